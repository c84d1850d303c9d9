/** Words about letters that the desk has not confirmed yet, in the browser's own storage: there they outlive a closed window and a crashed desk. */
import type { Typed, WordsField } from "../../letters/letter-words.ts";

/** The letter and the field to which words belong. */
export interface Place {
  id: string;
  field: WordsField;
  /** Where the letter lay when the words were typed, as the inbox's `place` says; words that were kept before it was named lack it. */
  store?: string | undefined;
}

export interface KeptWords {
  place: Place;
  typed: Typed;
}

const PREFIX = "desk-letter:";

/** Each window has a key of its own, so that of two windows that write about one letter, neither overwrites the other's words. */
const keyOf = ({ id, field }: Place, window: string) => `${PREFIX}${id}:${field}:${window}`;

/** The part of `localStorage` that is used. */
export type Box = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** @returns the browser's storage; where that is turned off, one that keeps nothing */
export function boxOfBrowser(): Box {
  try {
    return localStorage;
  } catch {
    return { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

export function keepLetterWords(box: Box, { place, typed }: KeptWords): void {
  orNothing(() => box.setItem(keyOf(place, typed.by.window), JSON.stringify({ place, typed })));
}

/** Forgets kept words, unless their window has kept newer ones meanwhile. */
export function forgetLetterWords(box: Box, kept: KeptWords): void {
  orNothing(() => {
    const key = keyOf(kept.place, kept.typed.by.window);
    if (box.getItem(key) === JSON.stringify({ place: kept.place, typed: kept.typed })) box.removeItem(key);
  });
}

/** Forgets all that was typed about letters which are gone, in whatever window. */
export function forgetLetters(box: Box, ids: readonly string[]): void {
  for (const kept of keptLetterWords(box)) if (ids.includes(kept.place.id)) forgetLetterWords(box, kept);
}

/** @param place left out for the words of all places @returns words that the desk has not confirmed, of every window of this browser */
export function keptLetterWords(box: Box, place?: Place): KeptWords[] {
  const prefix = place ? keyOf(place, "") : PREFIX;
  const found: KeptWords[] = [];
  for (let at = 0; at < box.length; at++) {
    // Each by itself: one that nobody can read must not hide the others.
    orNothing(() => {
      const key = box.key(at) ?? "";
      if (!key.startsWith(prefix)) return;
      const kept = JSON.parse(box.getItem(key) ?? "") as KeptWords; // of an earlier desk, maybe, or broken
      if (keyOf(kept.place, kept.typed.by.window) === key) found.push(kept);
    });
  }
  return found;
}

/** Ignores that the storage is full or turned off, where words are sent to the desk a moment later all the same, and what cannot be read there. */
function orNothing(act: () => void): void {
  try {
    act();
  } catch {
    // see above
  }
}
