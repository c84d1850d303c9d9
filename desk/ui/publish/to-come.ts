/** What a publication brought that customers do not see yet. */
import type { Summary } from "../../drafts/pages.ts";
import type { Run } from "../../publishing/publish.ts";
import { dueWords } from "../parts/words.ts";

/** @returns the pages of a publication whose hour is still to come, each with that hour in words */
export function toCome(run: Run, pages: readonly Summary[], now = new Date()): { title: string; due: string }[] {
  return run.pages.flatMap((file) => {
    const page = pages.find((one) => one.file === file);
    const due = page?.state === "timed" ? dueWords(page.fields, now) : null;
    return page && due ? [{ title: page.title, due }] : [];
  });
}
