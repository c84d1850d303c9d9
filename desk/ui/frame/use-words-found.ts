/** Where words stand on the pages: asked of the desk while they are typed. */
import { useEffect, useState } from "react";
import type { WordsFound } from "../../drafts/find-words.ts";
import { ask, DeskError } from "../client.ts";

/** Milliseconds without a key after which it is asked. */
const REST = 200;

/** @returns every place where the words stand; what was found of the words before, until the answer to the new ones is there */
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
        // A desk that does not answer is told of on top of the window.
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
