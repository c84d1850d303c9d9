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
  if (readIfThere(path.join(house.content, file)) !== taken) return "outside";
  // A state that a failing disk took from the journal is not a page that was new: it would be deleted.
  if (old === null && before !== null) return "outside";
  if (old === null) removeInside(house.content, file);
  else writeInside(house.content, file, old);
  const begun = draftOf(house, file);
  if (follows && !begun) return "tray";
  saveDraft(
    house,
    begun
      ? { ...begun, base: old }
      : {
          file,
          text: taken,
          base: old,
          ...(leadsTo && { leadsTo }),
          place: "tray",
          at: new Date(now).toISOString(),
        },
  );
  return begun?.place ?? "tray";
}
