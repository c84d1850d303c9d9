/** One page being written: opened, kept while typing, saved, seen. Nothing here waits for a button. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Wrong } from "../../documents/check.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Edit } from "../../drafts/save.ts";
import { AGAIN, ask, DeskError, ofFile, refusalOf } from "../client.ts";
import type { Saving } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { hourOf } from "../parts/words.ts";
import { forgetWords, goOn, keepWords, keptWords } from "./kept-words.ts";
import type { PageInHand } from "./page-in-hand.ts";

/** After the last key (milliseconds): saved and shown well within the 0.3 s that feel like at once. */
const REST = 60;
/** Who types without a rest is saved, and sees it, this often all the same. */
const AT_MOST = 250;

/** @param readText the text as the editor has it, or null when it was not touched */
export function usePage(file: string, readText: () => string | null): PageInHand {
  const { refresh } = usePages();
  const [page, setPage] = useState<OpenPage | null>(null);
  const [edition, setEdition] = useState(0);
  const [fields, setOwnFields] = useState<Record<string, unknown>>({});
  const [saving, setSaving] = useState<Saving>("saved");
  const [hour, setHour] = useState<string | null>(null);
  const [refused, setRefused] = useState("");
  const [elsewhere, setElsewhere] = useState(false);
  const [aside, setAside] = useState(false);
  const [seen, setSeen] = useState({ html: "", resting: false, wrong: [] as Wrong[] });
  const hand = useRef({
    fields,
    page,
    readText,
    open: true,
    dirty: false,
    busy: false,
    /** Saved by hand while an answer is on its way: the next one sent is kept in the journal. */
    certain: false,
    since: 0,
    timer: 0,
    window: crypto.randomUUID(),
    turn: 0,
    seeing: false,
    seeAgain: false,
  });
  hand.current.readText = readText;

  const see = useCallback(async () => {
    const now = hand.current;
    // One at a time: on a slow machine the newest state is shown next, not every one in between.
    if (now.seeing) {
      now.seeAgain = true;
      return;
    }
    now.seeing = true;
    do {
      now.seeAgain = false;
      try {
        const { html, problems } = await ask<{ html: string; problems: Wrong[] }>(`page/seen?${ofFile(file)}`);
        if (now.open) setSeen({ html, resting: false, wrong: problems });
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        if (now.open) setSeen((before) => ({ ...before, resting: true }));
      }
    } while (now.seeAgain && now.open);
    now.seeing = false;
  }, [file]);

  const take = useCallback(
    (opened: OpenPage) => {
      const now = hand.current;
      now.page = opened;
      now.fields = opened.fields;
      now.dirty = false;
      setPage(opened);
      setOwnFields(opened.fields);
      setEdition((before) => before + 1);
      setElsewhere(false);
      setSaving("saved");
      setHour(opened.summary.at && hourOf(opened.summary.at));
      void refresh();
      void see();
    },
    [refresh, see],
  );

  const edit = useCallback((): Edit => ({ fields: hand.current.fields, body: hand.current.readText() }), []);
  /** What goes to the desk next, or is kept until it does. */
  const next = useCallback(
    (revision: string) => {
      const { window, turn } = hand.current;
      return { edit: edit(), revision, by: { window, turn: turn + 1 } };
    },
    [edit],
  );

  const save = useCallback(
    async (certain: boolean): Promise<void> => {
      const now = hand.current;
      clearTimeout(now.timer);
      if (!now.page || now.page.summary.unreadable) return;
      now.certain ||= certain;
      if (now.busy || (!now.dirty && !now.certain)) return;
      const { certain: sure } = now;
      now.certain = false;
      now.busy = true;
      now.dirty = false;
      now.since = 0;
      setSaving("busy");
      try {
        const body = { ...next(now.page.revision), certain: sure };
        now.turn = body.by.turn;
        const saved = await ask<OpenPage>(`page?${ofFile(file)}`, { method: "PUT", body });
        if (!now.open) return void refresh();
        now.page = saved;
        setPage(saved);
        setRefused("");
        // What was typed while the answer was on its way is not saved yet.
        setSaving(now.dirty ? "busy" : "saved");
        setHour(hourOf(saved.summary.at ?? new Date().toISOString()));
        if (!now.dirty) forgetWords(file);
        // The lists come after the page: both are asked of one process.
        void see().then(() => (now.dirty ? undefined : refresh()));
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        now.dirty = true;
        setSaving("bad");
        setRefused(error.message);
        if (error.status === 409) setElsewhere(true);
        else {
          now.certain ||= sure;
          now.timer = window.setTimeout(() => void save(false), AGAIN);
        }
        return;
      } finally {
        now.busy = false;
      }
      if (now.dirty || now.certain) now.timer = window.setTimeout(() => void save(false), REST);
    },
    [next, file, see, refresh],
  );

  const touched = useCallback(() => {
    const now = hand.current;
    if (!now.page) return;
    now.dirty = true;
    now.since ||= Date.now();
    setSaving("busy");
    clearTimeout(now.timer);
    const wait = Math.max(0, Math.min(REST, now.since + AT_MOST - Date.now()));
    now.timer = window.setTimeout(() => {
      if (now.page) keepWords(file, next(now.page.revision));
      void save(false);
    }, wait);
  }, [next, file, save]);

  const setFields = useCallback(
    (change: (fields: Record<string, unknown>) => Record<string, unknown>) => {
      hand.current.fields = change(hand.current.fields);
      setOwnFields(hand.current.fields);
      touched();
    },
    [touched],
  );

  const reopen = useCallback(async () => {
    try {
      const opened = await ask<OpenPage>(`page?${ofFile(file)}`);
      // Typed and never answered for (the desk fell, the window was closed): it goes on as if nothing had been.
      const kept = opened.summary.unreadable === null ? keptWords(file) : null;
      const goneOn = kept && (await goOn(file, kept));
      // A whole file is saved only when the owner says so: its words wait in its box, or lie aside where it is another file by now.
      const whole = keptWords(file, "whole");
      const wholeAside = whole !== null && whole.revision !== opened.revision;
      if (wholeAside) await goOn(file, whole);
      if (hand.current.open) {
        take(goneOn ?? opened);
        setAside((kept !== null && !goneOn) || wholeAside);
      }
      if (kept) forgetWords(file);
      if (wholeAside) forgetWords(file, "whole");
      setRefused("");
    } catch (error) {
      setRefused(refusalOf(error));
      const now = hand.current;
      const gone = error instanceof DeskError && error.status === 404;
      if (now.page || gone || !now.open) return;
      clearTimeout(now.timer);
      now.timer = window.setTimeout(() => void reopen(), AGAIN);
    }
  }, [file, take]);

  useEffect(() => {
    const now = hand.current;
    now.open = true;
    void reopen();
    const leave = async () => {
      // "certain": saved by hand, and the answer to the save before is still on its way.
      if (!(now.dirty || now.certain) || !now.page) return;
      const last = next(now.page.revision);
      keepWords(file, last);
      // The window may be gone before the answer comes; the desk gets it all the same.
      await ask(`page?${ofFile(file)}`, { method: "PUT", body: { ...last, certain: true }, keepalive: true }).catch(
        () => {},
      );
    };
    const look = async () => {
      if (!now.page) return reopen();
      if (now.dirty || now.busy) return;
      const opened = await ask<OpenPage>(`page?${ofFile(file)}`).catch(() => null);
      if (opened && now.open && !now.dirty && opened.revision !== now.page.revision) await reopen();
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void save(true);
    };
    addEventListener("pagehide", leave);
    addEventListener("focus", look);
    addEventListener("online", look);
    addEventListener("keydown", press);
    return () => {
      now.open = false;
      // The screen that comes next tells of the page as it was left, however long the picture of it still takes.
      void leave().then(refresh);
      clearTimeout(now.timer);
      removeEventListener("pagehide", leave);
      removeEventListener("focus", look);
      removeEventListener("online", look);
      removeEventListener("keydown", press);
    };
  }, [file, next, reopen, save, refresh]);

  return {
    page,
    edition,
    fields,
    setFields,
    textChanged: touched,
    saving,
    hour,
    refused,
    elsewhere,
    aside,
    html: seen.html,
    resting: seen.resting,
    wrong: seen.wrong,
    saveNow: () => save(true),
    reopen,
    take,
  };
}
