import { statSync } from "node:fs";

/**
 * What is asked of each file again and again, until it changes.
 *
 * @param read reads it of a file that is there; what it is given besides the place does not tell one answer from another
 * @returns the same; null for a folder, and for a link to nothing
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
