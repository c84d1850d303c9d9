/** What was typed about letters and not yet answered for by the desk, in the browser's own storage: it outlives a closed window and a desk that fell. */
import type { Typed, WordsField } from "../../letters/letter-words.ts";

/** A place on the desk that words belong to. */
export interface Place {
  id: string;
  field: WordsField;
}

export interface KeptWords {
  place: Place;
  typed: Typed;
}

const PREFIX = "desk-letter:";

/** Each window has a place of its own there: of two that write about one letter, neither takes the other's words away. */
const keyOf = ({ id, field }: Place, window: string) => `${PREFIX}${id}:${field}:${window}`;

/** What of `localStorage` is used. */
export type Box = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export function keepLetterWords(box: Box, { place, typed }: KeptWords): void {
  orNothing(() => box.setItem(keyOf(place, typed.by.window), JSON.stringify({ place, typed })));
}

/** Forgets them, unless their window has kept newer ones meanwhile. */
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

/** @param place of this alone, else of all @returns what the desk never answered for, of every window of this browser */
export function keptLetterWords(box: Box, place?: Place): KeptWords[] {
  const prefix = place ? keyOf(place, "") : PREFIX;
  const found: KeptWords[] = [];
  orNothing(() => {
    for (let at = 0; at < box.length; at++) {
      const key = box.key(at) ?? "";
      if (key.startsWith(prefix)) found.push(JSON.parse(box.getItem(key) ?? "") as KeptWords);
    }
  });
  return found;
}

/** No room, or storage is turned off: the desk itself is told a moment later all the same. */
function orNothing(act: () => void): void {
  try {
    act();
  } catch {
    // see above
  }
}
