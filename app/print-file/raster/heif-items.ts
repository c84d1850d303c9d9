/** Items of a HEIF file (ISO 23008-12): which one is the picture, what it is coded as, which properties it has, where its data lie. */
import { Unreadable } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";
import { type Box, boxesIn } from "./heif-boxes.ts";

const MOST_ITEMS = 10_000;
/** Pieces of data of all items together, which may be written in no bytes at all. A phone's photo has one for each of its some fifty tiles. */
const MOST_EXTENTS = 100_000;

/** Reads numbers one after the other. Throws `RangeError` at the end, which the HEIF reader takes for damage. */
class Numbers {
  at = 0;
  readonly #view: DataView;
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  /** @param size 0, 1, 2, 4 or 8 bytes; 0 bytes are the number 0 */
  next(size: number): number {
    const at = this.at;
    this.at += size;
    if (size === 0) return 0;
    if (size === 1) return this.#view.getUint8(at);
    if (size === 2) return this.#view.getUint16(at);
    return size === 4 ? this.#view.getUint32(at) : Number(this.#view.getBigUint64(at));
  }
}

async function numbersOf(file: Slices, box: Box): Promise<Numbers> {
  return new Numbers(await file.exactly(box.at, box.end - box.at));
}

/** The picture itself, not what lies beside it in the file: a phone's photo is a grid of tiles, each an item of its own. */
interface PrimaryPicture {
  item: number;
  properties: Box[];
  /** All boxes of the file, and those in its `meta`. */
  boxes: Box[];
  inside: Box[];
}

/** @throws Unreadable where it has none; RangeError where a table ends before its own count */
export async function primaryPicture(file: Slices): Promise<PrimaryPicture> {
  const boxes = await boxesIn(file, 0, file.size);
  const meta = boxNamed(boxes, "meta");
  if (!meta) throw new Unreadable("cut");
  const inside = await boxesIn(file, meta.at + 4, meta.end);
  const [pitm, iprp] = [boxNamed(inside, "pitm"), boxNamed(inside, "iprp")];
  if (!pitm || !iprp) throw new Unreadable("damaged");
  const item = await primaryItem(file, pitm);
  const tables = await boxesIn(file, iprp.at, iprp.end);
  const [ipco, ipma] = [boxNamed(tables, "ipco"), boxNamed(tables, "ipma")];
  if (!ipco || !ipma) throw new Unreadable("damaged");
  const all = await boxesIn(file, ipco.at, ipco.end);
  const numbers = (await propertiesOfItems(file, ipma)).get(item) ?? [];
  return { item, properties: numbers.flatMap((number) => all[number - 1] ?? []), boxes, inside };
}

export const boxNamed = (boxes: Box[], type: string): Box | undefined => boxes.find((box) => box.type === type);

/** `pitm`: the item that is the picture. */
async function primaryItem(file: Slices, box: Box): Promise<number> {
  const numbers = await numbersOf(file, box);
  const version = numbers.next(4) >>> 24;
  return numbers.next(version === 0 ? 2 : 4);
}

/** `ipma`: the properties of each item, counted from 1 in `ipco`. */
async function propertiesOfItems(file: Slices, box: Box): Promise<Map<number, number[]>> {
  const numbers = await numbersOf(file, box);
  const head = numbers.next(4);
  const [wideItems, wideProperties] = [head >>> 24 > 0, (head & 1) === 1];
  const found = new Map<number, number[]>();
  for (let left = Math.min(numbers.next(4), MOST_ITEMS); left > 0; left--) {
    const item = numbers.next(wideItems ? 4 : 2);
    const properties = found.get(item) ?? [];
    for (let more = numbers.next(1); more > 0; more--)
      properties.push(wideProperties ? numbers.next(2) & 0x7fff : numbers.next(1) & 0x7f);
    found.set(item, properties);
  }
  return found;
}

/** An `infe` box: the item and what it is coded as ("hvc1", "av01", "grid", "Exif"). */
export async function itemType(file: Slices, box: Box): Promise<[item: number, type: string]> {
  const bytes = await file.exactly(box.at, box.end - box.at);
  const numbers = new Numbers(bytes);
  const version = numbers.next(4) >>> 24;
  const item = numbers.next(version === 3 ? 4 : 2);
  numbers.next(2);
  return [item, version < 2 ? "" : latin1(bytes.subarray(numbers.at, numbers.at + 4))];
}

/** `iref`: of each kind of reference ("dimg" tiles of a grid, "auxl", "cdsc"), from which item to which. */
export async function references(
  file: Slices,
  head: Box,
  boxes: Box[],
): Promise<{ type: string; from: number; to: number[] }[]> {
  const wide = (await file.view(head.at, 4)).getUint8(0) > 0 ? 4 : 2;
  const found = [];
  for (const box of boxes) {
    const numbers = await numbersOf(file, box);
    const from = numbers.next(wide);
    found.push({ type: box.type, from, to: Array.from({ length: numbers.next(2) }, () => numbers.next(wide)) });
  }
  return found;
}

type Extent = { offset: number; length: number };

/** `iloc`: where the data of each item lie in the file; data inside `meta` (construction 1 and 2) are left out. */
export async function itemExtents(file: Slices, box: Box): Promise<Map<number, Extent[]>> {
  const numbers = await numbersOf(file, box);
  const version = numbers.next(4) >>> 24;
  const sizes = numbers.next(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const found = new Map<number, Extent[]>();
  let all = 0;
  for (let left = Math.min(numbers.next(version < 2 ? 2 : 4), MOST_ITEMS); left > 0; left--) {
    const item = numbers.next(version < 2 ? 2 : 4);
    const construction = version > 0 ? numbers.next(2) & 15 : 0;
    numbers.next(2); // data reference
    const base = numbers.next(baseSize);
    const count = numbers.next(2);
    all += count;
    if (all > MOST_EXTENTS) throw new Unreadable("damaged");
    const extents = Array.from({ length: count }, () => {
      numbers.next(indexSize);
      return { offset: base + numbers.next(offsetSize), length: numbers.next(lengthSize) };
    });
    if (construction === 0) found.set(item, extents);
  }
  return found;
}
