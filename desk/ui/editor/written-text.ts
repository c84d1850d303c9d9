/** How the words of a text are written into Markdown. */
import type { Text } from "mdast";
import type { Options } from "remark-stringify";

type Handler = NonNullable<NonNullable<Options["handlers"]>["text"]>;

/**
 * In the place of the engine's own handler, which writes words that end in a blank as they stand: before bold words or a link "1. ", "- " or "<b>" became
 * signs of Markdown. Blanks at their end stay blanks: at the end of a line they would be written as `&#x20;`.
 */
export const writtenText: Handler = ({ value }: Text, _parent, state, info) => {
  const words = value.trimEnd();
  const blanks = value.slice(words.length);
  return state.safe(words, { ...info, after: blanks || info.after, encode: [] }) + blanks;
};
