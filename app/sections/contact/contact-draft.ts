/**
 * What is typed into the contact form and not yet sent: one draft for all forms of the site, kept in the browser only.
 *
 * In `sessionStorage`: it survives a reload, a failure and a crash of the tab, and ends with the tab, so that a name and a telephone
 * number do not stay behind on a shared computer; two tabs do not overwrite each other. Where storage is blocked or full, the
 * draft is kept in memory and survives navigation at least.
 */
import { CONTACT_FIELD_NAMES, type ContactField, STARTED_FIELD } from "../../../contract/contact-fields.ts";

const KEY = "contact-draft";

/** A field that is kept. */
export type DraftField = ContactField | typeof STARTED_FIELD;
const FIELDS: readonly DraftField[] = [...CONTACT_FIELD_NAMES, STARTED_FIELD];

let inMemory = "{}";

/**
 * Keeps what stands in the form.
 *
 * @param fields those of them that are the visitor's own words there; the others stay as they were
 */
export function keepDraft(form: HTMLFormElement, fields: readonly DraftField[] = FIELDS): void {
  const typed = new FormData(form);
  write({ ...readDraft(), ...Object.fromEntries(fields.map((field) => [field, typed.get(field) ?? ""])) });
}

/**
 * Puts the draft into the fields that are still empty: what was typed before the page came alive is newer.
 *
 * @param fields those that are kept of this form
 */
export function restoreDraft(form: HTMLFormElement, fields: readonly DraftField[] = FIELDS): void {
  const draft = readDraft();
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    const value = draft[field];
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (typeof value === "string" && control.value === "") control.value = value;
  }
}

/** After a success nothing is kept of what was sent. */
export function forgetDraft(fields: readonly DraftField[] = FIELDS): void {
  const draft = readDraft();
  for (const field of fields) delete draft[field];
  write(draft);
}

function write(draft: Record<string, unknown>): void {
  inMemory = JSON.stringify(draft);
  try {
    if (inMemory === "{}") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, inMemory);
  } catch {
    // Blocked or full: memory has it.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? inMemory) ?? {};
  } catch {
    return JSON.parse(inMemory);
  }
}
