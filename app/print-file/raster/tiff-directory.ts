/** Directories of TIFF 6.0 and BigTIFF: tag, type, count, value. The same structure holds the EXIF of JPEG, PNG, WebP and HEIC. */

import { Unreadable } from "../facts.ts";
import { LARGEST_VALUE, type Slices } from "../slices.ts";

const SIZE_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const MOST_ENTRIES = 4096;
/** Extra samples are the longest of the lists that are not places of data. */
const FEW = 64;

/** Where a TIFF structure begins in the file, and how its numbers are written. */
export type TiffHeader = { base: number; little: boolean; big: boolean; first: number };

type Entry = { type: number; count: number /** Where the values lie, in the file. */; at: number };
export type Directory = {
  entries: Map<number, Entry>;
  /** Where the next one stands; 0 for none, undefined where the file ends before saying so. */
  next: number | undefined;
};

/** @returns the header at `base`, or undefined when no TIFF begins there. Throws `Unreadable("cut")` at the end of the file. */
export async function readTiffHeader(file: Slices, base: number): Promise<TiffHeader | undefined> {
  const view = await file.view(base, 8);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const little = order === 0x4949;
  const magic = view.getUint16(2, little);
  if (magic === 42) return { base, little, big: false, first: view.getUint32(4, little) };
  if (magic !== 43) return undefined;
  return { base, little, big: true, first: Number((await file.view(base + 8, 8)).getBigUint64(0, little)) };
}

/** Reads one directory. Throws `Unreadable` when it does not lie whole in the file, or holds more than 4,096 entries. */
export async function readDirectory(file: Slices, header: TiffHeader, offset: number): Promise<Directory> {
  const { base, little, big } = header;
  const start = base + offset;
  const countSize = big ? 8 : 2;
  const entrySize = big ? 20 : 12;
  const head = await file.view(start, countSize);
  const count = big ? Number(head.getBigUint64(0, little)) : head.getUint16(0, little);
  if (start + countSize + count * entrySize > file.size) throw new Unreadable("cut");
  if (count > MOST_ENTRIES) throw new Unreadable("damaged");
  const view = await file.view(start + countSize, count * entrySize);
  const entries = new Map<number, Entry>();
  for (let i = 0; i < count; i++) {
    const at = i * entrySize;
    const type = view.getUint16(at + 2, little);
    const values = big ? Number(view.getBigUint64(at + 4, little)) : view.getUint32(at + 4, little);
    const field = big ? at + 12 : at + 8;
    const inPlace = (SIZE_OF_TYPE[type] ?? 0) * values <= (big ? 8 : 4);
    const far = big ? () => Number(view.getBigUint64(field, little)) : () => view.getUint32(field, little);
    entries.set(view.getUint16(at, little), {
      type,
      count: values,
      at: inPlace ? start + countSize + field : base + far(),
    });
  }
  const after = await file.some(start + countSize + count * entrySize, big ? 8 : 4);
  return { entries, next: readNext(after, header) };
}

function readNext(bytes: Uint8Array, { little, big }: TiffHeader): number | undefined {
  if (bytes.length < (big ? 8 : 4)) return undefined; // EXIF often leaves it out
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return big ? Number(view.getBigUint64(0, little)) : view.getUint32(0, little);
}

/**
 * The values of a tag as numbers; rationals divided out. Empty when the tag is absent or no number.
 * Throws `Unreadable("cut")` when the values lie beyond the end.
 *
 * @param most values that are read: of a tag that has one, a file may hold a million, and so for each tag and each of its directories
 */
export async function tagNumbers(
  file: Slices,
  header: TiffHeader,
  dir: Directory,
  tag: number,
  most = FEW,
): Promise<number[]> {
  const entry = dir.entries.get(tag);
  const size = SIZE_OF_TYPE[entry?.type ?? 0] ?? 0;
  if (!entry || size === 0) return [];
  const { little } = header;
  if (entry.at + Math.min(entry.count * size, LARGEST_VALUE) > file.size) throw new Unreadable("cut");
  const count = Math.min(entry.count, most, Math.floor(LARGEST_VALUE / size));
  const view = await file.view(entry.at, count * size);
  const read: Record<number, (at: number) => number> = {
    1: (at) => view.getUint8(at),
    3: (at) => view.getUint16(at, little),
    4: (at) => view.getUint32(at, little),
    5: (at) => view.getUint32(at, little) / (view.getUint32(at + 4, little) || 1),
    6: (at) => view.getInt8(at),
    8: (at) => view.getInt16(at, little),
    9: (at) => view.getInt32(at, little),
    10: (at) => view.getInt32(at, little) / (view.getInt32(at + 4, little) || 1),
    11: (at) => view.getFloat32(at, little),
    12: (at) => view.getFloat64(at, little),
    13: (at) => view.getUint32(at, little),
    16: (at) => Number(view.getBigUint64(at, little)),
    18: (at) => Number(view.getBigUint64(at, little)),
  };
  const one = read[entry.type];
  return one ? Array.from({ length: count }, (_, i) => one(i * size)) : [];
}

/** Whether all values of a directory lie in the file. */
export function valuesLieIn(file: Slices, { entries }: Directory): boolean {
  for (const { type, count, at } of entries.values())
    if (at + (SIZE_OF_TYPE[type] ?? 0) * count > file.size) return false;
  return true;
}
