import { useRested } from "./use-rested.ts";

/**
 * What a field says of a text that was typed into it and cannot be taken. As long as somebody types, only once the typing rests, because a "5" that is to be
 * "50" is not wrong yet; once the field is left, together with the value that is kept instead.
 *
 * @param why a sentence; empty where nothing is wrong
 * @param kept the value that is kept, in words
 */
export function useRefusal(why: string, isTyping: boolean, kept: string): string {
  const rested = useRested(why);
  if (isTyping) return rested === why ? why : "";
  return why && `${why} Vẫn giữ ${kept}.`;
}
