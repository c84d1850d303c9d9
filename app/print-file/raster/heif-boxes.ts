/** Boxes of ISO base media files (ISO 14496-12): length, type, content; the length may be 64 bits, or reach to the end. */
import { Unreadable } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";

const MOST_BOXES = 2000;

/** A box, in bytes of the file; `end` is the first byte behind it. */
export type Box = { type: string /** Where its content begins. */; at: number; end: number };

/**
 * The boxes between `at` and `end`, one level deep. Throws `Unreadable("cut")` when one reaches beyond `end`,
 * unless it is data that need not be there (`mdat`, `free`): that one is given with its declared end.
 */
export async function boxesIn(file: Slices, at: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  while (at + 8 <= end) {
    if (boxes.length >= MOST_BOXES) throw new Unreadable("damaged");
    const view = await file.view(at, 8);
    const type = latin1(await file.exactly(at + 4, 4));
    let [length, head] = [view.getUint32(0), 8];
    if (length === 1) [length, head] = [Number((await file.view(at + 8, 8)).getBigUint64(0)), 16];
    if (length === 0) length = end - at;
    if (length < head) throw new Unreadable("damaged");
    const passable = type === "mdat" || type === "free" || type === "skip";
    if (at + length > end && !passable) throw new Unreadable("cut");
    boxes.push({ type, at: at + head, end: at + length });
    at += length;
  }
  return boxes;
}
