/** Whether a browser may be asked to draw a file. Decoding proves nothing, and can cost a phone all its memory. */
import type { PrintFile } from "../facts.ts";

/** The canvas of Safari on phones ends here: 4096 × 4096. */
const MOST_PIXELS = 16_777_216;
const DRAWN_BY_BROWSERS = ["jpeg", "png", "webp", "svg", "heic"];

/** @returns true for a whole picture of at most 16,777,216 pixels, of a kind that browsers draw */
export function previewable(file: PrintFile): boolean {
  if (file.readable !== "yes" || file.partial || !DRAWN_BY_BROWSERS.includes(file.format)) return false;
  if (file.format === "svg") return true;
  const [width, height] = "shown" in file.facts ? (file.facts.shown ?? [0, 0]) : [0, 0];
  return width > 0 && width * height <= MOST_PIXELS;
}
