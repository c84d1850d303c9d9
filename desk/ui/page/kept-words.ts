/** What was typed and not yet answered for by the desk, in the browser's own storage: it outlives a closed window and a desk that fell. */
import type { Writer } from "../../drafts/drafts.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Edit } from "../../drafts/save.ts";
import { ask, DeskError, ofFile } from "../client.ts";

interface Kept {
  edit: Edit;
  /** State of the page the words were typed on, as far as the desk had answered. */
  revision: string;
  /** The window they were typed in; of a whole file nobody is told before it is saved. */
  by?: Writer;
}

/** A file that is shown as text has a place of its own: what was typed in its form before it broke still waits for it to be mended. */
type Place = "form" | "whole";

const key = (file: string, place: Place) => (place === "whole" ? `desk-whole:${file}` : `desk:${file}`);

/** @returns false where there is no room, or storage is turned off: then this window alone has them until the desk is told, a moment later */
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

/** The desk has answered for words: they are forgotten, unless newer ones are kept by now. Kept on, they would be given to it again when the page is opened next. */
export function forgetAnswered(file: string, { window, turn }: Writer): void {
  const kept = keptWords(file)?.by;
  if (kept?.window === window && kept.turn <= turn) forgetWords(file);
}

/** @returns words that the desk never answered for, or null */
export function keptWords(file: string, place: Place = "form"): Kept | null {
  try {
    const kept = localStorage.getItem(key(file, place));
    return kept === null ? null : (JSON.parse(kept) as Kept);
  } catch {
    return null;
  }
}

/**
 * Gives the desk what it never answered for.
 *
 * @returns the page with these words; null where it was changed elsewhere meanwhile: then the desk has set them aside in the page's journal
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
