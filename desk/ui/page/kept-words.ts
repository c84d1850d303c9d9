/** What was typed and not yet answered for by the desk, in the browser's own storage: it outlives a closed window and a desk that fell. */
import type { Edit } from "../../drafts/save.ts";

interface Kept {
  edit: Edit;
  /** State of the page the words were typed on. */
  revision: string;
  at: string;
}

const key = (file: string) => `desk:${file}`;

export function keepWords(file: string, edit: Edit, revision: string): void {
  try {
    localStorage.setItem(key(file), JSON.stringify({ edit, revision, at: new Date().toISOString() } satisfies Kept));
  } catch {
    // No room, or storage is turned off: the desk itself is told a moment later all the same.
  }
}

export function forgetWords(file: string): void {
  try {
    localStorage.removeItem(key(file));
  } catch {
    // see above
  }
}

/** @returns words that the desk never answered for, or null */
export function keptWords(file: string): Kept | null {
  try {
    const kept = localStorage.getItem(key(file));
    return kept === null ? null : (JSON.parse(kept) as Kept);
  } catch {
    return null;
  }
}
