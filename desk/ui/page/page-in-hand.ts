/** A page that is being written, as its screen works with it. */
import type { Wrong } from "../../documents/check.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Saving } from "../frame/bar.tsx";

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
  /** One waits to hear how it stands. */
  spoken: boolean;
  /** Why it could not be saved or opened, in a sentence. */
  refused: string;
  /** It is not refused, only not answered by now. */
  late: boolean;
  /** What was typed is in the browser's own storage, too. */
  kept: boolean;
  /** Another window wrote: what is typed here is set aside until the owner chose. */
  elsewhere: boolean;
  /** What was typed before lies in the journal: the page had been changed elsewhere. */
  aside: boolean;
  html: string;
  resting: boolean;
  wrong: Wrong[];
  saveNow: () => Promise<void>;
  /** @param apart what was typed here lies apart in the journal, and that is told */
  reopen: (apart?: boolean) => Promise<void>;
  /** Another field is gone to: the page that its words stand on is seen. @param place e.g. `ordering.sending` */
  writeAt: (place: string) => void;
  /** Takes the page as an answer of the desk gave it. */
  take: (page: OpenPage) => void;
}
