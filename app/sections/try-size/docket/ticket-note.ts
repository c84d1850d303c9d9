/** The visitor's own words on the ticket, kept like the draft of the contact form: in this tab, until they are sent. */
const KEY = "try-size-note";

/** @returns what was written before the page was loaded again; empty where there is none, or storage is blocked */
export function keptNote(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepNote(note: string): void {
  try {
    if (note) sessionStorage.setItem(KEY, note);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the words stand in their field.
  }
}
