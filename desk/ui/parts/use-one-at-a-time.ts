import { useRef } from "react";

/** @returns does the same, and nothing when it is asked for again before it is done: by a double click, or a second Enter */
export function useOneAtATime(act: () => Promise<void>): () => Promise<void> {
  const going = useRef(false);
  return async () => {
    if (going.current) return;
    going.current = true;
    try {
      await act();
    } finally {
      going.current = false;
    }
  };
}
