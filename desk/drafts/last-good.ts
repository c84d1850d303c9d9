/** The last state of a page that could be read: for a file that was broken outside of the desk, perhaps before the desk was opened for the first time. */
import { execFileSync } from "node:child_process";
import { wrongFields } from "../documents/check.ts";
import { fieldsOrNull } from "../documents/document.ts";
import type { Kind } from "../documents/kinds.ts";
import type { House } from "../files/house.ts";
import { entries, stateAt } from "../journal/journal.ts";

export interface LastGood {
  text: string;
  /** When it was kept, ISO 8601; null for a state that is only in the project's git history. */
  at: string | null;
}

/** Milliseconds that git may take; a machine without git answers at once. */
const PATIENCE = 3000;

/**
 * @returns the newest state in the journal that has no mistake of its own; otherwise that of the last commit (git), if it has none; otherwise null
 */
export function lastGoodOf(house: House, file: string, kind: Kind): LastGood | null {
  for (const { at, file: of, hash, pages = [] } of entries(house)) {
    const hashes = of === file ? [hash] : pages.filter((page) => page.file === file).map(({ after }) => after);
    for (const one of hashes) {
      const text = one ? stateAt(house, one) : null;
      if (text !== null && isGood(text, file, kind)) return { text, at };
    }
  }
  const text = inHistory(house, file);
  return text !== null && isGood(text, file, kind) ? { text, at: null } : null;
}

function isGood(text: string, file: string, kind: Kind): boolean {
  const fields = fieldsOrNull(text, file);
  return fields !== null && wrongFields(kind, fields).length === 0;
}

/** @returns the file in the last commit; null without git, as on most owners' machines, or in a folder without a history */
function inHistory({ content }: House, file: string): string | null {
  try {
    return execFileSync("git", ["show", `HEAD:./${file}`], {
      cwd: content,
      encoding: "utf8",
      timeout: PATIENCE,
      stdio: ["ignore", "pipe", "ignore"],
      windowsHide: true,
    });
  } catch {
    return null;
  }
}
