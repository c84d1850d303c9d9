/** WebP (RFC 9649): RIFF chunks, little-endian. Always RGB. Browsers do not turn it as its EXIF asks. */
import { type RasterFacts, type RasterFile, type Trouble, Unreadable } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";
import { readExif, turned } from "./exif.ts";
import { readIcc } from "./icc.ts";

const MOST_CHUNKS = 2000;
const PROFILE_HEAD = 65_536;
const FOURTEEN_BITS = 0x3fff;

/** @param file starts with `RIFF`, a size and `WEBP`. Throws `Unreadable` when no frame header can be read. */
export async function readWebp(file: Slices): Promise<RasterFile> {
  const declared = (await file.view(4, 4)).getUint32(0, true) + 8;
  const facts: RasterFacts = { colour: "rgb", alpha: false, animated: false };
  const trouble =
    (await walkChunks(file, Math.min(declared, file.size), facts)) ?? (declared > file.size ? "cut" : undefined);
  if (!facts.stored) throw new Unreadable(trouble ?? "damaged");
  const why = trouble ?? (facts.compression ? undefined : "cut");
  facts.shown = turned(facts.stored, facts.orientation);
  return { format: "webp", readable: why ? "header" : "yes", ...(why && { trouble: why }), facts };
}

async function walkChunks(file: Slices, end: number, facts: RasterFacts): Promise<Trouble | undefined> {
  let at = 12;
  for (let chunks = 0; at + 8 <= end; chunks++) {
    if (chunks >= MOST_CHUNKS) return "damaged";
    const name = latin1(await file.exactly(at, 4));
    const length = (await file.view(at + 4, 4)).getUint32(0, true);
    await readChunk(file, name, at + 8, length, facts);
    at += 8 + length + (length & 1);
  }
  // The last chunk may lack its byte of padding; more must not be missing.
  return at > end + 1 ? "cut" : undefined;
}

async function readChunk(file: Slices, name: string, at: number, length: number, facts: RasterFacts): Promise<void> {
  if (name === "VP8X") {
    const view = await file.view(at, 10);
    facts.alpha = (view.getUint8(0) & 0x10) !== 0;
    facts.animated = (view.getUint8(0) & 0x02) !== 0;
    facts.stored = [1 + uint24(view, 4), 1 + uint24(view, 7)];
  } else if (name === "VP8 ") await readLossy(file, at, facts);
  else if (name === "VP8L") await readLossless(file, at, facts);
  else if (name === "ALPH") facts.alpha = true;
  else if (name === "ANMF") {
    facts.frames = (facts.frames ?? 0) + 1;
    if (length >= 24) {
      const inner = latin1(await file.some(at + 16, 4));
      facts.compression ??= inner === "VP8L" ? "lossless" : "lossy";
    }
  } else if (name === "EXIF") {
    const named = latin1(await file.some(at, 6)) === "Exif\0\0";
    Object.assign(facts, await readExif(file, named ? at + 6 : at));
  } else if (name === "ICCP") Object.assign(facts, readIcc(await file.some(at, Math.min(length, PROFILE_HEAD))));
}

/** RFC 6386, 9.1: a frame tag of three bytes, the start code 9D 01 2A, then 14 bits each. */
async function readLossy(file: Slices, at: number, facts: RasterFacts): Promise<void> {
  const view = await file.view(at, 10);
  if (uint24(view, 3) !== 0x2a019d) throw new Unreadable("damaged");
  const size: [number, number] = [view.getUint16(6, true) & FOURTEEN_BITS, view.getUint16(8, true) & FOURTEEN_BITS];
  if (size[0] === 0 || size[1] === 0) throw new Unreadable("damaged");
  facts.compression ??= "lossy";
  facts.stored ??= size;
}

async function readLossless(file: Slices, at: number, facts: RasterFacts): Promise<void> {
  const view = await file.view(at, 5);
  if (view.getUint8(0) !== 0x2f) throw new Unreadable("damaged");
  const bits = view.getUint32(1, true);
  facts.compression = "lossless";
  facts.alpha ||= ((bits >>> 28) & 1) === 1;
  facts.stored ??= [1 + (bits & FOURTEEN_BITS), 1 + ((bits >>> 14) & FOURTEEN_BITS)];
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
}
