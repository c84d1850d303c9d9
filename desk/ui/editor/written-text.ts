/** How the words of a text are written into Markdown. */
import type { Text } from "mdast";
import type { Options } from "remark-stringify";

type Handler = NonNullable<NonNullable<Options["handlers"]>["text"]>;

/**
 * Replaces the engine's own handler, which does not escape words that end in a space: before bold words or a link, "1. ", "- " or "<b>" would become
 * Markdown. Spaces at the end stay spaces: at the end of a line the engine would write them as `&#x20;`.
 */
export const writtenText: Handler = ({ value }: Text, _parent, state, info) => {
  const words = value.trimEnd();
  const blanks = value.slice(words.length);
  return state.safe(words, { ...info, after: blanks || info.after, encode: [] }) + blanks;
};
