/** One page being written: opened, kept while typing, saved, previewed. Nothing here waits for a button. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { seenElsewhere } from "../../documents/seen-elsewhere.ts";
import type { LetGo, OpenPage } from "../../drafts/routes.ts";
import { usePages } from "../pages.tsx";
import { noteOnWay, useHand } from "./hand.ts";
import type { PageInHand } from "./page-in-hand.ts";
import { useComingAndGoing } from "./use-coming-and-going.ts";
import { useOpening } from "./use-opening.ts";
import { useSaving } from "./use-saving.ts";
import { useSeen } from "./use-seen.ts";

/** @param readText the text as the editor has it, or null when it was not touched */
export function usePage(file: string, readText: () => string | null): PageInHand {
  const { pages, refresh, hear: listAs } = usePages();
  const listed = useRef(pages);
  useEffect(() => {
    listed.current = pages;
  }, [pages]);
  const hand = useHand(readText);
  const [page, setPage] = useState<OpenPage | null>(null);
  const [edition, setEdition] = useState(0);
  const [fields, setOwnFields] = useState(hand.fields);
  const { seen, see } = useSeen(file, hand);
  // Before it is drawn: the bar counts the tray by the lists. Counted a moment later, its red button pushed all others from under the hand.
  useLayoutEffect(() => {
    if (page && listed.current.some((one) => one.file === file && one.state !== page.summary.state))
      listAs(page.summary);
  }, [file, page, listAs]);

  const saved = useCallback(
    (answer: OpenPage) => {
      setPage(answer);
      // The lists are read after the preview, because one process answers both.
      void see().then(() => (hand.dirty ? undefined : refresh()));
    },
    [hand, see, refresh],
  );
  const left = useCallback(() => void refresh(), [refresh]);
  const { save, saveAll, touched, opened, refuse, ...saving } = useSaving(file, hand, saved, left);

  const take = useCallback(
    (anew: OpenPage, sameWords = false) => {
      hand.page = anew;
      hand.dirty = false;
      setPage(anew);
      // A form that begins again is short until its editor is open, so that the owner would be far from where he was writing.
      if (!sameWords) {
        hand.fields = anew.fields;
        setOwnFields(anew.fields);
        setEdition((before) => before + 1);
      }
      opened(anew);
      // The lists are read again only if they say something else about the page; mostly they have just been read, as the window got the focus.
      const told = listed.current.find((one) => one.file === anew.summary.file);
      if (JSON.stringify(told) !== JSON.stringify(anew.summary)) void refresh();
      void see();
    },
    [hand, opened, refresh, see],
  );
  const { aside, reopen } = useOpening(file, hand, take, refuse);
  const hear = useCallback(
    (anew: OpenPage) => {
      hand.page = anew;
      setPage(anew);
    },
    [hand],
  );
  useComingAndGoing(file, hand, { reopen, save, hear, refresh });

  const change = useCallback(
    async <Answer extends OpenPage | LetGo>(asked: () => Promise<Answer>) => {
      if (!(await saveAll())) return null;
      const answered = noteOnWay(hand);
      try {
        const answer = await asked();
        const told: OpenPage | LetGo = answer;
        const anew = "hash" in told ? told.page : told;
        if (anew && !hand.dirty) take(anew, hand.page !== null && wordsIn(hand.page) === wordsIn(anew));
        else if (anew) hear(anew); // typed while the answer was on its way: the form keeps these words, which are saved next
        return answer;
      } finally {
        answered();
        void save(false);
      }
    },
    [hand, hear, save, saveAll, take],
  );

  const setFields = useCallback(
    (change: (fields: Record<string, unknown>) => Record<string, unknown>) => {
      hand.fields = change(hand.fields);
      setOwnFields(hand.fields);
      touched();
    },
    [hand, touched],
  );

  const writeAt = useCallback(
    (place: string) => {
      const kind = hand.page?.summary.kind ?? "";
      const stays = seenElsewhere(kind, place) === seenElsewhere(kind, hand.place);
      hand.place = place;
      if (!stays) void see();
    },
    [hand, see],
  );

  return {
    ...{ page, edition, fields, setFields, textChanged: touched },
    ...saving,
    ...{ aside, ...seen },
    ...{ saveNow: saveAll, change, writeAt, reopen, take },
  };
}

/** What the form and the editor have of a page, to be compared. */
const wordsIn = ({ fields, body }: OpenPage) => JSON.stringify([fields, body]);
