/**
 * Briefs for the contact form: what a visitor has chosen elsewhere on the page, as the first lines of the message, one for each kind of print they ask about.
 * What they typed themselves is theirs: it stays below, letter for letter, and a brief they have changed by hand counts as typed.
 */
import { useSyncExternalStore } from "react";
import type { ContactField } from "../../../contract/contact-fields.ts";
import { keepRecordInTab, recordKeptInTab } from "../../tab-memory.ts";

/** The field that takes the briefs. */
const MESSAGE: ContactField = "message";
/** Where the briefs put in last are kept, by their subjects: a brief in the message is replaced by the next of its subject as long as it stands unchanged. */
const KEY = "contact-briefs";
/** What to tell beside the form once there is a brief in its message; empty before. */
let note = "";
/** Subject of the brief that it tells of. */
let noteOf = "";
/** A brief that waits, because the form is not on the page yet, or because its message is being sent and the form will be emptied afterwards. */
let waiting: { brief: string; told: string } | null = null;
const listeners = new Set<() => void>();

/**
 * @param brief lines that a printer understands; the first one says what it is about
 * @param told to the visitor beside the form
 * @returns the contact form, where it is on the page already
 */
export function bringBrief(brief: string, told: string): HTMLFormElement | null {
  const form = messageBox()?.form ?? null;
  waiting = { brief, told };
  if (form) writeBrief(form);
  return form;
}

/**
 * Updates the brief when what was chosen has changed: the one that waits for a form, or the one that stands in the form unchanged. Nothing else is touched;
 * of a brief that no longer stands there nothing is told any more.
 *
 * @param brief, told as in {@link bringBrief}
 */
export function followBrief(brief: string, told: string): void {
  if (waiting && subjectOf(waiting.brief) === subjectOf(brief)) {
    waiting = { brief, told };
    return;
  }
  const box = messageBox();
  const before = lastOf(subjectOf(brief));
  if (!box || box.readOnly || !before || before === brief) return;
  // The visitor has deleted it, or made it their own.
  if (!box.value.includes(before)) {
    if (subjectOf(brief) === noteOf) tell("");
    return;
  }
  write(
    box,
    brief,
    box.value.replace(before, () => brief),
  );
  tell(told, brief);
}

/** Puts the waiting brief into a contact form, and tells of it; does nothing where no brief waits, or where the form is sending a message. */
export function writeBrief(form: HTMLFormElement): void {
  const box = form.elements.namedItem(MESSAGE);
  if (!waiting || !(box instanceof HTMLTextAreaElement) || box.readOnly) return;
  const { brief, told } = waiting;
  const before = lastOf(subjectOf(brief));
  const rest = (before ? box.value.replace(before, "") : box.value).replace(/\n{3,}/g, "\n\n").trim();
  write(box, brief, rest ? `${brief}\n\n${rest}` : `${brief}\n`);
  waiting = null;
  tell(told, brief);
}

/** @returns what to tell beside the form about the brief in it */
export function useBriefNote(): string {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => note,
    () => "",
  );
}

/** Forgets all briefs, after a message was sent. */
export function forgetBrief(): void {
  keepRecordInTab(KEY, {});
  tell("");
}

const messageBox = () => document.querySelector<HTMLTextAreaElement>(`textarea[name="${MESSAGE}"]`);

const subjectOf = (brief: string) => brief.split("\n", 1)[0] ?? "";

function tell(words: string, brief = ""): void {
  note = words;
  noteOf = subjectOf(brief);
  for (const listener of listeners) listener();
}

/** @param message with the brief in it */
function write(box: HTMLTextAreaElement, brief: string, message: string): void {
  box.value = message;
  keepRecordInTab(KEY, { ...recordKeptInTab(KEY), [subjectOf(brief)]: brief });
  // On this event the form keeps its draft.
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @returns the brief of this subject as it was put in last; empty where there is none */
function lastOf(subject: string): string {
  return String(recordKeptInTab(KEY)[subject] ?? "");
}
