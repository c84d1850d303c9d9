import type { ReactNode } from "react";
import { BOLD } from "../../documents/bold.ts";

/**
 * Draws the bold words of a text bold.
 *
 * @param text a part of a text from `documents/text-words.ts`
 * @param before what stands before this part
 */
export function boldWords(text: string, before = ""): ReactNode[] {
  const first = before.split(BOLD).length - 1;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are drawn anew with the whole text
  return text.split(BOLD).map((words, at) => ((first + at) % 2 === 1 ? <strong key={at}>{words}</strong> : words));
}
