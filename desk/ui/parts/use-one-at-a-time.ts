import { useRef } from "react";

/**
 * @returns does the same, and nothing when it is asked for again before it is done: by a double click, or a second Enter; of what it did nothing for,
 * undefined
 */
export function useOneAtATime<Given extends unknown[], Done>(
  act: (...given: Given) => Promise<Done>,
): (...given: Given) => Promise<Done | undefined> {
  const going = useRef(false);
  return async (...given) => {
    if (going.current) return;
    going.current = true;
    try {
      return await act(...given);
    } finally {
      going.current = false;
    }
  };
}
