/** EPS and old Illustrator files (Adobe technical notes 5001, 5002). Only a renderer could see more than the bounding box in the head. */
import { type PostscriptFacts, type PostscriptFile, Unreadable } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";

const HEAD = 65_536;
const MM_PER_POINT = 25.4 / 72;
const BOX = /%%BoundingBox:\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)/g;

/**
 * @param file starts with `%!PS`, or with the binary header of an EPS with a preview
 * @returns no size where no bounding box is written
 * @throws `Unreadable` where the file promises one at its end, and that is not there
 */
export async function readPostscript(file: Slices): Promise<PostscriptFile> {
  const [start, end] = await postscriptPart(file);
  const head = latin1(await file.some(start, Math.min(HEAD, end - start)));
  // The first box is the file's own; the boxes of files that are placed in it follow.
  const promised = /%%BoundingBox:\s*\S*/.exec(head)?.[0].endsWith("(atend)") ?? false;
  const written = (promised ? undefined : [...head.matchAll(BOX)][0]) ?? (await boxAtEnd(file, start, end));
  const facts: PostscriptFacts = {};
  if (written) {
    const [left = 0, bottom = 0, right = 0, top = 0] = written.slice(1, 5).map(Number);
    facts.bounding_box_pt = written.slice(1, 5).join(" ");
    facts.shown_mm = [round((right - left) * MM_PER_POINT), round((top - bottom) * MM_PER_POINT)];
  }
  if (end > file.size) return { format: "ps", readable: facts.shown_mm ? "header" : "no", trouble: "cut", facts };
  // Many programs write nothing behind the end; where a file says that it has comments at the end and they are not there, it was cut.
  if (!written && promised) throw new Unreadable("cut");
  return { format: "ps", readable: "header", trouble: "header-only", facts };
}

/** Binary EPS: `C5 D0 D3 C6`, then where the PostScript part begins and how long it is, little-endian. */
async function postscriptPart(file: Slices): Promise<[start: number, end: number]> {
  const head = await file.view(0, 4);
  if (head.getUint32(0) !== 0xc5d0d3c6) return [0, file.size];
  const place = await file.view(4, 8);
  const start = place.getUint32(0, true);
  return [start, start + place.getUint32(4, true)];
}

/** `(atend)`: the last box in the file counts. */
async function boxAtEnd(file: Slices, start: number, end: number): Promise<RegExpMatchArray | undefined> {
  const from = Math.max(start, Math.min(end, file.size) - HEAD);
  return [...latin1(await file.some(from, HEAD)).matchAll(BOX)].at(-1);
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10;
}
