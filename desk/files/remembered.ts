import { statSync } from "node:fs";

/**
 * Remembers a fact about each file until the file changes.
 *
 * @param read reads the fact from an existing file; the answer must depend on the file alone, whatever else `read` is given
 * @returns `read` with a memory; null for a folder, and where there is no file
 */
export function untilItChanges<Fact, Given extends unknown[] = []>(
  read: (place: string, ...given: Given) => Fact,
): (place: string, ...given: Given) => Fact | null {
  const known = new Map<string, { changed: number; fact: Fact }>();
  return (place, ...given) => {
    const about = statSync(place, { throwIfNoEntry: false });
    if (!about?.isFile()) return null;
    const before = known.get(place);
    if (before?.changed === about.mtimeMs) return before.fact;
    const fact = read(place, ...given);
    known.set(place, { changed: about.mtimeMs, fact });
    return fact;
  };
}
