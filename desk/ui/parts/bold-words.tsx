import type { ReactNode } from "react";
import { BOLD } from "../../documents/bold.ts";

/**
 * Draws the bold words of a text bold.
 *
 * @param text a part of a text from `documents/text-words.ts`
 * @param begun whether it begins within bold words
 */
export function boldWords(text: string, begun = false): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are drawn anew with the whole text
  return text.split(BOLD).map((words, at) => ((at % 2 === 1) !== begun ? <strong key={at}>{words}</strong> : words));
}

/** @param begun as in {@link boldWords} @returns whether the text ends within bold words */
export const endsBold = (text: string, begun: boolean): boolean => (text.split(BOLD).length % 2 === 0) !== begun;
