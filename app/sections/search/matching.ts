/**
 * The search of the site (specification §5, open point "search matching"): it finds substrings, whatever the case; a letter
 * typed without diacritics also stands for the same letter with them (d for đ, too), a letter typed with them only for itself. So `in bat`
 * finds `In bạt`, and `bạt` does not find `bất`. Composed and decomposed Unicode (NFC, NFD) are the same.
 */
import { withoutDiacritics } from "../../../contract/slug.ts";

/** A stretch of the original text; `hit` where the query stands. */
export interface Piece {
  text: string;
  hit: boolean;
  /** Where the stretch begins in the original. */
  at: number;
}

/** An entry made ready for many searches. */
export interface Indexed<Entry> {
  entry: Entry;
  fields: FoldedText[];
}

/** An entry that matches, with its fields in pieces, in the order they were given. */
export interface Found<Entry> {
  entry: Entry;
  fields: Piece[][];
}

/** A text letter by letter, with and without diacritics, and where each letter stands in the original. */
interface FoldedText {
  original: string;
  /** One string per letter: composed, lowercase. */
  exact: string[];
  /** The letters without diacritics in one string, for a quick look whether anything matches. */
  plain: string;
  /** Where each letter begins in `plain`, and in the original; with one more entry for the end. */
  plainAt: number[];
  originalAt: number[];
}

/** A letter with the marks that follow it. */
const LETTER = /\P{Mark}\p{Mark}*/gu;

/** Folding is the costly part, and a text has few different letters: each letter is folded once. */
const foldedLetters = new Map<string, { exact: string; plain: string }>();

function foldLetter(letter: string) {
  const known = foldedLetters.get(letter);
  if (known) return known;
  const folded = { exact: letter.normalize("NFC").toLowerCase(), plain: withoutDiacritics(letter) };
  foldedLetters.set(letter, folded);
  return folded;
}

function fold(original: string): FoldedText {
  const text: FoldedText = { original, exact: [], plain: "", plainAt: [], originalAt: [] };
  for (const { 0: letter, index } of original.matchAll(LETTER)) {
    const { exact, plain } = foldLetter(letter);
    text.exact.push(exact);
    text.plainAt.push(text.plain.length);
    text.originalAt.push(index);
    text.plain += plain;
  }
  text.plainAt.push(text.plain.length);
  text.originalAt.push(original.length);
  return text;
}

/**
 * @param fieldsOf the texts to be searched, the weightiest first
 * @returns the same entries, folded once
 */
export function indexEntries<Entry>(entries: readonly Entry[], fieldsOf: (entry: Entry) => string[]): Indexed<Entry>[] {
  return entries.map((entry) => ({ entry, fields: fieldsOf(entry).map(fold) }));
}

/**
 * @param query as typed; spaces at its ends do not count and runs of them count as one
 * @returns the entries that match: exact matches before those without diacritics, earlier fields before later ones, matches at the
 * beginning of a word before those inside a word, otherwise in the given order; none for a blank query
 */
export function search<Entry>(index: readonly Indexed<Entry>[], query: string): Found<Entry>[] {
  const wanted = fold(query.trim().replace(/\s+/g, " "));
  if (wanted.exact.length === 0) return [];
  return index
    .flatMap(({ entry, fields }) => {
      const hits = fields.map((field) => hitsIn(field, wanted));
      const rank = Math.min(...hits.flatMap((found, place) => found.map((hit) => rankOf(hit, place))));
      return rank === Number.POSITIVE_INFINITY ? [] : [{ entry, rank, hits, fields }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry, hits, fields }) => ({
      entry,
      fields: fields.map((field, place) => piecesOf(field, hits[place] ?? [])),
    }));
}

/** Where the query stands, as a range of letters; `to` is the first letter after it. */
interface Hit {
  from: number;
  to: number;
  exact: boolean;
  atWord: boolean;
}

/** A rank is better the lower it is; it holds for up to this many fields. */
const MOST_FIELDS = 8;
function rankOf({ exact, atWord }: Hit, field: number): number {
  return (exact ? 0 : 2 * MOST_FIELDS) + 2 * field + (atWord ? 0 : 1);
}

function hitsIn(text: FoldedText, wanted: FoldedText): Hit[] {
  const hits: Hit[] = [];
  let at = text.plain.indexOf(wanted.plain);
  while (at !== -1) {
    const from = letterAt(text, at);
    const hit = from === -1 ? null : hitAt(text, wanted, from);
    if (hit) hits.push(hit);
    at = text.plain.indexOf(wanted.plain, hit ? (text.plainAt[hit.to] ?? at + 1) : at + 1);
  }
  return hits;
}

function hitAt(text: FoldedText, wanted: FoldedText, from: number): Hit | null {
  let exact = true;
  for (const [place, letter] of wanted.exact.entries()) {
    const there = text.exact[from + place];
    if (there === letter) continue;
    // A letter typed with a diacritic matches only itself.
    if (there === undefined || foldLetter(there).plain !== letter) return null;
    exact = false;
  }
  const atWord = from === 0 || !/[\p{Letter}\p{Number}]/u.test(text.exact[from - 1] ?? "");
  return { from, to: from + wanted.exact.length, exact, atWord };
}

/** The letter that begins at a place of `plain`, found by binary search; -1 if the place is inside a letter. */
function letterAt({ plainAt }: FoldedText, place: number): number {
  let low = 0;
  let high = plainAt.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((plainAt[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return plainAt[low] === place ? low : -1;
}

function piecesOf({ original, originalAt }: FoldedText, hits: Hit[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const take = (end: number, hit: boolean) => {
    if (end > done) pieces.push({ text: original.slice(done, end), hit, at: done });
    done = end;
  };
  for (const { from, to } of hits) {
    take(originalAt[from] ?? 0, false);
    take(originalAt[to] ?? original.length, true);
  }
  take(original.length, false);
  return pieces;
}
