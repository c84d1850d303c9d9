/** Two people wrote on one page: what each changed is put together, field by field and block by block. */

import { withValueAt } from "../documents/at-path.ts";
import { readDocument, writeDocument } from "../documents/document.ts";
import { same } from "../documents/front-matter.ts";
import { blocksOf } from "../documents/markdown.ts";

/** One place that was changed on either side. */
export interface Difference {
  /** Field (`address.street`) or `text`. */
  place: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, to different things: somebody has to choose. */
  conflict: boolean;
}

/** Whose words are taken, by place. */
export type Choices = Record<string, "mine" | "theirs">;

/**
 * @param base the page before either wrote
 * @param mine what the desk holds
 * @param theirs what stands in `content/` now
 * @throws UnreadableDocument when one of them cannot be taken apart
 */
export function differences(file: string, base: string, mine: string, theirs: string): Difference[] {
  const [before, here, there] = [base, mine, theirs].map((text) => readDocument(text, file));
  if (!before || !here || !there) return [];
  const found = between([], before.fields, here.fields, there.fields);
  const text = mergedText(before.body, here.body, there.body);
  if (before.body !== here.body || before.body !== there.body) {
    found.push({
      place: "text",
      base: before.body,
      mine: here.body,
      theirs: there.body,
      conflict: text === null,
    });
  }
  return found;
}

/**
 * @param choices without one for a place, the desk's words are taken where both sides wrote, otherwise those of the side that did
 * @returns the page with what both changed
 */
export function merge(file: string, base: string, mine: string, theirs: string, choices: Choices): string {
  const found = differences(file, base, mine, theirs);
  const there = readDocument(theirs, file);
  let fields: unknown = there.fields;
  for (const { place, base: was, mine: here, conflict } of found) {
    if (place === "text") continue;
    const changedHere = !same(was, here);
    const takesMine = conflict ? choices[place] !== "theirs" : choices[place] ? choices[place] === "mine" : changedHere;
    if (takesMine) fields = withValueAt(fields, place.split("."), here);
  }
  const text = found.find(({ place }) => place === "text");
  const [before, here] = [readDocument(base, file).body, readDocument(mine, file).body];
  const together = mergedText(before, here, there.body);
  const chosen = choices.text === "theirs" ? there.body : here;
  const body = text ? (choices.text ? chosen : (together ?? here)) : null;
  return writeDocument(theirs, file, { fields: fields as Record<string, unknown>, body });
}

function between(path: string[], base: unknown, mine: unknown, theirs: unknown): Difference[] {
  if (same(base, mine) && same(base, theirs)) return [];
  if (isTable(base) && isTable(mine) && isTable(theirs)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
    return [...keys].flatMap((key) => between([...path, key], base[key], mine[key], theirs[key]));
  }
  const conflict = !same(base, mine) && !same(base, theirs) && !same(mine, theirs);
  return [{ place: path.join("."), base, mine, theirs, conflict }];
}

function isTable(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Merges runs of blocks: where one side left a run as it was, the other side's is taken. @returns null where both changed the same run */
function mergedText(base: string, mine: string, theirs: string): string | null {
  if (base === mine || mine === theirs) return theirs;
  if (base === theirs) return mine;
  const [before, here, there] = [base, mine, theirs].map((text) => blocksOf(text).map(({ source }) => source));
  if (!before || !here || !there) return null;
  const [toHere, toThere] = [pairs(before, here), pairs(before, there)];
  const out: string[] = [];
  let [b, h, t] = [0, 0, 0];
  for (let anchor = 0; anchor <= before.length; anchor++) {
    const [inHere, inThere] =
      anchor < before.length ? [toHere.get(anchor), toThere.get(anchor)] : [here.length, there.length];
    if (inHere === undefined || inThere === undefined) continue;
    const run = mergedRun(before.slice(b, anchor), here.slice(h, inHere), there.slice(t, inThere));
    if (!run) return null;
    out.push(...run, ...before.slice(anchor, anchor + 1));
    [b, h, t] = [anchor + 1, inHere + 1, inThere + 1];
  }
  return `\n${out.join("\n\n")}\n`;
}

function mergedRun(base: string[], mine: string[], theirs: string[]): string[] | null {
  if (same(base, mine)) return theirs;
  if (same(base, theirs) || same(mine, theirs)) return mine;
  return null;
}

/** Which block of one text is which of the other, by the longest common subsequence of equal blocks. */
function pairs(one: string[], other: string[]): Map<number, number> {
  const runs = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number) => runs[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const row = runs[i];
      if (row) row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found = new Map<number, number>();
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) found.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
