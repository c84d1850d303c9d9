/**
 * The table of objects of a PDF (ISO 32000-1, 7.5.4 and 7.5.8): tables, streams, both mixed, chained by /Prev from the newest to the
 * oldest. The newest entry for an object counts.
 */
import { latin1, type Slices } from "../../slices.ts";
import { decode } from "./filters.ts";
import { Lexer } from "./lexer.ts";
import { type Dict, Keyword, numberOf, type Value } from "./values.ts";

/** Where an object lies: at a place in the file, or in an object stream. */
export type Place = { offset: number } | { stream: number; index: number };
/** Where each object lies, by its number; null for one that was deleted. */
export type ObjectTable = { places: Map<number, Place | null>; trailer: Dict; objectStreams: boolean };

const MOST_SECTIONS = 500;
const MOST_OBJECTS = 2_000_000;
const ENTRY = 20;
const STREAM_AT_MOST = 16 * 1_048_576;
/** Bytes of rows of all sections, with what came out of each filter. Two million objects in rows of nine bytes have eighteen million. */
const UNPACKED_AT_MOST = 64 * 1_048_576;
/** Rows of all sections: what an edited file says again of an object counts as well. */
const MOST_ROWS = 4_000_000;

/** A file whose table is being read: where its offsets count from, what was found, and what reading it has taken. */
type Reading = { file: Slices; base: number; table: ObjectTable; unpacked: number; rows: number };

/**
 * @param start where the newest section begins, counted from `base`
 * @param base where `%PDF-` stands
 * @returns undefined when any section is not where it should be: then the table must be made anew
 */
export async function readObjectTable(file: Slices, base: number, start: number): Promise<ObjectTable | undefined> {
  const table: ObjectTable = { places: new Map(), trailer: new Map(), objectStreams: false };
  const visited = new Set<number>();
  const reading: Reading = { file, base, table, unpacked: 0, rows: 0 };
  const queue = [start];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (visited.has(next)) continue;
    if (visited.size >= MOST_SECTIONS || table.places.size > MOST_OBJECTS) return undefined;
    visited.add(next);
    const trailer = await readSection(reading, next);
    if (!trailer || reading.unpacked > UNPACKED_AT_MOST || reading.rows > MOST_ROWS) return undefined;
    for (const [key, value] of trailer) if (!table.trailer.has(key)) table.trailer.set(key, value);
    // A hybrid file hides objects from old readers in a stream beside its table: this stream comes before the older table.
    const [beside, older] = [trailer.get("XRefStm"), trailer.get("Prev")];
    if (typeof older === "number") queue.unshift(older);
    if (typeof beside === "number") queue.unshift(beside);
  }
  return table;
}

async function readSection(reading: Reading, offset: number): Promise<Dict | undefined> {
  const { file, base, table } = reading;
  const head = latin1(await file.some(base + offset, 64));
  const word = /^\s*xref\b/.exec(head);
  return word ? readTable(file, base + offset + word[0].length, table) : readStream(reading, offset);
}

/** Lines should have twenty bytes, but some programs write nineteen, so the numbers are read and not found by counting bytes. */
async function readTable(file: Slices, start: number, table: ObjectTable): Promise<Dict | undefined> {
  let at = start;
  for (let sections = 0; sections < MOST_OBJECTS; sections++) {
    const text = latin1(await file.some(at, 64));
    const head = /^[\s\0]*(\d+)[ \t]+(\d+)[\s\0]*/.exec(text);
    if (!head) {
      const trailer = /^[\s\0]*trailer/.exec(text);
      return trailer ? readTrailer(file, at + trailer[0].length) : undefined;
    }
    at += head[0].length;
    const read = await readEntries(file, at, Number(head[1]), Number(head[2]), table);
    if (read === undefined) return undefined;
    at = read;
  }
  return undefined;
}

async function readEntries(file: Slices, start: number, first: number, count: number, { places }: ObjectTable) {
  let at = start;
  const step = 50_000;
  for (let done = 0; done < count; ) {
    const now = Math.min(step, count - done);
    const text = latin1(await file.some(at, now * ENTRY + ENTRY));
    const entry = /[\s\0]*(\d{1,10}) +(\d{1,5}) *([nf])/y;
    for (let i = 0; i < now; i++, done++) {
      const found = entry.exec(text);
      if (!found) return undefined;
      const [, offset, , kind] = found;
      const number = first + done;
      if (!places.has(number)) places.set(number, kind === "n" ? { offset: Number(offset) } : null);
      if (i === now - 1) at += entry.lastIndex;
    }
    if (places.size > MOST_OBJECTS) return undefined;
  }
  return at;
}

async function readTrailer(file: Slices, at: number): Promise<Dict | undefined> {
  const value = new Lexer(await file.some(at, 65_536)).object();
  return value instanceof Map ? value : undefined;
}

/** A stream of fixed-width rows: kind, place, generation or index. */
async function readStream(reading: Reading, offset: number): Promise<Dict | undefined> {
  const { file, base } = reading;
  const bytes = await file.some(base + offset, 65_536);
  const lexer = new Lexer(bytes);
  const [, , obj, dict] = [lexer.next(), lexer.next(), lexer.next(), lexer.object()];
  const stream = lexer.next();
  const isStream =
    obj instanceof Keyword && obj.word === "obj" && stream instanceof Keyword && stream.word === "stream";
  if (!isStream || !(dict instanceof Map) || dict.get("Type") !== "XRef") return undefined;
  const start = base + offset + lexer.at + lineEnd(bytes, lexer.at);
  const length = numberOf(dict.get("Length"), 0);
  if (length <= 0 || length > STREAM_AT_MOST) return undefined;
  const raw = await file.passing(start, length);
  const rows = decode(raw, dict.get("Filter"), dict.get("DecodeParms"), STREAM_AT_MOST);
  if (rows.bytes.length === 0) return undefined;
  reading.unpacked += rows.unpacked;
  readRows(rows.bytes, dict, reading);
  return dict;
}

function readRows(bytes: Uint8Array, dict: Dict, reading: Reading): void {
  const { table } = reading;
  const widths = numbers(dict.get("W"));
  const [kindWidth = 0, placeWidth = 0, indexWidth = 0] = widths;
  const width = kindWidth + placeWidth + indexWidth;
  const index = numbers(dict.get("Index"));
  const ranges = index.length > 1 ? index : [0, numberOf(dict.get("Size"), 0)];
  let at = 0;
  for (let range = 0; range + 1 < ranges.length && width > 0; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    for (let i = 0; i < count && at + width <= bytes.length; i++, at += width) {
      if (++reading.rows > MOST_ROWS || table.places.size > MOST_OBJECTS) return;
      const kind = kindWidth === 0 ? 1 : bigEndian(bytes, at, kindWidth);
      const place = bigEndian(bytes, at + kindWidth, placeWidth);
      if (kind === 2) table.objectStreams = true;
      if (table.places.has(first + i)) continue;
      if (kind === 1) table.places.set(first + i, { offset: place });
      else if (kind === 2) {
        const index = bigEndian(bytes, at + kindWidth + placeWidth, indexWidth);
        table.places.set(first + i, { stream: place, index });
      } else table.places.set(first + i, null);
    }
  }
}

/** How many bytes the line end behind `stream` takes: CR LF or LF; a lone CR occurs, too. */
export function lineEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  while (bytes[end] === 32) end++;
  if (bytes[end] === 13) return bytes[end + 1] === 10 ? end + 2 - at : end + 1 - at;
  return bytes[end] === 10 ? end + 1 - at : 0;
}

function numbers(value: Value | undefined): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}

function bigEndian(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}
