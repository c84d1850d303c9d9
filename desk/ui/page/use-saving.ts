/** Brings what is typed to the disk: nothing waits for a button, one save is on its way at a time, and a failed save is tried again. */
import { useCallback, useState } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { AGAIN, ask, awaited, DESK_IS_LATE, DeskError, ofFile } from "../client.ts";
import type { Saving } from "../frame/bar.tsx";
import { type Hand, nextOf, noteOnWay } from "./hand.ts";
import { forgetAnswered, keepWords } from "./kept-words.ts";

/** Milliseconds from the last key until the words are sent: so they are saved and shown well within the 0.3 s that feel immediate. */
const REST = 60;
/** Milliseconds: the words of somebody who types without a rest are saved, and shown, at least this often. */
const AT_MOST = 250;

/** Whether what was typed is saved, and the functions that change that. */
export interface PageSaving {
  saving: Saving;
  /** When the page was last saved, ISO 8601; null for a page that nobody has written in. */
  savedAt: string | null;
  /** Somebody waits to hear whether the page is saved. */
  spoken: boolean;
  /** Why the page could not be saved or opened; empty when it could. */
  refused: string;
  /** The last save was sent, but the desk has not answered in time: the save goes on by itself. */
  late: boolean;
  /** What was typed is in the browser's own storage, too. */
  kept: boolean;
  /** Another window has saved this page: this window has to open it anew. */
  elsewhere: boolean;
  /**
   * Does nothing while an answer is on its way, after which it is called again.
   *
   * @param certain true for a save by hand, which the journal keeps, however soon it follows the last one
   * @returns false where there are words that the desk did not take
   */
  save: (certain: boolean) => Promise<boolean>;
  /** Saves by hand, after an answer that is on its way. @returns whether all that was typed is on the disk */
  saveAll: () => Promise<boolean>;
  /** Call when something was typed: it is kept in the browser and sent in a moment. */
  touched: () => void;
  /** Call when the page was opened anew: all of it is on the disk. */
  opened: (page: OpenPage) => void;
  refuse: (sentence: string) => void;
}

/** @param saved called with the desk's answer while the page is on the screen @param left called if the answer comes later. Both have to stay the same */
export function useSaving(file: string, hand: Hand, saved: (page: OpenPage) => void, left: () => void): PageSaving {
  const [saving, setSaving] = useState<Saving>("saved");
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [spoken, setSpoken] = useState(false);
  const [refused, refuse] = useState("");
  const [late, setLate] = useState(false);
  const [kept, setKept] = useState(true);
  const [elsewhere, setElsewhere] = useState(false);

  const save = useCallback(
    async (certain: boolean): Promise<boolean> => {
      clearTimeout(hand.timer);
      if (!hand.page || hand.page.summary.unreadable) return !hand.dirty;
      hand.certain ||= certain;
      hand.awaited ||= certain;
      if (hand.onWay || (!hand.dirty && !hand.certain)) return true;
      // Words of a page that is to leave the site say that it stays: where none were typed, none are sent.
      if (!hand.dirty && hand.page.summary.state === "going") {
        hand.certain = false;
        setSpoken(hand.awaited);
        hand.awaited = false;
        return true;
      }
      const { certain: sure } = hand;
      const answered = noteOnWay(hand);
      hand.certain = false;
      hand.dirty = false;
      hand.since = 0;
      setSaving("busy");
      try {
        const body = { ...nextOf(hand, hand.page.revision), certain: sure };
        hand.turn = body.by.turn;
        const sent = ask<OpenPage>(`page?${ofFile(file)}`, { method: "PUT", body });
        const answer = await awaited(sent, () => setLate(true));
        forgetAnswered(file, body.by);
        if (!hand.open) {
          left();
          return true;
        }
        hand.page = answer;
        refuse("");
        // What was typed while the answer was on its way is not saved yet.
        setSaving(hand.dirty ? "busy" : "saved");
        setSavedAt(answer.summary.at ?? new Date().toISOString());
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
        return false;
      } finally {
        setLate(false);
        answered();
      }
      if (hand.dirty || hand.certain) hand.timer = window.setTimeout(() => void save(false), REST);
      return true;
    },
    [file, hand, saved, left],
  );

  const saveAll = useCallback(async () => {
    do {
      while (hand.onWay) await hand.onWay;
      if (!(await save(true))) return false;
    } while (hand.dirty);
    return true;
  }, [hand, save]);

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
    refuse("");
    setSaving("saved");
    setSavedAt(summary.at);
  }, []);

  const stands = late ? { saving: "bad" as const, refused: DESK_IS_LATE } : { saving, refused };
  return { ...stands, savedAt, spoken, late, kept, elsewhere, save, saveAll, touched, opened, refuse };
}
