/** TIFF 6.0 and BigTIFF. The directory often stands behind the data: the reader goes straight to it and never reads the data. */
import {
  type Colour,
  type Density,
  type OtherFile,
  type Pixels,
  type RasterFacts,
  type RasterFile,
  type Trouble,
  Unreadable,
} from "../facts.ts";
import { LimitReached, latin1, type Slices } from "../slices.ts";
import { turned } from "./exif.ts";
import { readIcc } from "./icc.ts";
import { isBomb } from "./oversized.ts";
import {
  type Directory,
  readDirectory,
  readTiffHeader,
  type TiffHeader,
  tagNumbers,
  valuesLieIn,
} from "./tiff-directory.ts";

const TAG = {
  newSubfileType: 254,
  subfileType: 255,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  xResolution: 282,
  yResolution: 283,
  planar: 284,
  resolutionUnit: 296,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  subDirectories: 330,
  extraSamples: 338,
  icc: 34675,
  dngVersion: 50706,
};
/** Tags that say where each strip or tile lies and how long it is. */
const PLACES = new Set([TAG.stripOffsets, TAG.stripBytes, TAG.tileOffsets, TAG.tileBytes]);
const MOST_DIRECTORIES = 100;
/** Strips and tiles of all directories together, whose places are looked at: a gigabyte in tiles has some ten thousand. */
const MOST_PIECES = 2_000_000;
const PROFILE_HEAD = 65_536;
const UNITS = ["none", "none", "inch", "cm"] as const;
const COLOURS: Record<number, Colour> = {
  0: "grey",
  1: "grey",
  2: "rgb",
  3: "palette",
  5: "cmyk",
  6: "rgb",
  8: "lab",
  9: "lab",
};
/** The words of tiffinfo. */
const COMPRESSIONS: Record<number, string> = {
  1: "None",
  2: "CCITT modified Huffman RLE",
  3: "CCITT Group 3",
  4: "CCITT Group 4",
  5: "LZW",
  6: "Old-style JPEG",
  7: "JPEG",
  8: "AdobeDeflate",
  32773: "PackBits",
  32946: "Deflate",
  34925: "LZMA",
  50000: "ZSTD",
  50001: "WEBP",
};
/** A byte of packed data unpacks to at most this many: CCITT and LZW stay far below, Deflate swells a thousandfold. */
const SWELLING_AT_MOST = 2000;

/** One picture of the file: its directory and its size. */
type Picture = { directory: Directory; size: Pixels };

/** @param file starts with `II` or `MM`. Throws `Unreadable` when the first directory cannot be read. */
export async function readTiff(file: Slices): Promise<RasterFile | OtherFile> {
  const header = await readTiffHeader(file, 0);
  if (!header) throw new Unreadable("damaged");
  if (await isRaw(file, header))
    return { format: "other", readable: "no", trouble: "other-kind", facts: { kind: "raw" } };
  const { pictures, trouble: rest } = await readPictures(file, header);
  const [{ directory, size }] = pictures;
  const numbers = (tag: number) => tagNumbers(file, header, directory, tag, PLACES.has(tag) ? MOST_PIECES : undefined);
  const number = async (tag: number) => (await numbers(tag))[0];
  const facts: RasterFacts = { stored: size, pages: pictures.map((picture) => picture.size) };
  facts.colour = COLOURS[(await number(TAG.photometric)) ?? -1];
  facts.bits = (await number(TAG.bits)) ?? 1;
  facts.samples = (await number(TAG.samples)) ?? 1;
  const compression = (await number(TAG.compression)) ?? 1;
  facts.compression = COMPRESSIONS[compression] ?? String(compression);
  facts.byte_order = header.little ? "little" : "big";
  facts.bigtiff = header.big;
  facts.tiled = directory.entries.has(TAG.tileWidth);
  facts.alpha = (await numbers(TAG.extraSamples)).some((kind) => kind === 1 || kind === 2);
  facts.orientation = await number(TAG.orientation);
  facts.shown = turned(size, facts.orientation);
  const density = await readDensity(numbers);
  if (density) facts.resolution = density;
  const profile = directory.entries.get(TAG.icc);
  if (profile) Object.assign(facts, readIcc(await file.some(profile.at, Math.min(profile.count, PROFILE_HEAD))));
  const trouble = (await dataMissing(numbers, file.size, facts, compression)) ?? rest;
  return { format: "tiff", readable: trouble ? "header" : "yes", ...(trouble && { trouble }), facts };
}

async function readDensity(numbers: (tag: number) => Promise<number[]>): Promise<Density | undefined> {
  const [[x], [y], [unit = 2]] = (await Promise.all(
    [TAG.xResolution, TAG.yResolution, TAG.resolutionUnit].map(numbers),
  )) as [number[], number[], number[]]; // as many as asked for
  return x === undefined || y === undefined ? undefined : [x, y, UNITS[unit] ?? "none"];
}

/**
 * The pictures of the file. Smaller copies of a picture (the steps of a pyramid, a thumbnail) and masks do not count, unless there is nothing else. A loop
 * of directories, or a directory that is not there, means damage. Throws `Unreadable` when not even the first can be read.
 */
async function readPictures(
  file: Slices,
  header: TiffHeader,
): Promise<{ pictures: [Picture, ...Picture[]]; trouble: Trouble | undefined }> {
  const first = await readPicture(file, header, header.first);
  if (!first) throw new Unreadable("damaged");
  const all: [Picture, ...Picture[]] = [first];
  const trouble = await readRest(file, header, all);
  const copies = await Promise.all(all.map(({ directory }) => isCopy(file, header, directory)));
  const [picture = first, ...others] = all.filter((_, i) => !copies[i]);
  return { pictures: [picture, ...others], trouble };
}

/**
 * Whether the file holds the raw data of a camera (DNG, and the formats of Nikon, Sony and Canon): what stands first is a small copy, or a JPEG; the photo
 * itself lies in a sub-directory, or is not developed yet.
 */
async function isRaw(file: Slices, header: TiffHeader): Promise<boolean> {
  if (header.first === 16 && latin1(await file.some(8, 2)) === "CR") return true; // Canon
  const first = await readDirectory(file, header, header.first);
  const below = first.entries.has(TAG.subDirectories) && (await isCopy(file, header, first));
  return below || first.entries.has(TAG.dngVersion);
}

/** @returns undefined where the directory states no size */
async function readPicture(file: Slices, header: TiffHeader, offset: number): Promise<Picture | undefined> {
  const directory = await readDirectory(file, header, offset);
  const [width] = await tagNumbers(file, header, directory, TAG.width);
  const [height] = await tagNumbers(file, header, directory, TAG.height);
  return width && height ? { directory, size: [width, height] } : undefined;
}

/** Bits 0 and 2 of NewSubfileType, or 2 in its forerunner: a reduced version, a mask (TIFF 6.0, section 8). */
async function isCopy(file: Slices, header: TiffHeader, directory: Directory): Promise<boolean> {
  const [kind = 0] = await tagNumbers(file, header, directory, TAG.newSubfileType);
  const [formerKind] = await tagNumbers(file, header, directory, TAG.subfileType);
  return (kind & 0b101) !== 0 || formerKind === 2;
}

/** Adds the pictures behind the first. @returns what is wrong with them, or with the first one's values */
async function readRest(file: Slices, header: TiffHeader, all: [Picture, ...Picture[]]): Promise<Trouble | undefined> {
  const [first] = all;
  const visited = new Set([header.first]);
  let pieces = 0;
  try {
    if (!valuesLieIn(file, first.directory)) return "cut";
    for (let { next } = first.directory; next !== 0; ) {
      if (next === undefined) return "cut";
      if (visited.has(next) || visited.size >= MOST_DIRECTORIES) return "damaged";
      visited.add(next);
      const picture = await readPicture(file, header, next);
      if (!picture) return "damaged";
      all.push(picture);
      for (const tag of PLACES) pieces += picture.directory.entries.get(tag)?.count ?? 0;
      if (pieces > MOST_PIECES) return "damaged";
      if (!valuesLieIn(file, picture.directory) || !(await dataLieIn(file, header, picture.directory))) return "cut";
      next = picture.directory.next;
    }
  } catch (error) {
    if (error instanceof LimitReached) return "damaged";
    if (error instanceof Unreadable) return error.trouble;
    throw error;
  }
  return undefined;
}

async function dataLieIn(file: Slices, header: TiffHeader, directory: Directory): Promise<boolean> {
  const tiled = directory.entries.has(TAG.tileWidth);
  const numbers = (tag: number) => tagNumbers(file, header, directory, tag, MOST_PIECES);
  const offsets = await numbers(tiled ? TAG.tileOffsets : TAG.stripOffsets);
  const lengths = await numbers(tiled ? TAG.tileBytes : TAG.stripBytes);
  return offsets.every((offset, i) => offset + (lengths[i] ?? 0) <= file.size);
}

/** Whether every strip or tile lies in the file, there are enough of them, and their bytes can hold the picture. */
async function dataMissing(
  numbers: (tag: number) => Promise<number[]>,
  fileSize: number,
  { stored, bits = 1, samples = 1, tiled, colour }: RasterFacts,
  compression: number,
): Promise<Trouble | undefined> {
  const [width, height] = stored ?? [0, 0];
  const offsets = await numbers(tiled ? TAG.tileOffsets : TAG.stripOffsets);
  const lengths = await numbers(tiled ? TAG.tileBytes : TAG.stripBytes);
  if (offsets.length === 0) return "damaged";
  const missing = offsets.some((offset, i) => offset + (lengths[i] ?? 0) > fileSize || offset === 0);
  if (missing) return "cut";
  const [tileWidth = width] = await numbers(TAG.tileWidth);
  const [tileHeight = height] = await numbers(TAG.tileHeight);
  const [rows = height] = await numbers(TAG.rowsPerStrip);
  const pieces = tiled
    ? Math.ceil(width / tileWidth) * Math.ceil(height / tileHeight)
    : Math.ceil(height / Math.min(rows, height));
  const planes = (await numbers(TAG.planar))[0] === 2 ? samples : 1;
  if (offsets.length < pieces * planes) return "damaged";
  const held = lengths.reduce((sum, length) => sum + length, 0);
  // YCbCr stores brightness in full, but may store fewer colours: only a third of the samples is sure.
  const sure = colour === "rgb" && samples === 3 ? 1 : samples;
  const bytes = (width * height * bits * sure) / 8;
  if (lengths.length > 0 && compression === 1 && held < bytes) return "cut";
  return bytes > Math.max(held, 1) * SWELLING_AT_MOST || isBomb(width * height, fileSize) ? "oversized" : undefined;
}
