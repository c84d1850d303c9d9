/** Makes the table of objects anew where it is missing or wrong: by looking through the whole file for objects, in steps. */
import { type Slices, searchable } from "../../slices.ts";
import type { ObjectTable } from "./cross-references.ts";
import { Lexer } from "./lexer.ts";
import { Ref } from "./values.ts";

const STEP = 4 * 1_048_576;
const OVERLAP = 64;
const TAIL = 4096;
/** Of a longer file only this much is looked through. */
const SCANNED_AT_MOST = 300 * 1_048_576;
const MOST_OBJECTS = 1_000_000;
const MOST_STREAMS = 10_000;
/** Trailers and catalogues that are looked into; a sound file has a handful. */
const MOST_LOOKS = 1000;
const MARK = /(?<![0-9])(\d{1,10})[ \t\r\n\0]+(\d{1,5})[ \t\r\n\0]+obj\b|trailer|%%EOF|\/ObjStm|\/Catalog|\/XRef\b/g;

/** The table made anew, and what was seen on the way. */
export type Rebuilt = ObjectTable & {
  /** Object streams met, by number. */
  streams: number[];
  /** The last `%%EOF` stands behind the last object: the end of the file is there. */
  ended: boolean;
  /** The whole file was looked through. */
  whole: boolean;
};

/** @param scan reads past the cache and the budget of the document */
export async function rebuildTable(scan: Slices, base: number): Promise<Rebuilt> {
  const end = Math.min(scan.size, SCANNED_AT_MOST);
  const table: Rebuilt = {
    places: new Map(),
    trailer: new Map(),
    objectStreams: false,
    streams: [],
    ended: false,
    whole: end === scan.size,
  };
  let current = -1;
  let looks = 0;
  for (let from = 0; from < end; from += STEP) {
    const text = searchable(await scan.passing(from, STEP + OVERLAP));
    for (const found of text.matchAll(MARK)) {
      if (found.index >= STEP) continue; // belongs to the next step
      const [mark, number] = found;
      if (number !== undefined) {
        current = Number(number);
        if (table.places.size < MOST_OBJECTS) table.places.set(current, { offset: from + found.index - base });
        table.ended = false;
      } else if (mark === "%%EOF") table.ended = true;
      else if (mark === "/ObjStm") {
        if (table.streams.length < MOST_STREAMS && table.streams.at(-1) !== current) table.streams.push(current);
      } else if (++looks > MOST_LOOKS) continue;
      else if (mark === "trailer") await readTrailer(scan, from + found.index + mark.length, table);
      else if (current >= 0) await readOwner(scan, base, current, table, mark);
    }
  }
  table.objectStreams = table.streams.length > 0;
  if (!table.whole) table.ended = await endsAtItsEnd(scan);
  return table;
}

/** Whether the last `%%EOF` stands in the file's last bytes, behind all objects there. */
async function endsAtItsEnd(scan: Slices): Promise<boolean> {
  const tail = searchable(await scan.some(scan.size - TAIL, TAIL));
  const at = tail.lastIndexOf("%%EOF");
  return at >= 0 && !/\d\s+\d+\s+obj\b/.test(tail.slice(at));
}

async function readTrailer(scan: Slices, at: number, { trailer }: ObjectTable): Promise<void> {
  const value = new Lexer(await scan.some(at, 16_384)).object();
  if (value instanceof Map) for (const [key, entry] of value) trailer.set(key, entry); // the last one counts
}

/** A catalogue is the root; the dictionary of a cross-reference stream serves as a trailer. */
async function readOwner(scan: Slices, base: number, number: number, table: ObjectTable, mark: string): Promise<void> {
  const place = table.places.get(number);
  if (!place || !("offset" in place)) return;
  const lexer = new Lexer(await scan.some(base + place.offset, 16_384));
  const [owner, generation, , value] = [lexer.next(), lexer.next(), lexer.next(), lexer.object()];
  if (!(value instanceof Map) || owner !== number || typeof generation !== "number") return;
  if (mark === "/Catalog" && value.get("Type") === "Catalog" && !table.trailer.has("Root")) {
    table.trailer.set("Root", new Ref(number, generation));
  }
  if (mark === "/XRef" && value.get("Type") === "XRef") {
    for (const key of ["Root", "Encrypt", "ID"]) {
      const entry = value.get(key);
      if (entry !== undefined) table.trailer.set(key, entry);
    }
  }
}
