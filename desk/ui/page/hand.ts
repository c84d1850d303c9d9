/** A page as its window has it at this very moment: newer than what React has drawn, and than what the desk was sent. */
import { useState } from "react";
import type { Writer } from "../../drafts/drafts.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Edit } from "../../drafts/save.ts";

/** Changed in place, so that code that runs on after an `await` sees what was typed meanwhile. */
export interface Hand {
  fields: Record<string, unknown>;
  /** As the desk answered last; null before it has. */
  page: OpenPage | null;
  /** The text as the editor has it, or null when it was not touched. */
  readText: () => string | null;
  /** Place of the field with the focus, e.g. `ordering.sending`: the preview shows the page on which the field's words stand. */
  place: string;
  /** Whether the page is on the screen. */
  open: boolean;
  /** Something was typed that has not been sent to the desk yet. */
  dirty: boolean;
  /** Resolves when the desk has answered what this window asked it to change in the page; null where nothing was asked. The next change waits for it. */
  onWay: Promise<unknown> | null;
  /** The owner has saved by hand, and this has not been sent yet: the journal keeps the next save. */
  certain: boolean;
  /** Screen readers are told how the next save ends, because the owner asked for it, or the save before failed. */
  awaited: boolean;
  /** When the first key was pressed that has not been sent yet (milliseconds since 1970); 0 where there is none. */
  since: number;
  /** Timer of what comes next by itself: a save, or the next try to open. */
  timer: number;
  /** Id of this window. */
  window: string;
  /** How many saves this window has sent. */
  turn: number;
}

/** What is sent to the desk, or kept until it can be. */
export interface Sent {
  edit: Edit;
  revision: string;
  by: Writer;
}

/** @param readText see {@link Hand.readText} @returns the same object as long as the page is open */
export function useHand(readText: Hand["readText"]): Hand {
  const [hand] = useState<Hand>(() => ({
    ...{ fields: {}, page: null, readText, place: "", open: true },
    ...{ dirty: false, onWay: null, certain: false, awaited: false, since: 0, timer: 0 },
    ...{ window: crypto.randomUUID(), turn: 0 },
  }));
  hand.readText = readText;
  return hand;
}

/** Notes that the desk was asked to change the page. @returns call it when the desk has answered, whatever it said */
export function noteOnWay(hand: Hand): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  hand.onWay = promise;
  return () => {
    hand.onWay = null;
    resolve();
  };
}

/** @param revision of the page that the typing changed @returns what is sent to the desk next */
export function nextOf({ fields, readText, window, turn }: Hand, revision: string): Sent {
  return { edit: { fields, body: readText() }, revision, by: { window, turn: turn + 1 } };
}
