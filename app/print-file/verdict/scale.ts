/** Large prints are drawn small: 1:10 is the habit for façades and backdrops, 1:20 for vehicles too. Which scale a page has is a guess until someone says so. */
import { rounded } from "../../try-size/figures.ts";
import { held } from "../../try-size/placement.ts";
import type { Sides } from "../../try-size/shape.ts";

const SCALES = [1, 2, 4, 5, 10, 20] as const;
/** Drawn 1 to this. */
export type Scale = (typeof SCALES)[number];

/** Share of a side: print and page may differ by this much, bleed included, and still be the same drawing. */
const SAME_WITHIN = 0.03;
/** Share of the bleed that may be missing, or be too much. */
const BLEED_WITHIN = 0.2;
/** A bare `1-10` may be a date or a number of a page; `1:10` and `1/10` may not. */
const SAID_IN_NAME =
  /(?:tl|tile|t[iỉyỷ][\s._-]*l[eệ]|scale)[\s._-]*1\s*[-:/_]\s*(2|4|5|10|20)(?!\d)|(?<!\d)1\s*[:/]\s*(2|4|5|10|20)(?!\d)/i;

/**
 * @param name the file's name, e.g. `pano-6x3m-tile-1-10.pdf`
 * @returns the scale that it states, or undefined
 */
export function scaleInName(name: string): Scale | undefined {
  const found = SAID_IN_NAME.exec(name.normalize("NFC"));
  return SCALES.find((scale) => scale === Number(found?.[1] ?? found?.[2]));
}

/**
 * @param page metres, trimmed
 * @param ground metres: the print, with its bleed where the page has it around it
 * @returns the scale at which the page has the size of the print; undefined where there is none
 */
export function guessScale(page: Sides, ground: Sides): Scale | undefined {
  return SCALES.find(
    (scale) =>
      Math.abs(page.width * scale - ground.width) < ground.width * SAME_WITHIN &&
      Math.abs(page.height * scale - ground.height) < ground.height * SAME_WITHIN,
  );
}

/**
 * Finds the scale by the size alone, for a page on which no TrimBox separates print and bleed.
 *
 * @param print metres, as the page lies
 * @param most metres a side that the trade asks for
 * @param least of these, how few are enough
 * @returns the scale at which each edge has such a bleed within a fifth of it, and the bleed; undefined where there is none
 */
export function scaleWithBleed(
  page: Sides,
  print: Sides,
  { least, most }: { least: number; most: number },
): { scale: Scale; bled: number } | undefined {
  for (const scale of SCALES) {
    const [across, down] = [page.width * scale - print.width, page.height * scale - print.height];
    const bled = held(rounded((across + down) / 4, 3), least, most);
    const offBy = 2 * bled * BLEED_WITHIN;
    if (Math.abs(across - 2 * bled) < offBy && Math.abs(down - 2 * bled) < offBy) return { scale, bled };
  }
  return undefined;
}
