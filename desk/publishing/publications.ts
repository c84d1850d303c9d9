/** The publications that the journal knows, and the way back from one. */
import path from "node:path";
import { type Draft, draftOf, saveDraft } from "../drafts/drafts.ts";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { type Entry, stateAt } from "../journal/journal.ts";

/** @returns the pages of a publication that were chosen, without those that only follow them */
export const chosenOf = ({ pages = [] }: Entry): string[] =>
  pages.flatMap(({ file, follows }) => (follows ? [] : file));

/** Publications that stand, the newest first, without those that were given back. */
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

/** The publication that can be given back; null where none stands. */
export const lastPublication = (all: Entry[]): Entry | null => publications(all)[0] ?? null;

/** Makes a page again what it was before. What was online goes into the tray, or into a draft that has been begun since. @returns where the draft is */
export function putPageBack(
  house: House,
  { file, before, after, leadsTo, follows }: NonNullable<Entry["pages"]>[number],
  now: number,
): Draft["place"] | "outside" {
  const [old, taken] = [stateAt(house, before), stateAt(house, after)];
  const there = readIfThere(path.join(house.content, file));
  const begun = draftOf(house, file);
  // Put back already by a try that broke off at another page.
  const isBack = begun !== null && there === old && begun.base === old;
  if (there !== taken) return isBack ? begun.place : "outside";
  // Where a failing disk lost the former state from the journal, the page must not be taken for a new one, which would be deleted.
  if (old === null && before !== null) return "outside";
  const at = new Date(now).toISOString();
  const returned: Draft = { file, text: taken, base: old, ...(leadsTo && { leadsTo }), place: "tray", at };
  // The draft first: where the disk has no room for it, the next try finds the page unchanged.
  if (!follows || begun) saveDraft(house, begun ? { ...begun, base: old } : returned);
  if (old === null) removeInside(house.content, file);
  else writeInside(house.content, file, old);
  return begun?.place ?? "tray";
}
