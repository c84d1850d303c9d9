/** Finds words wherever they stand on the pages, drafts included: a price that changes often stands in several places. */
import { BLOCK_KINDS, isWritten } from "../documents/block-kinds.ts";
import { readDocument, UnreadableDocument } from "../documents/document.ts";
import { fold, placeIn } from "../documents/fold-words.ts";
import { placeName, TEXT_PLACE } from "../documents/labels.ts";
import { isPicture } from "../documents/picture-names.ts";
import { wordsOf } from "../documents/words-of.ts";
import type { House } from "../files/house.ts";
import { allPages, type Page } from "./pages.ts";

/** One place where the words stand. */
export interface WordsFound {
  file: string;
  /** Place in the form, e.g. `priceFrom.amount`; null in the text. */
  field: string | null;
  /** What the place is called on the screen. */
  place: string;
  /** The words, with what stands around them. */
  words: string;
}

/** Characters shown on either side. */
const AROUND = 32;
/** A search for fewer characters would find every page. */
const FEWEST = 2;
/** Fields with values of the machine or without a box, not words of the owner. */
const NOT_WORDS = new Set(["formerSlugs", "sample", "id", "order", "category", "retired"]);
/** Attributes of blocks that are typed; the others are chosen from a list. */
const WRITTEN_INTO_BLOCKS = new Set(
  BLOCK_KINDS.flatMap(({ attributes }) => attributes.filter(isWritten).map(({ name }) => name)),
);

/** @param wanted as typed; diacritics, and the dots in a number, may be missing @returns every place, page by page, each once */
export function findWords(house: House, wanted: string): WordsFound[] {
  const { folded } = fold(wanted.trim());
  return folded.length < FEWEST ? [] : allPages(house).flatMap((page) => findOn(page, folded));
}

function findOn(page: Page, wanted: string): WordsFound[] {
  if (page.text === null) return [];
  try {
    const { fields, body } = readDocument(page.text, page.file);
    const places = [
      ...placesIn(fields, []).map(({ at, words }) => ({
        field: at.join("."),
        place: placeName(page.kind.name, at),
        words,
      })),
      ...body.split("\n").map((line) => ({ field: null, place: TEXT_PLACE, words: wordsOfLine(line) })),
    ];
    return places.flatMap(({ words, ...where }) => {
      const found = around(words, wanted);
      return found === null ? [] : [{ file: page.file, ...where, words: found }];
    });
  } catch (error) {
    if (error instanceof UnreadableDocument) return []; // the page's own screen reports this
    throw error;
  }
}

/** A line of a text without the signs of Markdown; of a block, a link and a picture what the owner wrote into them, because he sees no more of them. */
function wordsOfLine(line: string): string {
  if (/^:{2,}/.test(line))
    return [...line.matchAll(/([a-z]+)="([^"]*)"/g)]
      .flatMap(([, name = "", words]) => (WRITTEN_INTO_BLOCKS.has(name) ? words : []))
      .join(" ");
  return line
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\(\S+?(?: "((?:\\.|[^"\\])*)")?\)/g, (_, words: string, caption?: string) =>
      caption ? `${words} ${caption}` : words,
    )
    .replace(/^[#>|*\s-]+|\*\*/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

function placesIn(value: unknown, at: string[]): { at: string[]; words: string }[] {
  if (value === null || typeof value === "boolean" || isPicture(value)) return [];
  if (typeof value !== "object") return [{ at, words: wordsOf(value) }];
  return Object.entries(value).flatMap(([name, inside]) =>
    NOT_WORDS.has(name) ? [] : placesIn(inside, [...at, name]),
  );
}

/** @returns the words with what stands around them; null where `text` does not have them */
function around(text: string, wanted: string): string | null {
  const place = placeIn(text, wanted);
  if (!place) return null;
  const [start, end] = [Math.max(0, place.from - AROUND), place.to + AROUND];
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trim()}${end < text.length ? "…" : ""}`;
}
