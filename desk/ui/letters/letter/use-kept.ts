import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds after the last key. */
const REST = 800;

/**
 * Words that are kept by themselves: a moment after the last key, and when their place is left.
 *
 * @param first what stands there at the beginning
 * @param keep puts them on the disk
 * @returns the words, what changes them, and what keeps them at once
 */
export function useKept(first: string, keep: (words: string) => void): [string, (words: string) => void, () => void] {
  const [words, setWords] = useState(first);
  const waiting = useRef<{ words: string; timer: number } | null>(null);
  const keeper = useRef(keep);
  keeper.current = keep;
  const flush = useCallback(() => {
    const held = waiting.current;
    if (!held) return;
    waiting.current = null;
    clearTimeout(held.timer);
    keeper.current(held.words);
  }, []);
  const change = useCallback(
    (next: string) => {
      setWords(next);
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { words: next, timer: window.setTimeout(flush, REST) };
    },
    [flush],
  );
  useEffect(() => {
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);
  return [words, change, flush];
}
