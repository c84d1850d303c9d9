/** A page that is being written, as its screen works with it. */
import type { Wrong } from "../../documents/check.ts";
import type { LetGo, OpenPage } from "../../drafts/routes.ts";
import type { Saving } from "../frame/bar.tsx";

export interface PageInHand {
  page: OpenPage | null;
  /** Rises each time the page comes anew from the desk: forms and editor then begin again with it. */
  edition: number;
  fields: Record<string, unknown>;
  setFields: (change: (fields: Record<string, unknown>) => Record<string, unknown>) => void;
  /** The text was changed; it is read when it is saved. */
  textChanged: () => void;
  saving: Saving;
  savedAt: string | null;
  /** Somebody waits to hear whether the page is saved. */
  spoken: boolean;
  /** Why the page could not be saved or opened, in a sentence. */
  refused: string;
  /** The desk has not refused, it only has not answered in time. */
  late: boolean;
  /** What was typed is in the browser's own storage, too. */
  kept: boolean;
  /** Another window has saved this page: what is typed here is set aside until the owner has chosen. */
  elsewhere: boolean;
  /** What was typed before lies in the journal, because the page had been changed elsewhere. */
  aside: boolean;
  html: string;
  resting: boolean;
  wrong: Wrong[];
  /** @returns whether all that was typed is on the disk */
  saveNow: () => Promise<boolean>;
  /**
   * Has the desk change the page once all that was typed is on the disk, and takes the page from its answer.
   *
   * @param asked asks the desk; its errors are those of `change`
   * @returns the desk's answer; null where not all could be saved, which the screen says: nothing was asked then
   */
  change: <Answer extends OpenPage | LetGo>(asked: () => Promise<Answer>) => Promise<Answer | null>;
  /** @param apart true where what was typed here lies aside in the journal, so that the owner is told */
  reopen: (apart?: boolean) => Promise<void>;
  /** Call when another field gets the focus: the preview then shows the page on which its words stand. @param place e.g. `ordering.sending` */
  writeAt: (place: string) => void;
  /** Takes the page from an answer of the desk. */
  take: (page: OpenPage) => void;
}
