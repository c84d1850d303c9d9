/** Whether a file is enough for the shop to begin with, whatever a browser can tell of it. What a visitor is told to do (say-trouble.ts) keeps to it. */
import type { PrintFile, Trouble } from "../facts.ts";

/** The file itself is not there, or not whole, or nobody knows what it is: the visitor has to bring another one. A password keeps the shop out, too. */
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

/**
 * @returns false for what has to be chosen or made anew, and for CorelDRAW, of which the visitor is to ask whether the shop takes it; true for kinds that
 *   browsers do not read to their end but programs for print do (EPS, .ai, HEIC …)
 */
export function shopCanOpen({ format, trouble }: PrintFile): boolean {
  if (trouble === "header-only") return format !== "cdr";
  return trouble === undefined || !NOT_THERE.has(trouble);
}
