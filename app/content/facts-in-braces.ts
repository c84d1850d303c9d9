/** How a fact is asked for within a sentence: `{khu vực}`. The site puts it in (facts-in-words.build.ts), and the desk tells beside the field what it will be. */

/** A name in braces; the group is the name. */
export const IN_BRACES = /\{([^{}]*)\}/g;

/** @param written between the braces, with whatever blanks @returns the fact's name */
export function factName(written: string): string {
  return written.trim().replace(/\s+/g, " ");
}
