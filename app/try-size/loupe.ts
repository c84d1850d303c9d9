/** What a loupe over the print shows: a piece of the file as large as it will be on the print, or as seen from where people stand. */
import { placed } from "./placement.ts";
import type { Fit } from "./wish.ts";

/** CSS pixels a metre: 96 an inch, which is what a browser takes for true size. */
const TRUE_SIZE = 96 / 0.0254;
/** Metres at which one holds a screen. */
const SCREEN_AT = 0.5;

/** The file's own word for how it is laid on the print. */
export const FITS = { phu: "cover", lot: "contain" } as const satisfies Record<Fit, string>;

interface Sides {
  width: number;
  height: number;
}

/**
 * @param picture its pixels
 * @param print metres
 * @param across CSS pixels of the loupe
 * @param at where on the print, as shares of its width and height
 * @param distance metres it is looked at from; undefined for true size
 * @returns the square of the picture under the loupe, in its pixels; it may reach beyond the picture
 */
export function underLoupe(
  picture: Sides,
  print: Sides,
  fit: Fit,
  across: number,
  at: { u: number; v: number },
  distance?: number,
): { x: number; y: number; side: number } {
  const pixelsAMetre = 1 / placed(picture, print, FITS[fit]);
  const metres = across / (distance ? (TRUE_SIZE * SCREEN_AT) / distance : TRUE_SIZE);
  const side = metres * pixelsAMetre;
  const laid = { width: print.width * pixelsAMetre, height: print.height * pixelsAMetre };
  return {
    x: (picture.width - laid.width) / 2 + at.u * laid.width - side / 2,
    y: (picture.height - laid.height) / 2 + at.v * laid.height - side / 2,
    side,
  };
}

/** The place on the print of a place in the picture, kept off the rims. */
export function onPrint(picture: Sides, print: Sides, fit: Fit, { u, v }: { u: number; v: number }) {
  const pixelsAMetre = 1 / placed(picture, print, FITS[fit]);
  const share = (part: number, all: number, metres: number) =>
    Math.min(0.94, Math.max(0.06, (part * all - (all - metres * pixelsAMetre) / 2) / (metres * pixelsAMetre)));
  return { u: share(u, picture.width, print.width), v: share(v, picture.height, print.height) };
}
