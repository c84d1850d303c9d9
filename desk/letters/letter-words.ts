/** What the shop writes about a letter, its note and its reply: never written over words that the writing window did not know. */
import * as v from "valibot";
import { WriterSchema } from "../drafts/drafts.ts";
import { hashOf } from "../files/house.ts";

/** `note` is for the shop alone. `reply` is being written: gaps stand in it as `[mấy giờ]`, and an empty one stands for the unchanged template. */
export type WordsField = "note" | "reply";

/** Words as a window sends them: with the revision of the words it began from, and with the window's own name, as for pages. */
export const TypedSchema = v.strictObject({ words: v.string(), on: v.string(), by: WriterSchema });

/** The same, checked. */
export type Typed = v.InferOutput<typeof TypedSchema>;

/** Words that stand in a field, and the window that wrote them, where one window alone did. */
export interface Written {
  words: string;
  by: Typed["by"] | undefined;
}

/** Line above the words of a window that did not know of those before them. In a reply the line is a gap: nothing is copied or sent while it is there. */
const FROM_ELSEWHERE: Record<WordsField, string> = {
  note: "— gõ ở cửa sổ khác:",
  reply: "[gõ ở cửa sổ khác, giữ một trong hai]",
};

/** The revision by which a window names the words it began from. */
export const revisionOf = (words: string): string => hashOf(words);

/**
 * @returns the words that stand there afterwards; `met`: whether the window did not know of those that stood there before. In that case its own words stand
 *   below them, unless they are there already
 */
export function withTyped(field: WordsField, present: Written, typed: Typed): Written & { met: boolean } {
  const own = present.by?.window === typed.by.window;
  // The window has sent newer words, which overtook these on the way.
  if (own && present.by && present.by.turn > typed.by.turn) return { ...present, met: false };
  if (own || present.words === typed.words || typed.on === revisionOf(present.words))
    return { words: typed.words, by: typed.by, met: false };
  const there = typed.words.trim() === "" || `\n${present.words}\n`.includes(`\n${typed.words}\n`);
  const words = there ? present.words : [present.words, FROM_ELSEWHERE[field], typed.words].join("\n");
  return { words, by: undefined, met: true };
}
