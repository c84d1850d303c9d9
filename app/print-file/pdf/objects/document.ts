/** A PDF as a graph of objects, each read from the file when it is asked for (ISO 32000-1, 7.5). */
import { LARGEST_VALUE, LimitReached, latin1, type Slices, searchable } from "../../slices.ts";
import { type ObjectTable, type Place, readObjectTable } from "./cross-references.ts";
import { type Decryptor, makeDecryptor } from "./encryption.ts";
import { type Decoded, decode } from "./filters.ts";
import { Lexer } from "./lexer.ts";
import { isClosed, readObject } from "./read-object.ts";
import { rebuildTable } from "./rebuild.ts";
import { type Dict, dictOf, Keyword, numberOf, Ref, Stream, type Value } from "./values.ts";

/** No stream swells beyond this, and none longer is read. */
const STREAM_AT_MOST = 16 * 1_048_576;
/** All streams of a file together, with what came out of each of their filters. */
const UNPACKED_AT_MOST = 128 * 1_048_576;
const SCAN_BUDGET = 340 * 1_048_576;
/**
 * Words of all objects together ({@link Lexer.words}); a catalogue of ten thousand pages has some hundred thousand. Objects that lie within each other, or
 * many times at one place, would be read again and again, and fill the memory.
 */
const MOST_WORDS = 6_000_000;
/** The first part of a file's /ID has sixteen bytes; a key is made of it. */
const LONGEST_ID = 1024;
const TAIL = 4096;
const MOST_HOPS = 60;
const OBJECTS_KEPT = 20_000;

/** An open PDF. What is broken or beyond a limit is left out, and the flags say so. */
export class PdfDocument {
  /** Parts that the file refers to are missing or broken. */
  damaged = false;
  /** A limit ended the reading of some part. */
  partial = false;
  rebuilt = false;
  /** The file's end is missing. */
  cut = false;
  /** `open` is not encrypted, `unlocked` opens with the empty password, `locked` asks for a password or a certificate. */
  lock: "open" | "unlocked" | "locked" = "open";
  /** No pages can be found in it. */
  isEmpty = false;
  readonly file: Slices;
  readonly #base: number;
  /** Offsets count from the header; some programs that put words before it count from the first byte. */
  #offsetBase = 0;
  #table: ObjectTable = { places: new Map(), trailer: new Map(), objectStreams: false };
  #decryptor: Decryptor | undefined;
  #unpacked = 0;
  #words = 0;
  readonly #objects = new Map<number, Value>();
  readonly #objectStreams = new Map<number, Map<number, Value>>();

  private constructor(file: Slices, base: number) {
    this.file = file;
    this.#base = base;
  }

  /** @param base where `%PDF-` stands. */
  static async open(file: Slices, base: number): Promise<PdfDocument> {
    const pdf = new PdfDocument(file, base);
    if (!(await pdf.#openByTable())) await pdf.#openByScan();
    return pdf;
  }

  get trailer(): Dict {
    return this.#table.trailer;
  }

  get hasObjectStreams(): boolean {
    return this.#table.objectStreams;
  }

  /** Sets up reading with the empty password, which most locked files open with. */
  async #unlock(): Promise<void> {
    const encrypt = this.trailer.get("Encrypt");
    this.lock = "open";
    if (encrypt === undefined || encrypt === null) return;
    const [id] = asArray(await this.get(this.trailer.get("ID")));
    const dict = dictOf(await this.get(encrypt));
    const resolved: Dict = new Map();
    for (const [key, value] of dict) resolved.set(key, await this.get(value));
    this.#decryptor = await makeDecryptor(
      resolved,
      id instanceof Uint8Array ? id.subarray(0, LONGEST_ID) : new Uint8Array(0),
    );
    this.lock = this.#decryptor ? "unlocked" : "locked";
  }

  /** The value itself, also where it is given as a reference. A reference to nothing is null. */
  async get(value: Value | undefined): Promise<Value> {
    let current = value ?? null;
    for (let hops = 0; current instanceof Ref && hops < MOST_HOPS; hops++) current = await this.#object(current);
    return current instanceof Ref ? null : current;
  }

  /** An entry of a dictionary, resolved. */
  async entry(dict: Dict, key: string): Promise<Value> {
    return this.get(dict.get(key));
  }

  /** The data of a stream, decrypted and unpacked. What is missing sets `damaged` or `partial`. */
  async data(stream: Stream): Promise<Decoded> {
    const empty: Decoded = { bytes: new Uint8Array(0), whole: false, stopped: false };
    const length = await this.#lengthOf(stream);
    if (length === undefined) {
      this.damaged = true;
      return empty;
    }
    if (this.#unpacked > UNPACKED_AT_MOST) {
      this.partial = true;
      return empty;
    }
    if (length === 0) return { ...empty, whole: true };
    const raw = await this.file.passing(stream.start, Math.min(length, STREAM_AT_MOST));
    const plain = this.#decryptor ? await this.#decryptor(raw, stream) : raw;
    if (!plain) {
      this.partial = true;
      return empty;
    }
    const filters = await this.#resolved(stream.dict.get("Filter") ?? stream.dict.get("F"));
    const parms = await this.#resolved(stream.dict.get("DecodeParms") ?? stream.dict.get("DP"));
    const decoded = decode(plain, filters, parms, STREAM_AT_MOST);
    this.#unpacked += decoded.unpacked;
    if (decoded.stopped || length > STREAM_AT_MOST) this.partial = true;
    else if (!decoded.whole) this.damaged = true;
    return decoded;
  }

  /** Whether the table knows the object, and it stands there to its end. */
  async isWhole({ number }: Ref): Promise<boolean> {
    const place = this.#table.places.get(number);
    if (!place) return false;
    return !("offset" in place) || isClosed(this.file, this.#offsetBase + place.offset);
  }

  /** Whether the data of a stream lie in the file at all; they are not read. Where the table was made anew, they must end where /Length says. */
  async isPresent(stream: Stream): Promise<boolean> {
    const length = await this.get(stream.dict.get("Length"));
    if (typeof length !== "number" || length < 0 || stream.start + length > this.file.size) return false;
    return !this.rebuilt || (await this.#endsAt(stream.start + length));
  }

  async #openByTable(): Promise<boolean> {
    const start = Math.max(0, this.file.size - TAIL);
    const tail = latin1(await this.file.some(start, TAIL));
    const found = [...tail.matchAll(/startxref[\s\0]+(\d+)/g)].at(-1);
    if (!found) return false;
    const behind = tail.slice(found.index);
    this.cut = !behind.includes("%%EOF") || /\d\s+\d+\s+obj\b/.test(behind);
    for (const base of new Set([this.#base, 0])) {
      const table = await readObjectTable(this.file, base, Number(found[1]));
      if (!table) continue;
      await this.#use(base, table);
      // In a file that asks for a password even the pages may be hidden: no other table would help.
      if (this.lock === "locked" || (await this.#hasPages())) return true;
    }
    return false;
  }

  async #use(base: number, table: ObjectTable): Promise<void> {
    this.#offsetBase = base;
    this.#table = table;
    this.#objects.clear();
    this.#objectStreams.clear();
    await this.#unlock();
  }

  async #hasPages(): Promise<boolean> {
    const root = dictOf(await this.#read(this.trailer.get("Root")));
    return dictOf(await this.#read(root.get("Pages"))).size > 0;
  }

  /** Like `get`, but where the table is wrong the answer is null, and the table is not made anew. */
  async #read(value: Value | undefined): Promise<Value> {
    if (!(value instanceof Ref)) return value ?? null;
    return (await this.#locate(value)) ?? null;
  }

  async #openByScan(): Promise<void> {
    this.rebuilt = true;
    const table = await rebuildTable(this.file.withBudget(SCAN_BUDGET), this.#base);
    this.cut = !table.ended;
    if (!table.whole) this.partial = true;
    await this.#use(this.#base, table);
    for (const number of table.streams) {
      const values = await this.#objectStream(number).catch((error) => {
        if (!(error instanceof LimitReached)) throw error;
        this.partial = true;
        return undefined;
      });
      for (const [index, inside] of [...(values?.keys() ?? [])].entries()) {
        if (!isBehind(table.places.get(inside), table.places.get(number)))
          table.places.set(inside, { stream: number, index });
      }
    }
    if (!(await this.#hasPages())) {
      for (const number of table.places.keys()) {
        const value = await this.#read(new Ref(number, 0));
        if (dictOf(value).get("Type") === "Catalog") this.trailer.set("Root", new Ref(number, 0));
      }
    }
    this.isEmpty = this.lock !== "locked" && !(await this.#hasPages());
  }

  async #object(ref: Ref): Promise<Value> {
    const kept = this.#objects.get(ref.number);
    if (kept !== undefined) return kept;
    let value = await this.#locate(ref);
    if (value === undefined) {
      if (!this.rebuilt) {
        const { cut } = this;
        await this.#openByScan();
        this.cut ||= cut;
        value = await this.#locate(ref);
      }
      if (value === undefined) this.damaged = true;
    }
    if (this.#objects.size > OBJECTS_KEPT) this.#objects.clear();
    this.#objects.set(ref.number, value ?? null);
    return value ?? null;
  }

  /** The object where the table says it is; null when the table says it is free; undefined when something else stands there. */
  async #locate(ref: Ref): Promise<Value | undefined> {
    const place = this.#table.places.get(ref.number);
    if (!place) return null;
    if ("stream" in place) return (await this.#objectStream(place.stream))?.get(ref.number);
    return readObject(this.file, ref.number, this.#offsetBase + place.offset, this.#count);
  }

  async #objectStream(number: number): Promise<Map<number, Value> | undefined> {
    const kept = this.#objectStreams.get(number);
    if (kept) return kept;
    const place = this.#table.places.get(number);
    if (!place || !("offset" in place)) return undefined;
    const stream = await readObject(this.file, number, this.#offsetBase + place.offset, this.#count);
    if (!(stream instanceof Stream)) return undefined;
    const values = new Map<number, Value>();
    this.#objectStreams.set(number, values);
    const { bytes } = await this.data(stream);
    const first = numberOf(stream.dict.get("First"), 0);
    const head = new Lexer(bytes.subarray(0, first));
    for (let i = 0; i < numberOf(stream.dict.get("N"), 0); i++) {
      const [object, offset] = [head.next(), head.next()];
      if (typeof object !== "number" || typeof offset !== "number") break;
      const lexer = new Lexer(bytes, first + offset);
      const value = lexer.object();
      this.#count(lexer);
      if (value !== undefined && !(value instanceof Keyword)) values.set(object, value);
    }
    return values;
  }

  readonly #count = ({ words, stopped }: Lexer): void => {
    this.#words += words;
    if (stopped || this.#words > MOST_WORDS) throw new LimitReached();
  };

  /** /Length, or where it is wrong the distance to `endstream`; undefined when the data do not lie in the file. */
  async #lengthOf(stream: Stream): Promise<number | undefined> {
    const length = await this.get(stream.dict.get("Length"));
    if (typeof length === "number" && length >= 0) {
      if (stream.start + length > this.file.size && !this.rebuilt) return undefined;
      if (await this.#endsAt(stream.start + length)) return length;
    }
    // In a file whose table was made anew a wrong length may mean that a piece is missing. Nobody can tell, so the file counts as damaged.
    if (this.rebuilt) this.damaged = true;
    const step = LARGEST_VALUE / 4;
    for (let from = 0; from < STREAM_AT_MOST; from += step) {
      const text = searchable(await this.file.passing(stream.start + from, step + 16));
      const end = text.search(/\r?\n?endstream/);
      if (end >= 0) return from + end;
      if (text.length <= step) return undefined;
    }
    return undefined;
  }

  async #endsAt(offset: number): Promise<boolean> {
    return /^[\s\0]*endstream/.test(latin1(await this.file.some(offset, 24)));
  }

  async #resolved(value: Value | undefined): Promise<Value> {
    const one = await this.get(value);
    return Array.isArray(one) ? Promise.all(one.map((item) => this.get(item))) : one;
  }
}

/** Whether an object stands behind another one in the file: what was written last counts. */
function isBehind(one: Place | null | undefined, other: Place | null | undefined): boolean {
  return !!one && !!other && "offset" in one && "offset" in other && one.offset > other.offset;
}

function asArray(value: Value): Value[] {
  return Array.isArray(value) ? value : [];
}
