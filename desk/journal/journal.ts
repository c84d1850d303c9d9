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
  /** Path in `content/`; none for a publication, whose pages stand in `pages`. */
  file?: string;
  /** The state after; null where the page is gone. */
  hash?: string | null;
  /**
   * Pages of a publication with their state before and after; `leadsTo`: the address to which that of a removed page leads; `follows`: only a link or a
   * former address in it changed with another page; `left`: the publication took the page off the site.
   */
  pages?: {
    file: string;
    before: string | null;
    after: string | null;
    leadsTo?: string;
    follows?: true;
    left?: true;
  }[];
  /** For a publication: the release of the site that it made, and the one that customers saw before (null for the first). */
  release?: string;
  former?: string | null;
}

const LOG = "log.jsonl";
/** Milliseconds: a page that is typed in all day is kept once in this time; its draft holds every word in between. */
export const APART = 60_000;

const folderOf = (house: House) => path.join(house.desk, "journal");

/** Keeps a state of a page. @returns its hash */
export function keepState(house: House, text: string): string {
  const hash = hashOf(text);
  if (!existsSync(path.join(folderOf(house), "states", hash))) writeInside(folderOf(house), `states/${hash}`, text);
  return hash;
}

/** Writes a line. It begins with a line break, too, because a crash may have cut off the line before. */
export function note(house: House, entry: Omit<Entry, "at">, now: number): void {
  appendInside(folderOf(house), LOG, `\n${JSON.stringify({ at: new Date(now).toISOString(), ...entry })}\n`);
}

/** Keeps the state of a page that customers see, before the owner begins to edit it. */
export function keepBegun(house: House, file: string, text: string, now: number): void {
  keep(house, "begun", file, text, now);
}

/** Keeps a saved state and notes it, however soon it follows another: before something else takes its place, or because somebody asked for it. */
export function keepSaved(house: House, file: string, text: string, now: number): void {
  keep(house, "saved", file, text, now);
}

/** Does nothing where the state is the one that the page was kept in last; what was set aside since was never a state of the page. */
function keep(house: House, what: "begun" | "saved", file: string, text: string, now: number): void {
  if (entriesOf(house, file).find((entry) => entry.what !== "aside")?.hash === hashOf(text)) return;
  note(house, { what, file, hash: keepState(house, text) }, now);
}

/** As {@link keepSaved}, but not every 0.8 s of typing: a state that follows another of the same page within a minute waits until it is over. */
export function keepTyped(house: House, file: string, text: string, now: number): void {
  const last = entriesOf(house, file)[0];
  if ((last?.what === "saved" || last?.what === "begun") && isLately(last, now)) return;
  keepSaved(house, file, text, now);
}

/**
 * Keeps what could not be saved because the page was changed elsewhere. A window that goes on typing all the same is kept once a minute.
 *
 * @param certain whether to keep it however soon it follows the one before
 */
export function keepAside(house: House, file: string, text: string, now: number, certain: boolean): void {
  const own = entriesOf(house, file);
  if (own.some(({ hash }) => hash === hashOf(text))) return;
  const last = own.find(({ what }) => what === "aside");
  if (!certain && last && isLately(last, now)) return;
  note(house, { what: "aside", file, hash: keepState(house, text) }, now);
}

/** A line with a time in the future was written before the clock was set back. It does not count, otherwise nothing would be kept until that time. */
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
        // A line that can be parsed is whole.
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

/** @returns the text of a kept state; null when it was thinned out, and for a hash of null (no page) */
export function stateAt(house: House, hash: string | null): string | null {
  return hash !== null && /^[0-9a-f]{24}$/.test(hash) ? readIfThere(path.join(folderOf(house), "states", hash)) : null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Thins the states that were saved or set aside: all of the last day stay, then the last of each hour, after thirty days the last of each day. All other
 * states stay, e.g. those of publications.
 *
 * @returns how many states were removed
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
  // Only states of lines that are removed: where the log was lost, all states must stay.
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
