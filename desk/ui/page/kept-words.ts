/** Words of a page that the desk has not confirmed yet, in the browser's own storage: there they outlive a closed window and a crashed desk. */
import type { Writer } from "../../drafts/drafts.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Edit } from "../../drafts/save.ts";
import { ask, DeskError, ofFile } from "../client.ts";

interface Kept {
  edit: Edit;
  /** Revision of the page that the words changed, as the desk had last answered. */
  revision: string;
  /** The window in which the words were typed; left out for a whole file, which is not sent before the owner saves it. */
  by?: Writer;
}

/** A file that is shown as text has a place of its own, because words typed in its form before it broke still wait until it is repaired. */
type Place = "form" | "whole";

const key = (file: string, place: Place) => (place === "whole" ? `desk-whole:${file}` : `desk:${file}`);

/** @returns false where there is no room, or storage is turned off: then only this window has the words until they are sent to the desk, a moment later */
export function keepWords(file: string, kept: Kept, place: Place = "form"): boolean {
  try {
    localStorage.setItem(key(file, place), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetWords(file: string, place: Place = "form"): void {
  try {
    localStorage.removeItem(key(file, place));
  } catch {
    // see above
  }
}

/** Forgets words that the desk has confirmed, unless newer ones are kept by now. Otherwise they would be sent again when the page is opened next. */
export function forgetAnswered(file: string, { window, turn }: Writer): void {
  const kept = keptWords(file)?.by;
  if (kept?.window === window && kept.turn <= turn) forgetWords(file);
}

/** @returns words that the desk never confirmed, or null */
export function keptWords(file: string, place: Place = "form"): Kept | null {
  try {
    const kept = localStorage.getItem(key(file, place));
    return kept === null ? null : (JSON.parse(kept) as Kept);
  } catch {
    return null;
  }
}

/**
 * Sends the desk words that it never confirmed.
 *
 * @returns the page with these words; null where the page was changed elsewhere meanwhile: then the desk has set the words aside in the page's journal
 * @throws DeskError when the desk does not answer
 */
export async function goOn(file: string, { edit, revision, by }: Kept): Promise<OpenPage | null> {
  try {
    const body = { edit, revision, by, certain: true };
    return await ask<OpenPage>(`page?${ofFile(file)}`, { method: "PUT", body });
  } catch (error) {
    if (error instanceof DeskError && error.status === 409) return null;
    throw error;
  }
}
