/** Whether a browser may be asked to draw a file. Decoding proves nothing, and can cost a phone all its memory. */
import type { PrintFile } from "../facts.ts";

/** The canvas of Safari on phones ends here: 4096 × 4096. */
export const MOST_PIXELS = 16_777_216;
/** A larger picture is drawn from a copy that the browser reduces while it decodes; beyond this the decoder alone would fill a phone. */
const MOST_REDUCIBLE = 120_000_000;
const DRAWN_BY_BROWSERS = ["jpeg", "png", "webp", "svg", "heic"];

/**
 * @returns how a sound file of a kind that some browsers draw may be drawn: `whole` up to 16,777,216 pixels, `reduced` up to 120 million;
 *   undefined where it must not be decoded
 */
export function previewable(file: PrintFile): "whole" | "reduced" | undefined {
  // A sound HEIC, as an iPhone takes it: Safari draws it, other browsers report that they cannot.
  const sound = file.readable === "yes" || (file.format === "heic" && file.trouble === "not-drawable");
  if (!sound || file.partial || !DRAWN_BY_BROWSERS.includes(file.format)) return;
  if (file.format === "svg") return file.facts.expands || file.facts.undrawn ? undefined : "whole";
  const [width, height] = "shown" in file.facts ? (file.facts.shown ?? [0, 0]) : [0, 0];
  const pixels = width * height;
  if (pixels === 0 || pixels > MOST_REDUCIBLE) return;
  return pixels <= MOST_PIXELS ? "whole" : "reduced";
}
