/**
 * What is being written and what waits in the tray, one file a page under `var/desk/drafts/`. A draft holds the whole text of its page, and the
 * text that customers saw when the draft began, so that a change made outside the desk is noticed and can be merged.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { kindOf } from "../documents/kinds.ts";
import { codeOf } from "../files/disk.ts";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";

/**
 * A window, and how many times it has sent its words. A window may write over its own last state even before it got an answer: when it is closed or
 * reloaded at that moment, the revision it knows is still the one before.
 */
export const WriterSchema = v.strictObject({
  window: v.pipe(v.string(), v.uuid()),
  turn: v.pipe(v.number(), v.integer()),
});
export type Writer = v.InferOutput<typeof WriterSchema>;

const DraftSchema = v.object({
  /** Path in `content/`. */
  file: v.string(),
  /** The whole file as it is to be; null takes the page off the site. */
  text: v.nullable(v.string()),
  /** The file in `content/` when the draft began; null for a new page. */
  base: v.nullable(v.string()),
  /** For a page that is taken off the site: the address to which its own then leads. */
  leadsTo: v.exactOptional(v.string()),
  /** `desk`: being written. `tray`: finished, goes online with the next publication. */
  place: v.picklist(["desk", "tray"]),
  /** When it was saved last, ISO 8601 in UTC. */
  at: v.string(),
  /** The window that wrote this state, where one did. */
  by: v.exactOptional(WriterSchema),
});

/** What is being written of one page. */
export type Draft = v.InferOutput<typeof DraftSchema>;

const folderOf = (house: House) => path.join(house.desk, "drafts");

/** @returns the draft of a page; null where there is none, or where a failing disk broke its file (the journal then still has what was written) */
export function draftOf(house: House, file: string): Draft | null {
  const text = readIfThere(path.join(folderOf(house), `${file}.json`));
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), text);
  return draft.success ? draft.output : null;
}

/** Saves in one step: a killed process leaves either the former draft or this one. */
export function saveDraft(house: House, draft: Draft): void {
  writeInside(folderOf(house), `${draft.file}.json`, `${JSON.stringify(draft, null, 1)}\n`);
}

/** Removes a draft that is online now, or that the owner has discarded. Its states stay in the journal. */
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
