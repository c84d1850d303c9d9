/** Orientation and density from the EXIF block inside a picture. */
import { type Pixels, type RasterFacts, Unreadable } from "../facts.ts";
import type { Slices } from "../slices.ts";
import { readDirectory, readTiffHeader, tagNumbers } from "./tiff-directory.ts";

const ORIENTATION = 274;
const X_RESOLUTION = 282;
const Y_RESOLUTION = 283;

/**
 * Reads the EXIF block whose TIFF header stands at `offset`. A broken block says nothing and is no reason to refuse the picture.
 *
 * @returns `orientation` and `exif_density`, as far as they are written
 */
export async function readExif(
  file: Slices,
  offset: number,
): Promise<Pick<RasterFacts, "orientation" | "exif_density">> {
  const facts: Pick<RasterFacts, "orientation" | "exif_density"> = {};
  try {
    const header = await readTiffHeader(file, offset);
    if (!header) return facts;
    const directory = await readDirectory(file, header, header.first);
    const [orientation] = await tagNumbers(file, header, directory, ORIENTATION);
    if (orientation !== undefined) facts.orientation = orientation;
    const [x] = await tagNumbers(file, header, directory, X_RESOLUTION);
    const [y] = await tagNumbers(file, header, directory, Y_RESOLUTION);
    if (x !== undefined && y !== undefined) facts.exif_density = [x, y];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  return facts;
}

/** Width and height after turning: orientations 5 to 8 stand on their side (EXIF 2.3, tag 274). */
export function turned([width, height]: Pixels, orientation = 1): Pixels {
  return orientation >= 5 && orientation <= 8 ? [height, width] : [width, height];
}
