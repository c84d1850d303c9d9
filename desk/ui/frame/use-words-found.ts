/** Where words stand on the pages; the desk is asked while they are typed. */
import { useEffect, useState } from "react";
import type { WordsFound } from "../../drafts/find-words.ts";
import { ask, DeskError } from "../client.ts";

/** Milliseconds without a key after which the desk is asked. */
const REST = 200;

/** @returns every place where the words stand; until the answer to new words is there, the places of the former ones */
export function useWordsFound(words: string): readonly WordsFound[] {
  const [found, setFound] = useState<readonly WordsFound[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await ask<{ found: WordsFound[] }>(`words?wanted=${encodeURIComponent(words)}`, {
          signal: left.signal,
        });
        if (!left.signal.aborted) setFound(answer.found);
      } catch (error) {
        // Not reported here: the window has a note of its own for a desk that does not answer (pages.tsx).
        if (!(error instanceof DeskError) && !left.signal.aborted) throw error;
        if (!left.signal.aborted) setFound([]);
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [words]);
  return found;
}
