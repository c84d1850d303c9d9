import { useEffect, useState } from "react";

/** Milliseconds after the last change: a pull, or a figure that is being typed, is one change and not a hundred. */
const QUIET = 700;

/** @returns the words as they were when they last stood still; as they first are until they have changed */
export function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(setRested, QUIET, words);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
