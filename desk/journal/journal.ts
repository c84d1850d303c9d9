/** Every state that a page was saved in and every publication, kept by content beside a log: undo and history without git. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { appendInside, type House, hashOf, readIfThere, removeInside, writeInside } from "../files/house.ts";

/** One line of the journal. */
export interface Entry {
  /** When, as ISO 8601 in UTC. */
  at: string;
  /** What happened. */
  what: "begun" | "saved" | "aside" | "outside" | "merged" | "restored" | "removed" | "published" | "given-back";
  /** Path in `content/`. Of a publication: none, its pages stand in `pages`. */
  file?: string;
  /** The state after; null where the page is gone. */
  hash?: string | null;
  /**
   * Pages of a publication with their state before and after; `leadsTo`: the address to which that of a page that went leads; `follows`: only a link in it was
   * moved; `left`: it took the page off the site.
   */
  pages?: {
    file: string;
    before: string | null;
    after: string | null;
    leadsTo?: string;
    follows?: true;
    left?: true;
  }[];
  /** Of a publication: the release of the site that it made, and the one customers saw before (null for the first). */
  release?: string;
  former?: string | null;
}

const LOG = "log.jsonl";
/** A page that is typed in all day is kept once in this time (milliseconds); its draft holds every word in between. */
export const APART = 60_000;

const folderOf = (house: House) => path.join(house.desk, "journal");

/** Keeps a state of a page. @returns its hash */
export function keepState(house: House, text: string): string {
  const hash = hashOf(text);
  if (!existsSync(path.join(folderOf(house), "states", hash))) writeInside(folderOf(house), `states/${hash}`, text);
  return hash;
}

/** Writes a line. It begins one of its own, too: the last may have been cut off by a crash. */
export function note(house: House, entry: Omit<Entry, "at">, now: number): void {
  appendInside(folderOf(house), LOG, `\n${JSON.stringify({ at: new Date(now).toISOString(), ...entry })}\n`);
}

/** Keeps what customers see of a page before it is written in. */
export function keepBegun(house: House, file: string, text: string, now: number): void {
  keep(house, "begun", file, text, now);
}

/** Keeps a saved state and notes it, however soon it follows another: before something else takes its place, or because somebody asked for it. */
export function keepSaved(house: House, file: string, text: string, now: number): void {
  keep(house, "saved", file, text, now);
}

/** Nothing where it is the state that was kept last. */
function keep(house: House, what: "begun" | "saved", file: string, text: string, now: number): void {
  if (entriesOf(house, file)[0]?.hash === hashOf(text)) return;
  note(house, { what, file, hash: keepState(house, text) }, now);
}

/** The same, but not every 0.8 s of typing: a state that follows another of the same page within a minute waits for the next. */
export function keepTyped(house: House, file: string, text: string, now: number): void {
  const last = entriesOf(house, file)[0];
  if ((last?.what === "saved" || last?.what === "begun") && isLately(last, now)) return;
  keepSaved(house, file, text, now);
}

/**
 * Keeps what could not be saved because the page was changed elsewhere. A window that goes on typing all the same is kept once a minute.
 *
 * @param certain keeps it however soon
 */
export function keepAside(house: House, file: string, text: string, now: number, certain: boolean): void {
  const own = entriesOf(house, file);
  if (own.some(({ hash }) => hash === hashOf(text))) return;
  const last = own.find(({ what }) => what === "aside");
  if (!certain && last && isLately(last, now)) return;
  note(house, { what: "aside", file, hash: keepState(house, text) }, now);
}

/** What is noted of a time to come was noted before the clock was set back: until that time nothing would be kept. */
function isLately({ at }: Entry, now: number): boolean {
  const age = now - Date.parse(at);
  return age >= 0 && age < APART;
}

/** @returns the journal, newest first; a line that a crash cut off is passed over */
export function entries(house: House): Entry[] {
  const log = readIfThere(path.join(folderOf(house), LOG)) ?? "";
  return log
    .split("\n")
    .flatMap((line) => {
      try {
        // What begins and ends as one is whole: a line is written at once.
        return line.startsWith("{") ? [JSON.parse(line) as Entry] : [];
      } catch {
        return [];
      }
    })
    .reverse();
}

/** @returns what happened to one page, newest first */
export function entriesOf(house: House, file: string): Entry[] {
  return entries(house).filter((entry) => entry.file === file);
}

/** @returns the text of a kept state; null when it was thinned out, and where there was no page */
export function stateAt(house: House, hash: string | null): string | null {
  return hash !== null && /^[0-9a-f]{24}$/.test(hash) ? readIfThere(path.join(folderOf(house), "states", hash)) : null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Thins the journal: every state of the last day, then the last of each hour, after thirty days of each day; those of publications always.
 *
 * @returns how many states went
 */
export function thin(house: House, now: number): number {
  const all = entries(house);
  const statesOf = ({ hash, pages = [] }: Entry) => [hash, ...pages.flatMap(({ before, after }) => [before, after])];
  const taken = new Set<string>();
  const stays = all.filter((entry) => {
    if ((entry.what !== "saved" && entry.what !== "aside") || !entry.file) return true;
    const age = now - Date.parse(entry.at);
    if (age < DAY) return true;
    const grid = age < 30 * DAY ? HOUR : DAY;
    const place = `${entry.what} ${entry.file} ${grid} ${Math.floor(Date.parse(entry.at) / grid)}`;
    if (taken.has(place)) return false;
    taken.add(place);
    return true;
  });
  const needed = new Set(stays.flatMap(statesOf));
  // Only those of lines that go: a log that was lost must not take all the states along.
  const going = new Set(all.flatMap(statesOf).filter((state) => state && !needed.has(state)));
  if (stays.length < all.length) {
    writeInside(
      folderOf(house),
      LOG,
      stays
        .reverse()
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join(""),
    );
  }
  const states = path.join(folderOf(house), "states");
  const gone = existsSync(states) ? readdirSync(states).filter((hash) => going.has(hash)) : [];
  for (const hash of gone) removeInside(states, hash);
  return gone.length;
}
