/** What a loupe over the print shows: a piece of the file as large as it will be on the print, or as seen from where people stand. */
import { AS_IT_IS, groundUnder, type Lying } from "./lying.ts";
import { placed } from "./placement.ts";
import type { Sides } from "./shape.ts";
import type { Fit } from "./wish.ts";

/** CSS pixels a metre: 96 an inch, which is what a browser takes for true size. */
const TRUE_SIZE = 96 / 0.0254;
/** Metres between the eye and a screen. */
const SCREEN_AT = 0.5;

/** The names that shape.ts has for the two ways of laying a file on the print. */
export const FITS = { phu: "cover", lot: "contain" } as const satisfies Record<Fit, string>;

/** As shares of width and height. */
export type Spot = { u: number; v: number };

/**
 * @param picture its sides in pixels
 * @param print its sides in metres
 * @param across width of the loupe in CSS pixels
 * @param at where on the print, as shares of its width and height
 * @param distance metres it is looked at from; undefined for true size
 * @returns the square of the picture under the loupe, in pixels of the file before it is turned; it may reach beyond the picture
 */
export function underLoupe(
  picture: Sides,
  print: Sides,
  fit: Fit,
  across: number,
  at: Spot,
  distance?: number,
  lying = AS_IT_IS,
): { x: number; y: number; side: number } {
  const { pixelsAMetre, laid } = laidAs(picture, print, fit, lying);
  const metres = across / (distance ? (TRUE_SIZE * SCREEN_AT) / distance : TRUE_SIZE);
  const side = metres * pixelsAMetre;
  const { u, v } = lying.turned ? { u: at.v, v: 1 - at.u } : at;
  return {
    x: (picture.width - laid.width) / 2 + u * laid.width - side / 2,
    y: (picture.height - laid.height) / 2 + v * laid.height - side / 2,
    side,
  };
}

/** Where a spot of the picture lies on the print, kept away from the print's edges. */
export function onPrint(picture: Sides, print: Sides, fit: Fit, { u, v }: Spot, lying = AS_IT_IS): Spot {
  const { laid } = laidAs(picture, print, fit, lying);
  const share = (part: number, all: number, seen: number) =>
    Math.min(0.94, Math.max(0.06, (part * all - (all - seen) / 2) / seen));
  const at = { u: share(u, picture.width, laid.width), v: share(v, picture.height, laid.height) };
  return lying.turned ? { u: 1 - at.v, v: at.u } : at;
}

/** The print's sides in pixels of the picture, swapped where the file is to be turned, and how many of these pixels a metre is. */
function laidAs(picture: Sides, print: Sides, fit: Fit, lying: Lying) {
  const sides = groundUnder({ ...lying, beyond: 0 }, print);
  const pixelsAMetre = 1 / placed(picture, groundUnder(lying, print), FITS[fit]);
  return { pixelsAMetre, laid: { width: sides.width * pixelsAMetre, height: sides.height * pixelsAMetre } };
}
