/** What the shop writes of a letter, its note and its reply: never written over words that the writing window did not know of. */
import * as v from "valibot";
import { WriterSchema } from "../drafts/drafts.ts";
import { hashOf } from "../files/house.ts";

/** `note` is for the shop alone; `reply` is being written, gaps stand in it as `[mấy giờ]`, and empty it is the template as it is. */
export type WordsField = "note" | "reply";

/** Words as a window sends them: with the revision of those it began from, and which window that is, as with pages. */
export const TypedSchema = v.strictObject({ words: v.string(), on: v.string(), by: WriterSchema });

/** The same, checked. */
export type Typed = v.InferOutput<typeof TypedSchema>;

/** Words that stand in a field, and the window that wrote them, where one did so alone. */
export interface Written {
  words: string;
  by: Typed["by"] | undefined;
}

/** What stands above words that another window did not know of. In a reply it is a gap: nothing is copied or sent while it is there. */
const FROM_ELSEWHERE: Record<WordsField, string> = {
  note: "— gõ ở cửa sổ khác:",
  reply: "[gõ ở cửa sổ khác, giữ một trong hai]",
};

/** The words a window names as those it began from. */
export const revisionOf = (words: string): string => hashOf(words);

/**
 * @returns what stands there afterwards, and whether the window did not know of all of it: then its own words stand below the others, unless they are
 *   there already
 */
export function withTyped(field: WordsField, present: Written, typed: Typed): Written & { met: boolean } {
  const own = present.by?.window === typed.by.window;
  // The window itself has sent newer ones: these were overtaken on their way.
  if (own && present.by && present.by.turn > typed.by.turn) return { ...present, met: false };
  if (own || present.words === typed.words || typed.on === revisionOf(present.words))
    return { words: typed.words, by: typed.by, met: false };
  const there = typed.words.trim() === "" || `\n${present.words}\n`.includes(`\n${typed.words}\n`);
  const words = there ? present.words : [present.words, FROM_ELSEWHERE[field], typed.words].join("\n");
  return { words, by: undefined, met: true };
}
