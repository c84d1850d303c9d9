/** Whether the shop can do anything with a file, whatever a browser can tell of it. */
import type { PrintFile, Trouble } from "../facts.ts";

/** The file itself is not there, or not whole: the visitor has to bring it again. A password keeps the shop out, too. */
const NOT_THERE: ReadonlySet<Trouble> = new Set([
  "empty",
  "unknown",
  "web-page",
  "cut",
  "damaged",
  "locked",
  "folder",
  "vanished",
]);

/** @returns false for what has to be chosen or made anew; true for kinds that only the shop's programs read (EPS, CorelDRAW, HEIC …) */
export function shopCanOpen({ trouble }: PrintFile): boolean {
  return trouble === undefined || !NOT_THERE.has(trouble);
}
