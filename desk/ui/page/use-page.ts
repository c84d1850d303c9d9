/** One page being written: opened, kept while typing, saved, seen. Nothing here waits for a button. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Wrong } from "../../documents/check.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Edit } from "../../drafts/save.ts";
import { ask, DeskError, ofFile, refusalOf } from "../client.ts";
import type { Saving } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { hourOf } from "../parts/words.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";

/** After the last key (milliseconds): saved and shown well within the 0.3 s that feel like at once. */
const REST = 60;
/** Who types without a rest is saved, and sees it, this often all the same. */
const AT_MOST = 250;

export interface PageInHand {
  page: OpenPage | null;
  /** Rises when the page came anew from the desk: forms and editor begin again with it. */
  edition: number;
  fields: Record<string, unknown>;
  setFields: (change: (fields: Record<string, unknown>) => Record<string, unknown>) => void;
  /** The text was changed; it is read when it is saved. */
  textChanged: () => void;
  saving: Saving;
  hour: string | null;
  /** Why it could not be saved or opened, in a sentence. */
  refused: string;
  /** Another window wrote: nothing is sent until the owner chose. */
  elsewhere: boolean;
  html: string;
  resting: boolean;
  wrong: Wrong[];
  saveNow: () => Promise<void>;
  reopen: () => Promise<void>;
  /** Takes the page as an answer of the desk gave it. */
  take: (page: OpenPage) => void;
}

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
  const [seen, setSeen] = useState({ html: "", resting: false, wrong: [] as Wrong[] });
  const hand = useRef({
    fields,
    page,
    readText,
    open: true,
    dirty: false,
    busy: false,
    since: 0,
    timer: 0,
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

  const save = useCallback(
    async (certain: boolean): Promise<void> => {
      const now = hand.current;
      clearTimeout(now.timer);
      if (!now.page || now.page.text !== null) return;
      if (now.busy || (!now.dirty && !certain)) return;
      now.busy = true;
      now.dirty = false;
      now.since = 0;
      setSaving("busy");
      try {
        const body = { edit: edit(), revision: now.page.revision, certain };
        const saved = await ask<OpenPage>(`page?${ofFile(file)}`, { method: "PUT", body });
        if (!now.open) return void refresh();
        now.page = saved;
        setPage(saved);
        setRefused("");
        setSaving("saved");
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
        else now.timer = window.setTimeout(() => void save(false), 5000);
        return;
      } finally {
        now.busy = false;
      }
      if (now.dirty) now.timer = window.setTimeout(() => void save(false), REST);
    },
    [edit, file, see, refresh],
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
      if (now.page) keepWords(file, edit(), now.page.revision);
      void save(false);
    }, wait);
  }, [edit, file, save]);

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
      const kept = keptWords(file);
      // Typed on just this state and never answered for (the desk fell, the window was closed): it goes on as if nothing had been.
      const goesOn = kept && kept.revision === opened.revision && "fields" in kept.edit && opened.text === null;
      if (goesOn && "fields" in kept.edit) {
        const { fields: typed, body } = kept.edit;
        const answer = await ask<OpenPage>(`page?${ofFile(file)}`, {
          method: "PUT",
          body: { edit: { fields: typed, body }, revision: opened.revision },
        });
        if (hand.current.open) take(answer);
      } else if (hand.current.open) take(opened);
      forgetWords(file);
      setRefused("");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  }, [file, take]);

  useEffect(() => {
    const now = hand.current;
    now.open = true;
    void reopen();
    const leave = async () => {
      if (!now.dirty || !now.page) return;
      keepWords(file, edit(), now.page.revision);
      // The window may be gone before the answer comes; the desk gets it all the same.
      await ask(`page?${ofFile(file)}`, {
        method: "PUT",
        body: { edit: edit(), revision: now.page.revision, certain: true },
        keepalive: true,
      }).catch(() => {});
    };
    const look = async () => {
      if (now.dirty || now.busy || !now.page) return;
      const opened = await ask<OpenPage>(`page?${ofFile(file)}`).catch(() => null);
      if (opened && now.open && !now.dirty && opened.revision !== now.page.revision) take(opened);
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void save(true);
    };
    addEventListener("pagehide", leave);
    addEventListener("focus", look);
    addEventListener("keydown", press);
    return () => {
      now.open = false;
      // The screen that comes next tells of the page as it was left, however long the picture of it still takes.
      void leave().then(refresh);
      clearTimeout(now.timer);
      removeEventListener("pagehide", leave);
      removeEventListener("focus", look);
      removeEventListener("keydown", press);
    };
  }, [file, edit, reopen, save, take, refresh]);

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
    html: seen.html,
    resting: seen.resting,
    wrong: seen.wrong,
    saveNow: () => save(true),
    reopen,
    take,
  };
}
