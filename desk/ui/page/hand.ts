/** A page as its window has it at this very moment: ahead of what React has drawn, and of what the desk has been told. */
import { useState } from "react";
import type { Writer } from "../../drafts/drafts.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Edit } from "../../drafts/save.ts";

/** Changed in place: whoever asks after a wait sees what was typed meanwhile. */
export interface Hand {
  fields: Record<string, unknown>;
  /** As the desk answered last; null before it has. */
  page: OpenPage | null;
  /** The text as the editor has it, or null when it was not touched. */
  readText: () => string | null;
  /** Of the field that is written in, e.g. `ordering.sending`: the page that its words stand on is the one that is seen. */
  place: string;
  /** Whether the page is on the screen. */
  open: boolean;
  /** Something was typed that the desk was not told yet. */
  dirty: boolean;
  /** An answer to a save is on its way. */
  busy: boolean;
  /** Saved by hand while an answer is on its way: the next one sent is kept in the journal. */
  certain: boolean;
  /** How the next save ends is told aloud: it was asked for, or the one before has failed. */
  awaited: boolean;
  /** When the first key fell that is not saved yet (milliseconds since 1970); 0 where there is none. */
  since: number;
  /** What comes next by itself: a save, or the next try to open. */
  timer: number;
  /** This window among others. */
  window: string;
  /** How many saves it has sent. */
  turn: number;
}

/** What is sent to the desk, or kept until it can be. */
export interface Sent {
  edit: Edit;
  revision: string;
  by: Writer;
}

/** @param readText see {@link Hand.readText} @returns one and the same object as long as the page is looked at */
export function useHand(readText: Hand["readText"]): Hand {
  const [hand] = useState<Hand>(() => ({
    ...{ fields: {}, page: null, readText, place: "", open: true },
    ...{ dirty: false, busy: false, certain: false, awaited: false, since: 0, timer: 0 },
    ...{ window: crypto.randomUUID(), turn: 0 },
  }));
  hand.readText = readText;
  return hand;
}

/** @param revision state of the page that was typed on @returns what goes to the desk next */
export function nextOf({ fields, readText, window, turn }: Hand, revision: string): Sent {
  return { edit: { fields, body: readText() }, revision, by: { window, turn: turn + 1 } };
}
