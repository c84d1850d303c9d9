/**
 * Keys of one letter can be switched off (WCAG 2.2, 2.1.4): to a program that writes what is spoken, a word is a row of them, and 2 would quote a price.
 * Kept in the browser of the machine; on until then.
 */
const KEPT_AS = "desk-single-keys";
const OFF = "off";

/** Whether a single letter does something outside of fields. */
export function singleKeysCount(): boolean {
  return localStorage.getItem(KEPT_AS) !== OFF;
}

/** Switches them on or off. */
export function countSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, OFF);
}
