/**
 * What is being written and what waits, one file a page under `var/desk/drafts/`. A draft holds the whole text of its page, and the text
 * that customers saw when it began: so a change made outside is noticed, and both can be put together.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { kindOf } from "../documents/kinds.ts";
import { codeOf } from "../files/disk.ts";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";

/**
 * A window, and how many times it has sent its words. It may write on what it wrote itself, though it was not answered yet: closed or loaded anew
 * in that moment, it knows of no newer state than the one before.
 */
export const WriterSchema = v.strictObject({
  window: v.pipe(v.string(), v.uuid()),
  turn: v.pipe(v.number(), v.integer()),
});
export type Writer = v.InferOutput<typeof WriterSchema>;

const DraftSchema = v.object({
  /** Path in `content/`. */
  file: v.string(),
  /** The whole file as it shall be; null takes the page off the site. */
  text: v.nullable(v.string()),
  /** The file in `content/` when the draft began; null for a new page. */
  base: v.nullable(v.string()),
  /** Of a page that goes: the address its own leads to from then on. */
  leadsTo: v.exactOptional(v.string()),
  /** `desk`: being written. `tray`: finished, goes online with the next publication. */
  place: v.picklist(["desk", "tray"]),
  /** When it was saved last, ISO 8601 in UTC. */
  at: v.string(),
  /** Who wrote this state, where that was a window that is being typed in. */
  by: v.exactOptional(WriterSchema),
});

/** What is being written of one page. */
export type Draft = v.InferOutput<typeof DraftSchema>;

const folderOf = (house: House) => path.join(house.desk, "drafts");

/** @returns the draft of a page, or null when there is none, as where a failing disk broke its file: what was written stands in the journal then */
export function draftOf(house: House, file: string): Draft | null {
  const text = readIfThere(path.join(folderOf(house), `${file}.json`));
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), text);
  return draft.success ? draft.output : null;
}

/** Saves in one step: a killed process leaves the draft before or this one. */
export function saveDraft(house: House, draft: Draft): void {
  writeInside(folderOf(house), `${draft.file}.json`, `${JSON.stringify(draft, null, 1)}\n`);
}

/** Takes a draft away: it is online, or the owner let go of it. Its states stay in the journal. */
export function removeDraft(house: House, file: string): void {
  removeInside(folderOf(house), `${file}.json`);
}

/** @returns all drafts */
export function drafts(house: House): Draft[] {
  return draftFiles(folderOf(house)).flatMap((file) => draftOf(house, file) ?? []);
}

function draftFiles(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length).replaceAll(path.sep, "/"))
    .filter((file) => kindOf(file));
}
