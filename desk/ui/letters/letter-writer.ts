/**
 * Words about letters on their way to the desk: kept in the browser until the desk has them, sent a moment after the last key, and sent again until they
 * arrive, even when their letter is no longer open.
 */
import type { Typed } from "../../letters/letter-words.ts";
import type { Standing } from "../../letters/standing.ts";
import { AGAIN, awaited, DeskError } from "../client.ts";
import {
  type Box,
  forgetLetters,
  forgetLetterWords,
  type KeptWords,
  keepLetterWords,
  keptLetterWords,
  type Place,
} from "./kept-letter-words.ts";

/** Milliseconds from the last key until the words are sent. */
const REST = 800;

/** Words that the desk does not have yet. */
interface Underway {
  typed: Typed;
  /** The words were sent, but the desk did not take them, or has not answered in time. */
  refused: boolean;
}

interface Given {
  box: Box;
  /** Id of this window. */
  window: string;
  /** Sends words to the desk. @returns how far the shop is with the letter afterwards @throws DeskError */
  send: (place: Place, typed: Typed) => Promise<Standing>;
  /** Called with the desk's answer before the words are forgotten here, so that no field shows older words in between. */
  answered: (id: string, standing: Standing) => void;
  /** Called when a letter was deleted, and with it what was typed about it: nothing may go on showing those words as saved. */
  gone: (id: string) => void;
}

export interface LetterWriter {
  /** @returns words of a place that the desk does not have yet; null where it has them all */
  underway: (place: Place) => Underway | null;
  /** @param on revision of the words that the typing changed */
  type: (place: Place, words: string, on: string) => void;
  /** Sends at once the words that wait, and those that other windows of this browser have left. */
  flush: () => void;
  /** Forgets what was typed about letters that are gone. */
  forget: (ids: readonly string[]) => void;
  /** @returns a function that ends the listening */
  listen: (hear: () => void) => () => void;
}

/** One writer for a window. */
export function letterWriter({ box, window, send, answered, gone }: Given): LetterWriter {
  const waiting = new Map<string, KeptWords & { refused: boolean }>();
  /** Places whose words are on their way right now. */
  const sending = new Set<string>();
  const hearers = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const nameOf = ({ id, field }: Place) => `${id}:${field}`;
  const tell = () => {
    for (const hear of hearers) hear();
  };

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  }

  /**
   * @returns what became of the words: `met` is given where they stand beside another window's words; "gone" where their letter is deleted; null where
   * they have to be sent again
   */
  async function give({ place, typed }: KeptWords): Promise<{ met?: Standing } | "gone" | null> {
    try {
      answered(place.id, await send(place, typed));
      return {};
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      const met = standingIn(error);
      if (met) answered(place.id, met);
      return met ? { met } : error.status === 404 ? "gone" : null;
    }
  }

  async function sendOne(name: string): Promise<void> {
    const now = waiting.get(name);
    if (!now || sending.has(name)) return;
    const { place, typed } = now;
    sending.add(name);
    const refuse = () => {
      const newest = waiting.get(name);
      if (newest) newest.refused = true;
      tell();
    };
    try {
      const outcome = await awaited(give({ place, typed }), refuse);
      if (outcome === null) {
        refuse();
        later(AGAIN);
      } else if (outcome === "gone") drop(name);
      else arrived(name, typed, outcome.met);
    } finally {
      sending.delete(name);
      tell();
    }
  }

  /** @param standing given only where another window's words stand in the field, too */
  function arrived(name: string, sent: Typed, standing?: Standing): void {
    const now = waiting.get(name);
    if (!now) return;
    forgetLetterWords(box, { place: now.place, typed: sent });
    now.refused = false;
    if (now.typed.words === sent.words) return void waiting.delete(name);
    // Somebody typed on while the answer was on its way: the newer words replace those that were sent, and the other window's words above them stay.
    const both = standing?.[now.place.field] ?? "";
    if (standing && both.endsWith(sent.words)) {
      const words = both.slice(0, both.length - sent.words.length) + now.typed.words;
      now.typed = { ...now.typed, words, on: standing.revision[now.place.field] };
      keepLetterWords(box, now);
    }
    later(REST);
  }

  function drop(name: string): void {
    const dropped = waiting.get(name);
    if (!dropped) return; // deleted in this very window
    waiting.delete(name);
    forgetLetters(box, [dropped.place.id]);
    gone(dropped.place.id);
  }

  /** Sends words that another window of this browser left, or an earlier one, under the id of the window in which they were typed. */
  async function sendLeft(kept: KeptWords): Promise<void> {
    const name = `${nameOf(kept.place)}:${kept.typed.by.window}`;
    if (sending.has(name)) return;
    sending.add(name);
    try {
      if ((await give(kept)) === null) return later(AGAIN);
    } finally {
      sending.delete(name);
    }
    forgetLetterWords(box, kept);
    tell();
  }

  function flush(): void {
    clearTimeout(timer);
    for (const name of waiting.keys()) void sendOne(name);
    for (const kept of keptLetterWords(box)) if (kept.typed.by.window !== window) void sendLeft(kept);
  }

  let turn = 0;
  return {
    underway(place) {
      const own = waiting.get(nameOf(place));
      if (own) return { typed: own.typed, refused: own.refused };
      const [left] = keptLetterWords(box, place);
      return left ? { typed: left.typed, refused: true } : null;
    },
    type(place, words, on) {
      const name = nameOf(place);
      const before = waiting.get(name);
      const left = before ? undefined : keptLetterWords(box, place).find((one) => one.typed.by.window !== window);
      const typed: Typed = { words, on: before?.typed.on ?? left?.typed.on ?? on, by: { window, turn: ++turn } };
      waiting.set(name, { place, typed, refused: before?.refused ?? false });
      keepLetterWords(box, { place, typed });
      // The left words were shown in this field, and the typed words continue them.
      if (left) forgetLetterWords(box, left);
      later(REST);
      tell();
    },
    flush,
    forget(ids) {
      for (const [name, { place }] of waiting) if (ids.includes(place.id)) waiting.delete(name);
      forgetLetters(box, ids);
    },
    listen(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/** @returns how far the shop is with the letter, if the desk kept the words beside those of another window */
function standingIn({ status, answer }: DeskError): Standing | undefined {
  return status === 409 ? (answer as { standing?: Standing } | undefined)?.standing : undefined;
}
