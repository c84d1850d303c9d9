/**
 * The note that a publication is being given back. By it, what a killed desk or a full disk has broken off is finished later, and no half of the publication
 * stays online.
 */
import path from "node:path";
import * as v from "valibot";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { type Entry, entries } from "../journal/journal.ts";
import { lastPublication } from "./publications.ts";

const FILE = "publishing/giving-back.json";

const GivingBackSchema = v.object({
  /** When the publication was. */
  at: v.string(),
  /** Customers see the former version already: only the pages are still to be given back. */
  formerIsSeen: v.boolean(),
});

export function noteGivingBack(house: House, note: v.InferOutput<typeof GivingBackSchema>): void {
  writeInside(house.desk, FILE, JSON.stringify(note));
}

export function forgetGivingBack(house: House): void {
  removeInside(house.desk, FILE);
}

/** @returns the publication that is being given back, with the release before it; null where none is, or where the journal says that it has been given back */
export function givingBackIn(house: House): { publication: Entry; former: string; formerIsSeen: boolean } | null {
  const text = readIfThere(path.join(house.desk, FILE));
  const note = v.safeParse(v.pipe(v.string(), v.parseJson(), GivingBackSchema), text);
  const publication = lastPublication(entries(house));
  if (!note.success || !publication?.former || publication.at !== note.output.at) return null;
  return { publication, former: publication.former, formerIsSeen: note.output.formerIsSeen };
}
