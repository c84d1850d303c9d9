/**
 * Whether the picture data of a JPEG reach their end. Decoders show half a picture without a word, so decoding proves nothing;
 * in picture data an `FF` is followed by `00` or a restart marker only, so `FF D9` can be nothing but the end.
 */
import type { RasterFacts, Trouble } from "../facts.ts";
import type { Slices } from "../slices.ts";

const STEP = 1_048_576;
/** Data up to this length are walked from their start; of longer data only the last part is looked at, unless the end is not there. */
const WALKED = 8 * STEP;
const TAIL = 65_536;
/** Of data that are walked through to no end, this much is looked at from the end of the file: programs write there, too. */
const LONG_TAIL = 2 * WALKED;
/** A block of 64 pixels takes at least one bit. */
const PIXELS_A_BYTE = 8 * 64;

/** `undefined` when the end was seen; `not-looked-at` where so much is left that it may lie there. */
export type ScanEnd = Trouble | "not-looked-at" | undefined;

/**
 * @param start first byte of the first scan's data
 * @param facts size and process of the frame
 */
export async function scanEnds(file: Slices, start: number, { stored, process }: RasterFacts): Promise<ScanEnd> {
  const [width, height] = stored ?? [0, 0];
  const few = process !== "arithmetic" && width * height > (file.size - start) * PIXELS_A_BYTE;
  if (few) return "cut";
  if (file.size - start > WALKED) {
    const tail = await file.some(file.size - TAIL, TAIL);
    if (endsIn(tail)) return undefined;
    // Phones append films and second pictures: the end may lie far before the end of the file.
  }
  return walk(file, start);
}

/** Whether the end stands behind the first byte. */
function endsIn(bytes: Uint8Array): boolean {
  for (let at = bytes.lastIndexOf(0xff); at > 0; at = bytes.lastIndexOf(0xff, at - 1))
    if (bytes[at + 1] === 0xd9) return true;
  return false;
}

/** Phones put a second picture right behind the first, and a film behind that one; where the second picture is cut, so is the file. */
async function walk(file: Slices, start: number): Promise<ScanEnd> {
  const most = Math.min(file.size, start + 4 * WALKED);
  let bytes: Uint8Array = new Uint8Array(0);
  let [from, ended] = [start, false];
  for (let at = start; at < most; ) {
    if (at + 1 >= from + bytes.length) [bytes, from] = [await file.passing(at, Math.min(STEP, most - at)), at];
    const marker = nextMarker(bytes, at - from);
    if (marker === undefined) {
      const read = from + bytes.length;
      at = Math.max(at + 1, bytes[bytes.length - 1] === 0xff ? read - 1 : read);
      continue;
    }
    const code = bytes[marker + 1] ?? 0;
    at = from + marker + 2;
    if (code === 0xd9) {
      const next = await file.some(at, 2);
      if (next[0] !== 0xff || next[1] !== 0xd8) return undefined;
      ended = true;
      at += 2;
      continue;
    }
    // Between the scans of a progressive picture, and before the scans of the next picture, stand tables and headers, each with its length.
    if (code < 0xc0 || code === 0xd8) return "damaged";
    const length = await file.some(at, 2);
    if (length.length < 2) return "cut";
    at += Math.max(2, (length[0] ?? 0) * 256 + (length[1] ?? 0));
  }
  if (most === file.size) return "cut";
  return ended ? undefined : searchBehind(file, most);
}

/** @param walked where the walk has stopped; up to there is no end */
async function searchBehind(file: Slices, walked: number): Promise<ScanEnd> {
  const from = Math.max(walked, file.size - LONG_TAIL);
  // Pieces overlap: the end may lie across two of them.
  for (let at = from - 2; at < file.size; at += STEP) if (endsIn(await file.passing(at, STEP + 2))) return undefined;
  return from > walked ? "not-looked-at" : "cut";
}

/** Where the next marker stands that is neither a stuffed byte, fill nor a restart; undefined when there is none. */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return undefined;
}
