import type { Entry } from "../../journal/journal.ts";
import { whenWords } from "../parts/words.ts";
import { stayedWords } from "./stayed-words.ts";

/** @param entry whose state was taken back @param kept see {@link stayedWords} @returns the sentence that says what the page is now */
export function restoredWords(title: string, { what, at }: Entry, kept: readonly string[]): string {
  const is = what === "removed" ? "lại như trước khi bỏ" : `là bản ${whenWords(at)}`;
  return `“${title}” ${is}. Bản vừa rồi vẫn trong nhật ký. ${stayedWords(kept)}`.trim();
}
