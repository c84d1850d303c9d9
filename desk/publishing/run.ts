/** One publication, or one giving back, as the window that looks on sees it. */
import type { PicturesMade } from "../../scripts/build/pictures.ts";
import type { Draft } from "../drafts/drafts.ts";
import type { Failure, Stage } from "./failure.ts";
import type { Coming } from "./wait.ts";

/** How far it is, and how it ended. */
export interface Run {
  what: "publish" | "give-back";
  stage: Stage;
  /** While pictures are made: how many of those that are missing. */
  pictures: PicturesMade | null;
  /** Milliseconds. */
  began: number;
  /** The site's server is another machine, to which this does not go. */
  staysHere: boolean;
  /** The chosen pages, without those in which only a link follows them. */
  pages: string[];
  /** After a giving back: where each page lies now; `outside`: it was changed outside meanwhile and stays as it is. */
  returned?: { file: string; place: Draft["place"] | "outside" }[];
  /** Set when it is over. */
  ended: number | null;
  failed: Failure | null;
  /** Customers see the change already: a failure after that leaves only the desk's own drafts and files behind it. */
  isSeen: boolean;
  /** Milliseconds: it is online, but the site of this moment could not be built ahead; null where all was. */
  notAhead: number | null;
  /** After the end: the coming changes of all that is online now. */
  coming: Coming[];
  /** Pages that customers saw before, and will see again only at the hour that they have now. */
  withdrawn: string[];
}

/** @returns a run that has just begun @param pages that were chosen */
export function begun(what: Run["what"], pages: string[], now: number): Run {
  return {
    what,
    stage: "content",
    pictures: null,
    began: now,
    staysHere: false,
    pages,
    ended: null,
    failed: null,
    isSeen: false,
    notAhead: null,
    coming: [],
    withdrawn: [],
  };
}
