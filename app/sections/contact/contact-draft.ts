/**
 * What is typed into the contact form and not yet sent: one draft for all forms of the site, kept in the browser only.
 *
 * In `sessionStorage`: it survives a reload, a failure and a crash of the tab, and ends with the tab, so that a name and a telephone
 * number do not stay behind on a shared computer; two tabs do not overwrite each other. Where storage is blocked or full, the
 * draft is kept in memory and survives navigation at least.
 */
import { CONTACT_FIELD_NAMES, STARTED_FIELD } from "../../../contract/contact-fields.ts";

const KEY = "contact-draft";
const FIELDS = [...CONTACT_FIELD_NAMES, STARTED_FIELD];

let inMemory = "{}";

/** Keeps what stands in the form. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = new FormData(form);
  inMemory = JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, typed.get(field) ?? ""])));
  try {
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    // Blocked or full: memory has it.
  }
}

/** Puts the draft into the fields that are still empty: what was typed before the page came alive is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field);
    const value = draft[field];
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (typeof value === "string" && control.value === "") control.value = value;
  }
}

/** After a success nothing is kept. */
export function forgetDraft(): void {
  inMemory = "{}";
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? inMemory) ?? {};
  } catch {
    return JSON.parse(inMemory);
  }
}
