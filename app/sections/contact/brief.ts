/**
 * A brief for the contact form: what a visitor has chosen elsewhere on the page, as the first lines of the message. What they typed
 * themselves is theirs: it stays below, letter for letter, and a brief they have changed by hand counts as typed.
 */
import { useSyncExternalStore } from "react";
import type { ContactField } from "../../../contract/contact-fields.ts";

/** The field that takes it. */
const MESSAGE: ContactField = "message";
/** The brief that was put in last, to be replaced by the next one as long as it stands there unchanged. */
const KEY = "contact-brief";
/** What to tell beside the form, once there is a brief in it; empty before. */
let note = "";
/** A brief for a form that is not there yet. */
let waiting: string | null = null;
const listeners = new Set<() => void>();

/**
 * @param brief lines that a printer understands
 * @param told to the visitor beside the form
 * @returns the contact form, where it is on the page already
 */
export function bringBrief(brief: string, told: string): HTMLFormElement | null {
  const form = document.querySelector<HTMLTextAreaElement>(`textarea[name="${MESSAGE}"]`)?.form ?? null;
  waiting = brief;
  if (form) writeBrief(form);
  note = told;
  for (const listener of listeners) listener();
  return form;
}

/** Puts a brief that waits into a contact form; nothing where none waits. */
export function writeBrief(form: HTMLFormElement): void {
  const box = form.elements.namedItem(MESSAGE);
  if (waiting === null || !(box instanceof HTMLTextAreaElement)) return;
  const last = lastBrief();
  const own = (last ? box.value.replace(last, "") : box.value).trim();
  box.value = own ? `${waiting}\n\n${own}` : `${waiting}\n`;
  keepLast(waiting);
  waiting = null;
  // The form keeps its draft when it hears of a change.
  box.dispatchEvent(new Event("input", { bubbles: true }));
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

/** After a success there is no brief. */
export function forgetBrief(): void {
  note = "";
  keepLast("");
  for (const listener of listeners) listener();
}

let inMemory = "";

function lastBrief(): string {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory; // blocked: memory has it until the page goes
  }
}

function keepLast(brief: string): void {
  inMemory = brief;
  try {
    sessionStorage.setItem(KEY, brief);
  } catch {
    // Blocked or full: memory has it.
  }
}
