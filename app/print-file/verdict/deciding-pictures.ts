/** Which pictures of a drawing decide how sharp it is: those that people can tell from what lies around them. */
import type { PlacedPicture } from "../facts.ts";
import { METRES_PER_INCH } from "./sharpness.ts";

/** A picture of which both sides are below this on the print, in metres, is a dot to whoever looks at it. */
const DOT = 0.01;
/** Dots that cover more of the print than this are pieces of a larger picture: programs cut pictures into tiles and rows. */
const FEW_DOTS = 0.01;

/**
 * @param pictures of one page
 * @param scale metres of print for each metre of the page
 * @param area of the print in m²
 * @param alone nothing but pictures is drawn, so that dots may be all there is
 * @returns those that decide. Left out are pictures that cannot be seen, transparency, one flat colour, a ramp of one row, and a few dots
 */
export function decidingPictures(
  pictures: PlacedPicture[],
  { scale, area, alone }: { scale: number; area: number; alone: boolean },
): PlacedPicture[] {
  const sized = pictures
    .filter(({ type, outlines, unseen }) => !unseen && (type === "image" || type === "stencil" || outlines))
    .map((picture) => ({ picture, sides: sidesOnPrint(picture, scale) }))
    .filter(({ picture: { px }, sides }) => !px.some((pixels, at) => pixels === 1 && (sides[at] ?? 0) >= DOT));
  const isDot = ({ picture: { px }, sides }: (typeof sized)[number]) => px.includes(1) || Math.max(...sides) < DOT;
  const [dots, others] = [sized.filter(isDot), sized.filter((one) => !isDot(one))];
  const covered = dots.reduce((sum, { sides: [across, down] }) => sum + across * down, 0);
  const dotsCount = covered > area * FEW_DOTS || (alone && others.length === 0);
  return (dotsCount ? sized : others).map(({ picture }) => picture);
}

/** Metres. */
function sidesOnPrint({ px, ppi }: PlacedPicture, scale: number): [number, number] {
  return [(px[0] / ppi[0]) * METRES_PER_INCH * scale, (px[1] / ppi[1]) * METRES_PER_INCH * scale];
}
