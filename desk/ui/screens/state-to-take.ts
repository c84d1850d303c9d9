import type { Entry } from "../../journal/journal.ts";
import { stateBefore } from "../../journal/state-before.ts";

/**
 * @param all entries of the journal, newest first
 * @returns the state of a page that an entry gives back: for discarded words, the state that was discarded; for a publication, what customers saw from then
 * on, or saw last if it took the page off the site; null where there is none
 */
export function stateToTake(entry: Entry, file: string, all: readonly Entry[]): string | null {
  const crossed = entry.pages?.find((page) => page.file === file);
  if (crossed) return entry.what === "given-back" ? crossed.before : (crossed.after ?? crossed.before);
  if (entry.what !== "removed") return entry.hash ?? null;
  const at = all.findIndex((one) => isSameLine(one, entry));
  return at < 0 ? null : stateBefore(all.slice(at + 1), file);
}

/** Whether two answers of the desk speak of one line of the journal. */
export const isSameLine = (one: Entry, other: Entry): boolean =>
  one.at === other.at && one.what === other.what && one.file === other.file;

/** Words of the button that takes this state back. */
export const takeWords = ({ what }: Entry): string => (what === "removed" ? "Lấy lại bản vừa bỏ" : "Lấy lại bản này");

/** @param isThere whether a file is a page now @returns the pages that a publication took off the site, and that are not back since */
export function takenOff({ what, pages = [] }: Entry, isThere: (file: string) => boolean): string[] {
  return what === "published"
    ? pages.flatMap(({ file, after }) => (after === null && !isThere(file) ? [file] : []))
    : [];
}
