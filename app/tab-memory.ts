/**
 * What a visitor has written or chosen and not yet sent, kept in the browser only.
 *
 * In `sessionStorage`: it survives a reload, a failure and a crash of the tab, and ends with the tab, so that a name and a telephone number do not stay
 * behind on a shared computer; but a browser may open a closed tab again with what it kept, and the privacy policy says so. Two tabs do not overwrite each
 * other. Where storage is blocked or full, memory has it until the next full load.
 */

/** Texts that storage did not take, by name. They are newer than what storage holds under the same name. */
const inMemory = new Map<string, string>();

/** @returns what was kept under this name; empty where nothing is */
export function keptInTab(name: string): string {
  try {
    return inMemory.get(name) ?? sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** @param text empty: nothing is kept any more */
export function keepInTab(name: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
    inMemory.delete(name);
  } catch {
    inMemory.set(name, text); // blocked or full
  }
}

/** @returns what {@link keepRecordInTab} kept under this name; empty where nothing is, or something else */
export function recordKeptInTab(name: string): Record<string, unknown> {
  try {
    return JSON.parse(keptInTab(name) || "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param record empty: nothing is kept any more */
export function keepRecordInTab(name: string, record: object): void {
  const text = JSON.stringify(record);
  keepInTab(name, text === "{}" ? "" : text);
}
