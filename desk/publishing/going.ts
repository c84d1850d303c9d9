/** The note of a publication that is being given back: a desk that is killed, or a disk that fills up, in the middle of it must not leave half of it online. */
import path from "node:path";
import * as v from "valibot";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { type Entry, entries } from "../journal/journal.ts";
import { lastPublication } from "./publications.ts";

const FILE = "publishing/giving-back.json";

const GoingSchema = v.object({
  /** When the publication was. */
  at: v.string(),
  /** Customers see the former version: what is left to do is to give the pages back. */
  gone: v.boolean(),
});

export function noteGoing(house: House, going: v.InferOutput<typeof GoingSchema>): void {
  writeInside(house.desk, FILE, JSON.stringify(going));
}

export function forgetGoing(house: House): void {
  removeInside(house.desk, FILE);
}

/** @returns the publication that is being given back, with the release before it; null where none is, or the journal says already that it is gone */
export function goingIn(house: House): { publication: Entry; former: string; gone: boolean } | null {
  const text = readIfThere(path.join(house.desk, FILE));
  const going = v.safeParse(v.pipe(v.string(), v.parseJson(), GoingSchema), text);
  const publication = lastPublication(entries(house));
  if (!going.success || !publication?.former || publication.at !== going.output.at) return null;
  return { publication, former: publication.former, gone: going.output.gone };
}
