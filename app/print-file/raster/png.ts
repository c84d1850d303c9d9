/**
 * PNG (ISO 15948): a signature and chunks of length, name, data and CRC. EXIF may stand behind the picture data, so chunks are
 * walked by their headers; a picture of thousands of small data chunks is walked from its head and looked at from its end.
 */
import { type Colour, type RasterFacts, type RasterFile, type Trouble, Unreadable } from "../facts.ts";
import { inflate } from "../inflate.ts";
import { latin1, type Slices } from "../slices.ts";
import { crc32 } from "./crc32.ts";
import { readExif, turned } from "./exif.ts";
import { readIcc } from "./icc.ts";
import { isBomb } from "./oversized.ts";

const COLOUR_OF_TYPE: Record<number, Colour> = { 0: "grey", 2: "rgb", 3: "palette", 4: "grey", 6: "rgb" };
const MOST_CHUNKS = 200;
/** Data chunks come in their thousands (8 KB each); the walk stops after this many and looks at the end instead. */
const MOST_DATA_CHUNKS = 2000;
const CHECKED_AT_MOST = 8 * 1_048_576;
const TAIL = 65_536;
/** Deflate cannot swell more than this (RFC 1951: 258 bytes from two bits). */
const DEFLATE_AT_MOST = 1032;
const PROFILE_AT_MOST = 4 * 1_048_576;
/** Of a profile its description is read, which stands near its beginning. */
const PROFILE_HEAD = 262_144;

/** @param file starts with the PNG signature. Throws `Unreadable` when its head is cut or contradicts itself. */
export async function readPng(file: Slices): Promise<RasterFile> {
  const facts = await readHead(file);
  const trouble = (await walkChunks(file, facts)) ?? tooSmall(file, facts);
  if (facts.stored) facts.shown = turned(facts.stored, facts.orientation);
  return { format: "png", readable: trouble ? "header" : "yes", ...(trouble && { trouble }), facts };
}

async function readHead(file: Slices): Promise<RasterFacts> {
  const view = await file.view(8, 25);
  const [width, height, type] = [view.getUint32(8), view.getUint32(12), view.getUint8(17)];
  const colour = COLOUR_OF_TYPE[type];
  const sound =
    view.getUint32(4) === 0x49484452 && // IHDR
    width > 0 &&
    height > 0 &&
    width < 0x80000000 &&
    height < 0x80000000 &&
    colour !== undefined &&
    crc32(await file.exactly(12, 17)) === view.getUint32(21);
  if (!sound) throw new Unreadable("damaged");
  return {
    bits: view.getUint8(16),
    colour,
    alpha: type === 4 || type === 6,
    interlaced: view.getUint8(20) === 1,
    stored: [width, height],
  };
}

async function walkChunks(file: Slices, facts: RasterFacts): Promise<Trouble | undefined> {
  let [at, others, data, checked] = [33, 0, 0, 0];
  while (others < MOST_CHUNKS) {
    if (data >= MOST_DATA_CHUNKS) return readTail(file, facts);
    const head = await file.some(at, 8);
    if (head.length < 8) return "cut";
    const length = new DataView(head.buffer, head.byteOffset, 8).getUint32(0);
    const name = latin1(head.subarray(4, 8));
    if (at + 12 + length > file.size) return "cut";
    if (!/^[A-Za-z]{4}$/.test(name)) return "damaged";
    if (length <= 1_048_576 && checked + length <= CHECKED_AT_MOST) {
      checked += length;
      if (!(await isChunkSound(file, at, length))) return "damaged";
    }
    if (name === "IEND") return data > 0 ? undefined : "damaged";
    if (name === "IDAT") data++;
    else {
      others++;
      await readChunk(file, name, at + 8, length, facts);
    }
    at += 12 + length;
  }
  return readTail(file, facts);
}

async function isChunkSound(file: Slices, at: number, length: number): Promise<boolean> {
  const bytes = await file.exactly(at + 4, length + 8);
  const written = new DataView(bytes.buffer, bytes.byteOffset + length + 4, 4).getUint32(0);
  return crc32(bytes.subarray(0, length + 4)) === written;
}

/** The end of a picture of very many chunks: IEND, and EXIF if it stands there with a right CRC. */
async function readTail(file: Slices, facts: RasterFacts): Promise<Trouble | undefined> {
  const start = Math.max(0, file.size - TAIL);
  const text = latin1(await file.some(start, TAIL));
  const end = text.lastIndexOf("\0\0\0\0IEND\xae\x42\x60\x82");
  const exif = text.lastIndexOf("eXIf");
  if (exif >= 4) {
    const length = (await file.view(start + exif - 4, 4)).getUint32(0);
    const fits = exif + 8 + length <= text.length && length <= TAIL;
    if (fits && (await isChunkSound(file, start + exif - 4, length)))
      await readChunk(file, "eXIf", start + exif + 4, length, facts);
  }
  return end >= 0 ? undefined : "cut";
}

async function readChunk(file: Slices, name: string, at: number, length: number, facts: RasterFacts): Promise<void> {
  if (name === "tRNS") facts.alpha = true;
  if (name === "eXIf") Object.assign(facts, await readExif(file, at));
  if (name === "pHYs" && length >= 9) {
    const view = await file.view(at, 9);
    facts.phys = [view.getUint32(0), view.getUint32(4), view.getUint8(8) === 1 ? "metre" : "none"];
  }
  if (name === "acTL" && length >= 4) facts.frames = (await file.view(at, 4)).getUint32(0);
  if (name === "iCCP" && length <= PROFILE_AT_MOST) {
    const bytes = await file.exactly(at, length);
    const packed = bytes.indexOf(0) + 2; // profile name, zero, method
    if (packed >= 2) Object.assign(facts, readIcc(inflate(bytes.subarray(packed), PROFILE_HEAD).bytes));
  }
}

/** Whether the file declares more pixels than its bytes can swell to, or so many in so few bytes that it must not be decoded. */
function tooSmall(file: Slices, { stored, bits = 8, colour }: RasterFacts): Trouble | undefined {
  const [width, height] = stored ?? [0, 0];
  const samples = colour === "rgb" ? 3 : 1; // the fewest that this kind of colour has
  const swollen = (width * height * bits * samples) / 8 > file.size * DEFLATE_AT_MOST;
  return swollen || isBomb(width * height, file.size) ? "oversized" : undefined;
}
