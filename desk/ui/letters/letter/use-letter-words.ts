import { useCallback, useEffect, useMemo, useState } from "react";
import type { DeskLetter } from "../../../letters/inbox.ts";
import type { WordsField } from "../../../letters/letter-words.ts";
import { useLetters } from "../letters.tsx";

/** Whether the desk has what stands in a field; "none" where nothing was ever written there. */
export type WordsState = "none" | "saved" | "busy" | "bad";

export interface LetterWords {
  words: string;
  state: WordsState;
  /** Something was typed here since the letter was opened. */
  begun: boolean;
  change: (words: string) => void;
  /** Sends at once what waits. */
  flush: () => void;
}

/**
 * What the shop writes about a letter, saved without a button. Words that the desk does not have yet are shown instead of those it has; a field in which
 * nobody types shows what another window wrote as soon as the letters are asked for again.
 */
export function useLetterWords({ id, standing }: DeskLetter, field: WordsField): LetterWords {
  const { inbox, writer } = useLetters();
  const store = inbox?.place;
  const place = useMemo(() => ({ id, field, store }), [id, field, store]);
  const [underway, setUnderway] = useState(() => writer.underway(place));
  const [begun, setBegun] = useState(false);
  useEffect(() => writer.listen(() => setUnderway(writer.underway(place))), [writer, place]);
  const on = standing.revision[field];
  const change = useCallback(
    (words: string) => {
      setBegun(true);
      writer.type(place, words, on);
    },
    [writer, place, on],
  );
  const words = underway?.typed.words ?? standing[field];
  const settled = begun || words !== "" ? "saved" : "none";
  const state = underway ? (underway.refused ? "bad" : "busy") : settled;
  return { words, state, begun, change, flush: writer.flush };
}
