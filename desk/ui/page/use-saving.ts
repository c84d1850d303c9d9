/** What is typed on its way to the disk: nothing waits for a button, one save is on its way at a time, and one that failed is tried again. */
import { useCallback, useState } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { AGAIN, ask, awaited, DESK_IS_LATE, DeskError, ofFile } from "../client.ts";
import type { Saving } from "../frame/bar.tsx";
import { hourOf } from "../parts/words.ts";
import { type Hand, nextOf } from "./hand.ts";
import { forgetAnswered, keepWords } from "./kept-words.ts";

/** After the last key (milliseconds): saved and shown well within the 0.3 s that feel like at once. */
const REST = 60;
/** Who types without a rest is saved, and sees it, this often all the same. */
const AT_MOST = 250;

/** How it stands with what was typed, and what changes that. */
export interface PageSaving {
  saving: Saving;
  /** When it was saved last; null for a page that nobody has written in. */
  hour: string | null;
  /** One waits to hear how it stands. */
  spoken: boolean;
  /** Why it could not be saved or opened; empty when it could. */
  refused: string;
  /** The last save was sent, and is not answered by now: it goes on by itself. */
  late: boolean;
  /** What was typed is in the browser's own storage, too. */
  kept: boolean;
  /** Another window wrote here: this one has to open the page anew. */
  elsewhere: boolean;
  /** @param certain saved by hand: kept in the journal however soon after the last */
  save: (certain: boolean) => Promise<void>;
  /** Something was typed: it is kept in the browser and sent in a moment. */
  touched: () => void;
  /** The page was opened anew: all of it is on the disk. */
  opened: (page: OpenPage) => void;
  refuse: (sentence: string) => void;
}

/** @param saved is told what the desk answered, while the page is on the screen; @param left that it answered afterwards. Both stay the same */
export function useSaving(file: string, hand: Hand, saved: (page: OpenPage) => void, left: () => void): PageSaving {
  const [saving, setSaving] = useState<Saving>("saved");
  const [hour, setHour] = useState<string | null>(null);
  const [spoken, setSpoken] = useState(false);
  const [refused, refuse] = useState("");
  const [late, setLate] = useState(false);
  const [kept, setKept] = useState(true);
  const [elsewhere, setElsewhere] = useState(false);

  const save = useCallback(
    async (certain: boolean): Promise<void> => {
      clearTimeout(hand.timer);
      if (!hand.page || hand.page.summary.unreadable) return;
      hand.certain ||= certain;
      hand.awaited ||= certain;
      if (hand.busy || (!hand.dirty && !hand.certain)) return;
      const { certain: sure } = hand;
      hand.certain = false;
      hand.busy = true;
      hand.dirty = false;
      hand.since = 0;
      setSaving("busy");
      try {
        const body = { ...nextOf(hand, hand.page.revision), certain: sure };
        hand.turn = body.by.turn;
        const sent = ask<OpenPage>(`page?${ofFile(file)}`, { method: "PUT", body });
        const answer = await awaited(sent, () => setLate(true));
        forgetAnswered(file, body.by);
        if (!hand.open) return left();
        hand.page = answer;
        refuse("");
        // What was typed while the answer was on its way is not saved yet.
        setSaving(hand.dirty ? "busy" : "saved");
        setHour(hourOf(answer.summary.at ?? new Date().toISOString()));
        if (!hand.dirty) {
          setSpoken(hand.awaited);
          hand.awaited = false;
        }
        saved(answer);
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        hand.dirty = true;
        hand.awaited = true;
        setSaving("bad");
        refuse(error.message);
        if (error.status === 409) setElsewhere(true);
        else {
          hand.certain ||= sure;
          hand.timer = window.setTimeout(() => void save(false), AGAIN);
        }
        return;
      } finally {
        setLate(false);
        hand.busy = false;
      }
      if (hand.dirty || hand.certain) hand.timer = window.setTimeout(() => void save(false), REST);
    },
    [file, hand, saved, left],
  );

  const touched = useCallback(() => {
    if (!hand.page) return;
    hand.dirty = true;
    hand.since ||= Date.now();
    setSaving("busy");
    setSpoken(false);
    clearTimeout(hand.timer);
    const wait = Math.max(0, Math.min(REST, hand.since + AT_MOST - Date.now()));
    hand.timer = window.setTimeout(() => {
      if (hand.page) setKept(keepWords(file, nextOf(hand, hand.page.revision)));
      void save(false);
    }, wait);
  }, [file, hand, save]);

  const opened = useCallback(({ summary }: OpenPage) => {
    setElsewhere(false);
    setSaving("saved");
    setHour(summary.at && hourOf(summary.at));
  }, []);

  const stands = late ? { saving: "bad" as const, refused: DESK_IS_LATE } : { saving, refused };
  return { ...stands, hour, spoken, late, kept, elsewhere, save, touched, opened, refuse };
}
