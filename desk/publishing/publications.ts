/** The publications that the journal knows, and the way back from one. */
import path from "node:path";
import { type Draft, draftOf, saveDraft } from "../drafts/drafts.ts";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { type Entry, stateAt } from "../journal/journal.ts";

/** @returns the pages of a publication that were chosen, without those that only follow them */
export const chosenOf = ({ pages = [] }: Entry): string[] =>
  pages.flatMap(({ file, follows }) => (follows ? [] : file));

/** Publications that stand, the newest first: one that was given back is none any more. */
export function publications(all: Entry[]): Entry[] {
  const standing: Entry[] = [];
  let givenBack = 0;
  for (const entry of all) {
    if (entry.what === "given-back") givenBack++;
    else if (entry.what === "published" && givenBack > 0) givenBack--;
    else if (entry.what === "published") standing.push(entry);
  }
  return standing;
}

/** The one that can be given back; null where none stands. */
export const lastPublication = (all: Entry[]): Entry | null => publications(all)[0] ?? null;

/** The page is again what it was; what was online lies in the tray, or stays in the draft that has been begun since. @returns where */
export function putPageBack(
  house: House,
  { file, before, after, leadsTo, follows }: NonNullable<Entry["pages"]>[number],
  now: number,
): Draft["place"] | "outside" {
  const [old, taken] = [stateAt(house, before), stateAt(house, after)];
  const there = readIfThere(path.join(house.content, file));
  const begun = draftOf(house, file);
  // By a try that broke off at another page.
  const isBack = begun !== null && there === old && begun.base === old;
  if (there !== taken) return isBack ? begun.place : "outside";
  // A state that a failing disk took from the journal is not a page that was new: it would be deleted.
  if (old === null && before !== null) return "outside";
  const at = new Date(now).toISOString();
  const returned: Draft = { file, text: taken, base: old, ...(leadsTo && { leadsTo }), place: "tray", at };
  // Its words first: where they find no room, the page is found as it was by the next try.
  if (!follows || begun) saveDraft(house, begun ? { ...begun, base: old } : returned);
  if (old === null) removeInside(house.content, file);
  else writeInside(house.content, file, old);
  return begun?.place ?? "tray";
}
