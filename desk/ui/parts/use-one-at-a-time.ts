import { useRef } from "react";

/**
 * @returns a function that does the same as `act`, but does nothing when it is called again before `act` is done, for example by a double click or a
 * second Enter; such a call gives undefined
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
