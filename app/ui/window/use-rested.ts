import { useEffect, useState } from "react";

/** Milliseconds after the last change: a drag, or a figure that is being typed, is one change and not a hundred. */
const QUIET = 700;

/** @returns the words as they were when they last stood still; until they have first done so, the first words */
export function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(setRested, QUIET, words);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
