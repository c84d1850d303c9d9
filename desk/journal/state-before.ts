import type { Entry } from "./journal.ts";

/**
 * @param older entries of the journal before some line, newest first
 * @returns the state in which the page was then; null where none is kept. What was set aside was never a state of the page
 */
export function stateBefore(older: readonly Entry[], file: string): string | null {
  return older.find((entry) => entry.file === file && entry.what !== "aside" && entry.hash)?.hash ?? null;
}
