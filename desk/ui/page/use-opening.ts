/** Opens a page, with words that were typed in it and never confirmed by the desk. */
import { useCallback, useState } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { AGAIN, ask, awaited, DESK_IS_LATE, DeskError, ofFile, refusalOf } from "../client.ts";
import type { Hand } from "./hand.ts";
import { forgetWords, goOn, keptWords } from "./kept-words.ts";
import type { PageInHand } from "./page-in-hand.ts";

/** Asks the desk for the page, and sends the words that were never confirmed: they go into the page, or are set aside if it was changed meanwhile. */
async function askFor(file: string): Promise<{ page: OpenPage; aside: boolean; forget: () => void }> {
  const opened = await ask<OpenPage>(`page?${ofFile(file)}`);
  // Words that were never confirmed (the desk crashed, the window was closed) are saved now, as if nothing had happened.
  const kept = opened.summary.unreadable === null ? keptWords(file) : null;
  const goneOn = kept && (await goOn(file, kept));
  // A whole file is saved only when the owner says so: its words wait in its box, or are set aside if the file was changed meanwhile.
  const whole = keptWords(file, "whole");
  const wholeAside = whole !== null && whole.revision !== opened.revision;
  if (wholeAside) await goOn(file, whole);
  return {
    page: goneOn ?? opened,
    aside: (kept !== null && !goneOn) || wholeAside,
    forget() {
      if (kept) forgetWords(file);
      if (wholeAside) forgetWords(file, "whole");
    },
  };
}

/**
 * @param take called with the page @param refuse called with the reason why there is none, or with an empty sentence. Both have to stay the same
 * @returns whether words were set aside at the last opening, and a function that opens the page anew. While the desk does not answer, a page that was
 * never opened is asked for again by itself
 */
export function useOpening(
  file: string,
  hand: Hand,
  take: (page: OpenPage) => void,
  refuse: (sentence: string) => void,
): { aside: boolean; reopen: PageInHand["reopen"] } {
  const [aside, setAside] = useState(false);
  const reopen = useCallback(
    async (apart = false) => {
      try {
        const late = () => hand.open && !hand.page && refuse(DESK_IS_LATE);
        const { since, turn } = hand;
        const { page, aside, forget } = await awaited(askFor(file), late);
        // What was typed meanwhile stays in the form: its own save says whether the page has become another one.
        if (hand.since !== since || hand.turn !== turn) return;
        if (hand.open) {
          take(page);
          setAside(aside || apart);
        }
        forget();
        refuse("");
      } catch (error) {
        refuse(refusalOf(error));
        const gone = error instanceof DeskError && error.status === 404;
        if (hand.page || gone || !hand.open) return;
        clearTimeout(hand.timer);
        hand.timer = window.setTimeout(() => void reopen(apart), AGAIN);
      }
    },
    [file, hand, take, refuse],
  );
  return { aside, reopen };
}
