import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Tray } from "../../publishing/routes.ts";
import type { Run } from "../../publishing/run.ts";
import { ask, DeskError, refusalOf } from "../client.ts";
import { usePages } from "../pages.tsx";
import { useOneAtATime } from "../parts/use-one-at-a-time.ts";

/** Often enough to see each stage come (milliseconds). */
const LOOK_EVERY = 400;
/** Milliseconds until the desk is asked again while it does not answer. */
const LOOK_AGAIN = 3000;

/** The tray, the run that the screen shows, and the two ways to change what is online: to publish, and to give back. */
export interface Publishing {
  /** Null until the desk has answered. */
  tray: Tray | null;
  /** Pages of the tray that are not to go along. */
  left: ReadonlySet<string>;
  choose: (file: string, on: boolean) => void;
  look: () => Promise<void>;
  /** The run that is shown until the owner closes it: one that was begun here, or that was found running or failed. */
  shown: Run | null;
  going: boolean;
  /** The desk was asked how far the run is, and did not answer. */
  silent: boolean;
  /** A run during which the desk was ended, and of which it knows nothing any more. */
  brokenOff: Run | null;
  /** Why the desk did not do or answer what was asked last; empty when it did. */
  refused: string;
  /** Like `giveBack`, resolves with whether the run was begun, which is shown by then; for the second press of a double click, with undefined. */
  publish: (files: string[]) => Promise<boolean | undefined>;
  giveBack: () => Promise<boolean | undefined>;
  close: () => void;
}

/** Asks for the tray, and follows a run until it ends. */
export function usePublishing(): Publishing {
  const { refresh } = usePages();
  const [tray, setTray] = useState<Tray | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<Run | null>(null);
  const [isShown, setShown] = useState(false);
  const [brokenOff, setBrokenOff] = useState<Run | null>(null);
  /** `pressed`: it is the answer to a press, not to a look at the tray. */
  const [refusal, setRefusal] = useState<{ error: unknown; pressed: boolean } | null>(null);
  const [silent, setSilent] = useState(false);
  const asked = useRef(0);

  /** @param keeps leaves what the desk answered to a press: nobody pressed anything since, so it is still to be read */
  const look = useCallback(
    async (keeps = false) => {
      const turn = ++asked.current;
      try {
        const found = await ask<Tray>(`tray?${[...left].map((file) => `left=${encodeURIComponent(file)}`).join("&")}`);
        if (turn !== asked.current) return; // asked anew meanwhile, perhaps for other pages
        setTray(found);
        setRun(found.run);
        setRefusal((before) => (keeps && before?.pressed && !isSilence(before.error) ? before : null));
      } catch (error) {
        if (turn === asked.current) setRefusal({ error, pressed: false });
      }
    },
    [left],
  );
  useEffect(() => void look(), [look]);
  // What another window has mended, put into the tray or published is seen by whoever comes back to this one; a run that is shown stays as it is.
  useEffect(() => {
    if (isShown) return;
    const comeBack = () => void look(true);
    addEventListener("focus", comeBack);
    return () => removeEventListener("focus", comeBack);
  }, [isShown, look]);
  useEffect(() => {
    // That the desk is silent is true only until it answers again; why it refused something stays to be read.
    if (refusal === null || (tray && !isSilence(refusal.error))) return;
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [tray, refusal, look]);

  // A run that goes on, or that failed while the owner was elsewhere, is shown until it is closed or the next one begins.
  const told = tray?.run && (tray.run.ended === null || tray.run.failed) ? tray.run.began : null;
  useEffect(() => {
    if (told !== null) setShown(true);
  }, [told]);

  const going = isShown && (run === null || run.ended === null);
  useEffect(() => {
    if (!going) return;
    const follow = async () => {
      const answer = await ask<{ run: Run | null }>("run").catch(() => null);
      setSilent(answer === null);
      if (!answer) return; // the desk may be started again meanwhile
      if (answer.run?.ended === null) return setRun(answer.run);
      if (!answer.run) {
        setBrokenOff(run);
        setShown(false);
      }
      // The end of the run is shown together with the new tray, because the former tray would say something else below it.
      await look();
      setRun(answer.run);
      void refresh();
    };
    let following = false;
    const timer = setInterval(async () => {
      if (following) return;
      following = true;
      await follow();
      following = false;
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [going, run, look, refresh]);

  const begin = useOneAtATime(async (path: "publish" | "give-back", body: { files: string[] } | { at: string }) => {
    try {
      setRefusal(null);
      setBrokenOff(null);
      const begun = await ask<{ run: Run | null }>(path, { method: "POST", body });
      flushSync(() => {
        setRun(begun.run);
        setShown(true);
      });
      return true;
    } catch (error) {
      setRefusal({ error, pressed: true });
      if (path === "give-back") void look(true); // it may have been given back elsewhere
      return false;
    }
  });

  return {
    ...{ tray, left, look, going, brokenOff },
    refused: refusal === null ? "" : refusalOf(refusal.error),
    choose: (file, on) => setLeft(new Set(on ? [...left].filter((other) => other !== file) : [...left, file])),
    shown: isShown ? run : null,
    silent: going && silent,
    publish: (files) => begin("publish", { files }),
    giveBack: () => begin("give-back", { at: tray?.last?.at ?? "" }),
    close: () => setShown(false),
  };
}

const isSilence = (error: unknown) => error instanceof DeskError && error.status === 0;
