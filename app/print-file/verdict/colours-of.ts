import type { PrintFile } from "../facts.ts";

/** Colour systems in a file: of a picture its own, of a page those of all that is drawn. Palettes hold RGB, and the colours of an SVG are nothing else. */
export function coloursOf({ format, facts, readable }: PrintFile): Set<string> {
  if (format === "pdf") return new Set(facts.drawn_colour);
  if (format === "svg") return new Set(readable === "yes" ? ["rgb"] : []);
  const colour = "colour" in facts ? facts.colour : undefined;
  return new Set(colour ? [colour === "palette" ? "rgb" : colour] : []);
}
