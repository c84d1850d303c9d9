/** What differs between two states of a page, place by place, in words that a person reads. */
import { readDocument, UnreadableDocument } from "./document.ts";
import { fieldAt, formOf } from "./form.ts";
import { same } from "./front-matter.ts";
import { type Kind, kindOf } from "./kinds.ts";
import { placeName, TEXT_PLACE } from "./labels.ts";
import { blocksOf } from "./markdown.ts";
import { otherHoursWords } from "./other-hours-words.ts";
import { bothTextWords, type DrawingsShown } from "./text-words.ts";
import { wordsOf } from "./words-of.ts";

/** One place that differs. */
export interface Place {
  /** What the place is called on the screen. */
  label: string;
  before: string;
  after: string;
}

/** What stands behind the names that the files have for things. */
export interface BehindNames {
  drawings: DrawingsShown;
  /** Titles of categories, by every slug that they have or had. */
  categories: Readonly<Record<string, string>>;
}

const NOTHING_BEHIND: BehindNames = { drawings: {}, categories: {} };

/** @param before null for a new page @param after null for a page that is taken away */
export function compare(file: string, before: string | null, after: string | null, behind = NOTHING_BEHIND): Place[] {
  const kind = kindOf(file);
  if (!kind || before === after) return [];
  try {
    const [old, now] = [before, after].map((text) =>
      text === null ? { fields: {}, body: "" } : readDocument(text, file),
    );
    if (!old || !now) return [];
    return [...fieldsBetween(kind, [], old.fields, now.fields, behind), ...textBetween(old.body, now.body, behind)];
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return [{ label: "Cả tệp", before: before ?? "", after: after ?? "" }];
  }
}

function fieldsBetween(kind: Kind, path: string[], before: unknown, after: unknown, behind: BehindNames): Place[] {
  if (same(before, after)) return [];
  const inside = entriesOf(before);
  const now = entriesOf(after);
  if (inside && now && (path.length === 0 || !Array.isArray(before) || inside.length === now.length)) {
    const keys = [...new Set([...inside, ...now].map(([key]) => key))];
    const [old, next] = [Object.fromEntries(inside), Object.fromEntries(now)];
    // The list of samples changes with every fact that is filled in, so the facts come first.
    if (path.length === 0) keys.sort((a, b) => Number(a === "sample") - Number(b === "sample"));
    return keys.flatMap((key) => fieldsBetween(kind, [...path, key], old[key], next[key], behind));
  }
  const [was, is] = bothFieldWords(kind, path, before, after, behind);
  const words = (value: unknown, inWords: string) => (value === undefined ? "" : inWords);
  return [{ label: placeName(kind.name, path), before: words(before, was), after: words(after, is) }];
}

/**
 * Two values of a field as a person reads them.
 *
 * @param path from the kind on
 * @returns both as the files have them where they differ but would read alike: a category had another title then
 */
export function bothFieldWords(
  kind: Kind,
  path: string[],
  before: unknown,
  after: unknown,
  { categories }: BehindNames,
): [before: string, after: string] {
  const isCategory = fieldAt(formOf(kind), path)?.kind === "category";
  const words = (value: unknown) => {
    if (isCategory) return categories[String(value)] ?? wordsOf(value);
    if (!Array.isArray(value)) return wordsOf(value);
    if (path[0] === "sample") return wordsOf(value.map((name) => placeName(kind.name, String(name).split("."))));
    // The bare hours would not say whether they are those of the phone or of the workshop.
    if (path[0] === "otherHours") return wordsOf(value.map((days) => otherHoursWords(days)?.words ?? days));
    return wordsOf(value);
  };
  const [was, is] = [words(before), words(after)];
  return isCategory && was === is && !same(before, after) ? [wordsOf(before), wordsOf(after)] : [was, is];
}

function entriesOf(value: unknown): [string, unknown][] | null {
  return value !== null && typeof value === "object" ? Object.entries(value) : null;
}

/** Runs of blocks that differ, each with its text before and after. */
function textBetween(before: string, after: string, { drawings }: BehindNames): Place[] {
  const [old, now] = [before, after].map((text) => blocksOf(text).map(({ source }) => source));
  if (!old || !now) return [];
  const places: Place[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (old[i] === now[j]) {
      i++;
      j++;
      continue;
    }
    const [nextOld, nextNow] = nextCommon(old, now, i, j);
    const written = (blocks: string[]) => blocks.join("\n\n");
    const [said, says] = bothTextWords(written(old.slice(i, nextOld)), written(now.slice(j, nextNow)), drawings);
    places.push({ label: TEXT_PLACE, before: said, after: says });
    [i, j] = [nextOld, nextNow];
  }
  return places;
}

/** The nearest pair of equal blocks from here on, or both ends. */
function nextCommon(old: string[], now: string[], i: number, j: number): [number, number] {
  for (let distance = 0; distance <= old.length - i + now.length - j; distance++) {
    for (let ahead = 0; ahead <= distance; ahead++) {
      const [a, b] = [i + ahead, j + distance - ahead];
      if (a < old.length && b < now.length && old[a] === now[b]) return [a, b];
    }
  }
  return [old.length, now.length];
}
