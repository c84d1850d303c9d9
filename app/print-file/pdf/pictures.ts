/** A picture drawn on a page: its pixels and how many of them fall on an inch of the page. */
import { type PlacedPicture, roundPpi } from "../facts.ts";
import { type Box, isEmpty, laidOut, overlap, UNIT_SQUARE } from "./box.ts";
import { type ColourSpace, type ColourSystem, readColourSpace } from "./colour-space.ts";
import { colourOfJpx, JPX_HEAD } from "./jpx.ts";
import type { Matrix } from "./matrix.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, numberOf, Stream, type Value } from "./objects/values.ts";

const ENCODINGS = new Map<Value, PlacedPicture["encoding"]>([
  ["DCTDecode", "jpeg"],
  ["DCT", "jpeg"],
  ["JPXDecode", "jpx"],
  ["CCITTFaxDecode", "ccitt"],
  ["CCF", "ccitt"],
  ["JBIG2Decode", "jbig2"],
]);
const POINTS_PER_INCH = 72;

/** Inline pictures write short names (ISO 32000-1, table 93). */
const SHORT: Record<string, string> = {
  Width: "W",
  Height: "H",
  BitsPerComponent: "BPC",
  ColorSpace: "CS",
  ImageMask: "IM",
  Filter: "F",
};

/** A picture on the page, and the colours it brings. */
export type DrawnPicture = { picture: PlacedPicture; spots: string[]; system?: ColourSystem };

/** Where and as what a picture is drawn. */
export type Placing = {
  /** The matrix in force: it lays a unit square onto the page. */
  matrix: Matrix;
  /** UserUnit of the page. */
  unit: number;
  spaces: Dict;
  type: PlacedPicture["type"];
  /** What can be seen at most, in points of the page. */
  clip: Box;
};

/**
 * @param image an XObject, or the dictionary of an inline picture
 * @returns undefined when it states no size, or is drawn without extent
 */
export async function placePicture(
  pdf: PdfDocument,
  image: Stream | Dict,
  { matrix, unit, spaces, type, clip }: Placing,
): Promise<DrawnPicture | undefined> {
  const dict = dictOf(image);
  const entry = async (key: string) => pdf.get(dict.get(key) ?? dict.get(SHORT[key] ?? key));
  const [width, height] = [numberOf(await entry("Width"), 0), numberOf(await entry("Height"), 0)];
  const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  if (!(width > 0 && height > 0 && across > 0 && down > 0)) return undefined;
  const stencil = (await entry("ImageMask")) === true;
  const encoding = encodingOf(await lastFilter(pdf, await entry("Filter")));
  const stated = dict.get("ColorSpace") ?? dict.get("CS");
  const own = !stated && encoding === "jpx" && image instanceof Stream ? await ownColours(pdf, image) : undefined;
  const colour = stencil ? undefined : (own ?? (await readColourSpace(pdf, stated, spaces)));
  const ppi = (pixels: number, points: number) => roundPpi((pixels * POINTS_PER_INCH) / points / unit);
  const picture: PlacedPicture = {
    type: stencil && type === "image" ? "stencil" : type,
    px: [width, height],
    colour: colour?.name ?? "-",
    components: colour?.components ?? 1,
    bits: stencil ? 1 : numberOf(await entry("BitsPerComponent"), 8),
    encoding,
    ppi: [ppi(width, across), ppi(height, down)],
    ...(isEmpty(overlap(laidOut(UNIT_SQUARE, matrix), clip)) && { unseen: true as const }),
  };
  return { picture, spots: colour?.spots ?? [], system: colour?.system };
}

/** The mask that goes with a picture, and its kind. */
export async function maskOf(pdf: PdfDocument, dict: Dict): Promise<["smask" | "mask", Stream] | undefined> {
  const soft = await pdf.entry(dict, "SMask");
  if (soft instanceof Stream) return ["smask", soft];
  const hard = await pdf.entry(dict, "Mask");
  return hard instanceof Stream ? ["mask", hard] : undefined;
}

/** The colours of a JPEG 2000 picture by its own data; undefined where they do not say, are encrypted, or are packed once more. */
async function ownColours(pdf: PdfDocument, image: Stream): Promise<ColourSpace | undefined> {
  const filters = await pdf.entry(image.dict, "Filter");
  if (pdf.lock !== "open" || (Array.isArray(filters) && filters.length > 1)) return undefined;
  const length = numberOf(await pdf.entry(image.dict, "Length"), JPX_HEAD);
  return colourOfJpx(await pdf.file.some(image.start, Math.min(length, JPX_HEAD)));
}

async function lastFilter(pdf: PdfDocument, filters: Value): Promise<Value> {
  return Array.isArray(filters) ? pdf.get(filters.at(-1)) : filters;
}

function encodingOf(filter: Value): PlacedPicture["encoding"] {
  return ENCODINGS.get(filter) ?? "image";
}
