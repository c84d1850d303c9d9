/** What hangs while no file is chosen: a yellow sheet with a seam around its edge, which says in the letters of a sign how large it is. */
import { saySize } from "./figures.ts";
import type { Wish } from "./wish.ts";

/** All lengths in the drawing's own unit. */
interface SizedSheet {
  words: string;
  /** Height of the letters, the line they stand on, and where their middle lies across the sheet. */
  letters: { size: number; baseline: number; middle: number };
  seam: { x: number; y: number; width: number; height: number; stroke: number; dash: number };
}

/** Shares of a letter's height: how broad a letter is at most, and how far the middle of a capital stands above its line. */
const LETTER_BREADTH = 0.62;
const HALF_CAPITAL = 0.34;
/** Share of the sheet's height: letters no higher than this leave room above and below. */
const HIGHEST = 0.42;
/** Share of the sheet's sides: from its edge to the seam. */
const HEM = 0.03;

/**
 * @param print in metres, with the unit in which its size is written
 * @param scale how many of the drawing's own units a metre is
 */
export function sizedSheet(print: Pick<Wish, "width" | "height" | "unit">, scale: number): SizedSheet {
  const words = saySize(print.width, print.height, print.unit).replace(/\s?c?m$/, "");
  const [width, height] = [print.width * scale, print.height * scale];
  const size = Math.min(width / (words.length * LETTER_BREADTH), height * HIGHEST);
  const short = Math.min(width, height);
  return {
    words,
    letters: { size, baseline: height / 2 + size * HALF_CAPITAL, middle: width / 2 },
    seam: {
      x: width * HEM,
      y: height * HEM,
      width: width * (1 - 2 * HEM),
      height: height * (1 - 2 * HEM),
      stroke: short * 0.01,
      dash: short * 0.05,
    },
  };
}
