/** Pixels of a picture as they would be if each were a square. */
import type { Sides } from "../../try-size/shape.ts";
import type { PrintFile } from "../facts.ts";
import { turned } from "../raster/exif.ts";

/** A standard fax has 204 by 98 dots an inch (ITU-T T.4); two densities with a larger ratio than this are a mistake of the program, and say nothing. */
const MOST_UNEVEN = 3;

/**
 * @returns sides of the picture as it is shown, in pixels. For a TIFF whose pixels are not square these are counted at the coarser of its two densities, on
 *   which its sharpness depends. 0 × 0 where the sides are not known
 */
export function squarePixels({ format, facts }: PrintFile): Sides {
  const { shown: [width, height] = [0, 0], resolution, orientation } = "shown" in facts ? facts : {};
  if (format !== "tiff" || !Array.isArray(resolution)) return { width, height };
  const [across, down] = turned([resolution[0], resolution[1]], orientation);
  const coarser = Math.min(across, down);
  if (!(coarser > 0) || Math.max(across, down) / coarser > MOST_UNEVEN) return { width, height };
  return { width: (width * coarser) / across, height: (height * coarser) / down };
}
