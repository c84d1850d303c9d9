/** The real page beside the form, as customers will see it. */
import { useCallback, useRef, useState } from "react";
import type { Wrong } from "../../documents/check.ts";
import { ask, DeskError, ofFile } from "../client.ts";
import type { Hand } from "./hand.ts";

export interface Seen {
  /** Empty until the page was shown once. */
  html: string;
  /** The preview did not answer: what is shown is older than what was typed. */
  resting: boolean;
  /** What is wrong with the page beyond its own fields. */
  wrong: Wrong[];
}

/**
 * @returns what was seen last, and a function that looks again: it resolves when the newest state is seen, or cannot be; at once where a call before it is
 * still looking, and then looks once more
 */
export function useSeen(file: string, hand: Hand): { seen: Seen; see: () => Promise<void> } {
  const [seen, setSeen] = useState<Seen>({ html: "", resting: false, wrong: [] });
  const looking = useRef({ now: false, again: false });
  const see = useCallback(async () => {
    const { current } = looking;
    // One at a time: on a slow machine the newest state is shown next, not every one in between.
    if (current.now) {
      current.again = true;
      return;
    }
    current.now = true;
    do {
      current.again = false;
      try {
        const { html, problems } = await ask<{ html: string; problems: Wrong[] }>(
          `page/seen?${ofFile(file)}&place=${hand.place}`,
        );
        if (hand.open) setSeen({ html, resting: false, wrong: problems });
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        if (hand.open) setSeen((before) => ({ ...before, resting: true }));
      }
    } while (current.again && hand.open);
    current.now = false;
  }, [file, hand]);
  return { seen, see };
}
