/** A page is opened, with whatever was typed in it and never answered for. */
import { useCallback, useState } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { AGAIN, ask, awaited, DESK_IS_LATE, DeskError, ofFile, refusalOf } from "../client.ts";
import type { Hand } from "./hand.ts";
import { forgetWords, goOn, keptWords } from "./kept-words.ts";
import type { PageInHand } from "./page-in-hand.ts";

/** The page as the desk has it, with the words that go on in it, or were set aside because it is another page by now. */
async function askFor(file: string): Promise<{ page: OpenPage; aside: boolean; forget: () => void }> {
  const opened = await ask<OpenPage>(`page?${ofFile(file)}`);
  // Typed and never answered for (the desk fell, the window was closed): it goes on as if nothing had been.
  const kept = opened.summary.unreadable === null ? keptWords(file) : null;
  const goneOn = kept && (await goOn(file, kept));
  // A whole file is saved only when the owner says so: its words wait in its box, or lie aside where it is another file by now.
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
 * @param take is given the page; @param refuse why there is none, or an empty sentence. Both stay the same
 * @returns whether words were set aside at the last opening, and what opens the page anew; while the desk does not answer, a page that was never
 * opened is asked for again by itself
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
        const { page, aside, forget } = await awaited(askFor(file), late);
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
