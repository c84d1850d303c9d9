/** What is typed into the contact form and not yet sent: one draft for all forms of the site (app/tab-memory.ts). */
import { CONTACT_FIELD_NAMES, type ContactField, STARTED_FIELD } from "../../../contract/contact-fields.ts";
import { keepInTab, keepRecordInTab, keptInTab, recordKeptInTab } from "../../tab-memory.ts";

const KEY = "contact-draft";

/** A field that is kept. */
export type DraftField = ContactField | typeof STARTED_FIELD;
const FIELDS: readonly DraftField[] = [...CONTACT_FIELD_NAMES, STARTED_FIELD];

/**
 * Keeps what stands in the form.
 *
 * @param fields the fields of this form that hold the visitor's own words; the draft of the others stays as it was
 */
export function keepDraft(form: HTMLFormElement, fields: readonly DraftField[] = FIELDS): void {
  const typed = new FormData(form);
  keepRecordInTab(KEY, {
    ...recordKeptInTab(KEY),
    ...Object.fromEntries(fields.map((field) => [field, typed.get(field) ?? ""])),
  });
}

/**
 * Puts the draft into the fields that are still empty: what was typed before the page came alive is newer.
 *
 * @param fields the fields of this form that have a draft
 */
export function restoreDraft(form: HTMLFormElement, fields: readonly DraftField[] = FIELDS): void {
  const draft = recordKeptInTab(KEY);
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    const value = draft[field];
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (typeof value === "string" && control.value === "") control.value = value;
  }
}

/** @returns the draft of these fields as one text, which is the same as long as nobody has written in them */
export function draftOf(fields: readonly DraftField[] = FIELDS): string {
  const draft = recordKeptInTab(KEY);
  return JSON.stringify(fields.map((field) => draft[field]));
}

/** Forgets the draft of these fields, after they were sent. */
export function forgetDraft(fields: readonly DraftField[] = FIELDS): void {
  const draft = recordKeptInTab(KEY);
  for (const field of fields) delete draft[field];
  keepRecordInTab(KEY, draft);
}

/** Notes whether the draft of these fields was sent and no yes has come: also for a visitor whose page is loaded anew meanwhile. */
export function noteUnanswered(fields: readonly DraftField[] | undefined, unanswered: boolean): void {
  keepInTab(unansweredKey(fields), unanswered ? "1" : "");
}

/**
 * @returns whether it was sent and no yes has come, on a page that was loaded anew. After every other full load this is forgotten: before its script came, the
 *   page before may have sent the form without it, and told so.
 */
export function isUnanswered(fields: readonly DraftField[] | undefined): boolean {
  const [load] = performance.getEntriesByType("navigation");
  if (load?.toJSON().type !== "reload") noteUnanswered(fields, false);
  return keptInTab(unansweredKey(fields)) !== "";
}

const unansweredKey = (fields: readonly DraftField[] | undefined) => `unanswered-${fields ? "ticket" : "message"}`;
