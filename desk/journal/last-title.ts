/** The title of a page that is neither on the desk nor online any more, from its states in the journal. */
import { fieldsOrNull } from "../documents/document.ts";
import { pageAt } from "../drafts/pages.ts";
import type { House } from "../files/house.ts";
import { type Entry, stateAt } from "./journal.ts";

/** @param entries of the journal, newest first @returns the title in the newest state that is kept and can be read, or null */
function lastTitleOf(house: House, entries: readonly Entry[], file: string): string | null {
  for (const { file: own, hash, pages = [] } of entries) {
    const published = pages.filter((page) => page.file === file).flatMap(({ after, before }) => [after, before]);
    for (const one of own === file ? [hash] : published) {
      const text = one ? stateAt(house, one) : null;
      const title = text === null ? null : fieldsOrNull(text, file)?.title;
      if (typeof title === "string" && title) return title;
    }
  }
  return null;
}

/** @param entries of the journal, newest first @returns for each file that is no page any more its last title, or the file's name where no state has one */
export function titlesOfGone(
  house: House,
  entries: readonly Entry[],
  files: readonly string[],
): Record<string, string> {
  const gone = files.filter((file) => pageAt(house, file) === null);
  return Object.fromEntries(gone.map((file) => [file, lastTitleOf(house, entries, file) ?? file]));
}
