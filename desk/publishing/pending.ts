/**
 * `content/` is changed for a publication and put back when that fails, also when the desk was killed in the middle of it: what was there before
 * is written down first.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { newPictures } from "../pictures/picture-files.ts";
import type { Plan } from "./plan.ts";

const FILE = "publishing/pending.json";

/** Writes what a plan says into `content/`. */
export function writeContent(house: House, plan: Plan): void {
  writeInside(house.desk, FILE, JSON.stringify(plan));
  for (const picture of plan.pictures)
    writeInside(house.content, `pictures/${picture}`, readFileSync(path.join(newPictures(house), picture)));
  for (const { file, after } of plan.changes) put(house, file, after);
}

/**
 * While a publication runs, customers still see what it is about to replace: a page that is opened and written on meanwhile begins from that.
 *
 * @returns what customers see of a page (null for one that is new to them), or undefined when no publication is changing it
 */
export function stillOnline(house: House, file: string): string | null | undefined {
  const pending = readIfThere(path.join(house.desk, FILE));
  if (pending === null) return undefined;
  const change = (JSON.parse(pending) as Plan).changes.find((one) => one.file === file);
  return change && readIfThere(path.join(house.content, file)) === change.after ? change.before : undefined;
}

/** The publication is whole: nothing will be put back. */
export function settle(house: House): void {
  removeInside(house.desk, FILE);
}

/** Puts back what an unfinished publication had written; nothing where there is none. @returns whether there was one */
export function putBack(house: House): boolean {
  const pending = readIfThere(path.join(house.desk, FILE));
  if (pending === null) return false;
  const { changes, pictures } = JSON.parse(pending) as Plan;
  for (const { file, before, after } of changes) {
    // Only what the publication itself wrote: a hand that was quicker keeps its text.
    if (readIfThere(path.join(house.content, file)) === after) put(house, file, before);
  }
  for (const picture of pictures) removeInside(house.content, `pictures/${picture}`);
  settle(house);
  return true;
}

function put(house: House, file: string, text: string | null): void {
  if (text === null) removeInside(house.content, file);
  else writeInside(house.content, file, text);
}
