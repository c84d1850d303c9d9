/**
 * Keys of one letter can be switched off (WCAG 2.2, 2.1.4): dictation software types a spoken word as single keys, and a 3 among them would mark a letter as
 * quoted. Kept in the browser of this machine; where its storage is turned off, until the window is closed. On by default.
 */
const KEPT_AS = "desk-single-keys";
const OFF = "off";

let isOff = false;

/** Whether the keys of one letter are switched on; inside of fields they never count. */
export function singleKeysCount(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== OFF;
  } catch {
    return !isOff;
  }
}

/** Switches the keys of one letter on or off. */
export function countSingleKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, OFF);
  } catch {
    // kept above
  }
}
