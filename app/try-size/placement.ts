/**
 * How a file lies on the print: filling the print and losing its own ends, or whole with blank edges; with its bleed around it, or turned on its
 * side. Sides and bleed in metres, files in any one unit.
 */
import { rounded } from "./figures.ts";
import { groundUnder, lyingAs } from "./lying.ts";
import { MAX_SIDE, MIN_SIDE } from "./measures.ts";
import type { Fit, SameShape, Shape, Sides } from "./shape.ts";

/** Shapes that differ by less count as the same: nobody sees the difference, and the trim takes more. */
const SAME_WITHIN = 0.012;

/** Metres of print for each unit of the file. */
export function placed(file: Sides, print: Sides, fit: Fit): number {
  const [across, down] = [print.width / file.width, print.height / file.height];
  return fit === "cover" ? Math.max(across, down) : Math.min(across, down);
}

/**
 * What the file's shape costs on a print of another shape.
 *
 * @param bleed metres by which the ground of such a print runs beyond each edge; 0 for a file that cannot have the bleed around it
 * @param least metres of bleed that are enough, where the trade names a range
 */
export function compareShapes(file: Sides, print: Sides, fit: Fit, bleed = 0, least = bleed): Shape {
  const [ofFile, ofPrint] = [file.width / file.height, print.width / print.height];
  for (const way of WAYS_TO_LIE) {
    const around = bleed > 0 && { ...way, bled: held(bleedIn(ofFile, groundOf(way, print)), least, bleed) };
    for (const shape of around ? [way, around] : [way]) {
      const ground = groundOf(shape, print);
      if (Math.abs(Math.log((ofFile * ground.height) / ground.width)) < SAME_WITHIN) return shape;
    }
  }
  const scale = placed(file, print, fit);
  const [width, height] = [file.width * scale, file.height * scale];
  const wider = ofFile > ofPrint;
  const acrossDiffers = wider === (fit === "cover");
  const difference = Math.abs(acrossDiffers ? width - print.width : height - print.height);
  const suggested = heldWithin(
    wider
      ? { width: print.width, height: print.width / ofFile }
      : { width: print.height * ofFile, height: print.height },
  );
  return {
    same: false,
    along: acrossDiffers ? "sides" : "ends",
    each: difference / 2,
    lost: fit === "cover" ? difference / (acrossDiffers ? width : height) : 0,
    ...(suggested && { suggested }),
  };
}

/** The ways in which a file of the print's shape may lie, in the order to try; in each, the bare print comes before the print with its bleed. */
export const WAYS_TO_LIE: SameShape[] = [{ same: true }, { same: true, turned: true }];

/** The bleed, to a millimetre, with which the print has the file's shape. */
function bleedIn(ofFile: number, { width, height }: Sides): number {
  return rounded((width - ofFile * height) / (2 * (ofFile - 1)), 3);
}

/** Metres of bleed, held within what the trade takes. */
export function held(bleed: number, least: number, most: number): number {
  return Math.min(Math.max(bleed, least), most);
}

/** The area that a file of this shape covers (see {@link groundUnder}). */
export function groundOf(shape: Shape, print: Sides): Sides {
  return groundUnder(lyingAs(shape), print);
}

/** Whether both sides, in metres, are within the limits of a print. */
export function isPrintable({ width, height }: Sides): boolean {
  return Math.min(width, height) >= MIN_SIDE && Math.max(width, height) <= MAX_SIDE;
}

/** The same shape, scaled into the limits of a print; undefined where a strip is too long for its width. */
function heldWithin({ width, height }: Sides): Sides | undefined {
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const factor = Math.max(Math.min(1, MAX_SIDE / most), MIN_SIDE / least);
  return most * factor <= MAX_SIDE * (1 + 1e-9) ? { width: width * factor, height: height * factor } : undefined;
}
