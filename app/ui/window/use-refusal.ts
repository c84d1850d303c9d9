import { useRested } from "./use-rested.ts";

/**
 * What a field says of what was typed into it and cannot be taken: while it is typed in only once the typing rests, since a "5" that is to be "50" is not
 * wrong yet; once it is left, with what stands instead.
 *
 * @param why a sentence; empty where nothing is wrong
 * @param kept what stands, in words
 */
export function useRefusal(why: string, isTyping: boolean, kept: string): string {
  const rested = useRested(why);
  if (isTyping) return rested === why ? why : "";
  return why && `${why} Vẫn giữ ${kept}.`;
}
