import type { PrintFile } from "../facts.ts";

/** Colour systems in a file: of a picture its own, of a page those of all that is drawn. */
export function coloursOf({ format, facts }: PrintFile): Set<string> {
  if (format === "pdf") return new Set(facts.drawn_colour);
  return new Set("colour" in facts && facts.colour ? [facts.colour] : []);
}
