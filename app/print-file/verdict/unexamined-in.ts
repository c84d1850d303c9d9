import type { PrintFile, Unexamined } from "../facts.ts";

/** @returns what of a file was not looked into; empty where all was */
export function unexaminedIn({ facts }: PrintFile): Unexamined[] {
  return ("unexamined" in facts && facts.unexamined) || [];
}
