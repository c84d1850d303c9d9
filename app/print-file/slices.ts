/**
 * Reading a file of any size by pieces of 64 KB, with the limits of the print file check: one value never above 4 MB,
 * all reading together at most 64 MB. A piece that is asked for twice is read once.
 */
import type { ByteSource } from "./byte-source.ts";
import { Unreadable } from "./facts.ts";

const PAGE = 65_536;
const PAGES_KEPT = 128;
const MEBIBYTE = 1_048_576;
/** No single value of a print file needs more. */
export const LARGEST_VALUE = 4 * MEBIBYTE;
const READING_AT_MOST = 64 * MEBIBYTE;
/** What is read again from the cache costs work, too. */
const HANDED_OUT_AT_MOST = 256 * MEBIBYTE;

/** Thrown when a file asks for more than the limits allow: the reading of that part ends there. */
export class LimitReached extends Error {}

/** A file of which only the parts that are asked for are read. Every reading method throws {@link LimitReached} once the budget is spent. */
export class Slices {
  readonly size: number;
  readonly #source: ByteSource;
  readonly #pages = new Map<number, Uint8Array>();
  #left: number;
  #handedOut = 0;

  /** @param budget bytes that may be read in all */
  constructor(source: ByteSource, budget = READING_AT_MOST) {
    this.size = source.size;
    this.#source = source;
    this.#left = budget;
  }

  /** The bytes from `offset`, fewer where the file ends. Throws `LimitReached` above 4 MB or when the budget is spent. */
  async some(offset: number, length: number): Promise<Uint8Array> {
    if (length > LARGEST_VALUE) throw new LimitReached();
    if (!(offset >= 0) || offset >= this.size || length <= 0) return new Uint8Array(0);
    const end = Math.min(this.size, offset + length);
    this.#handedOut += end - offset;
    if (this.#handedOut > HANDED_OUT_AT_MOST) throw new LimitReached();
    const first = Math.floor(offset / PAGE);
    const last = Math.floor((end - 1) / PAGE);
    if (first === last) return (await this.#page(first)).subarray(offset - first * PAGE, end - first * PAGE);
    if (last - first > 3) return this.passing(offset, end - offset);
    const bytes = new Uint8Array(end - offset);
    for (let page = first; page <= last; page++) {
      const from = Math.max(offset, page * PAGE);
      const to = Math.min(end, (page + 1) * PAGE);
      bytes.set((await this.#page(page)).subarray(from - page * PAGE, to - page * PAGE), from - offset);
    }
    return bytes;
  }

  /** Exactly these bytes. Throws `Unreadable("cut")` where the file ends before. */
  async exactly(offset: number, length: number): Promise<Uint8Array> {
    const bytes = await this.some(offset, length);
    if (bytes.length < length) throw new Unreadable("cut");
    return bytes;
  }

  /** Exactly these bytes, to read numbers from. Throws as `exactly` does. */
  async view(offset: number, length: number): Promise<DataView> {
    const bytes = await this.exactly(offset, length);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Reads past the cache: for walking through long data once. */
  async passing(offset: number, length: number): Promise<Uint8Array> {
    this.#spend(length);
    return this.#source.read(offset, length);
  }

  /** The same file with a budget of its own. */
  withBudget(budget: number): Slices {
    return new Slices(this.#source, budget);
  }

  async #page(number: number): Promise<Uint8Array> {
    const kept = this.#pages.get(number);
    if (kept) return kept;
    this.#spend(PAGE);
    const page = await this.#source.read(number * PAGE, PAGE);
    const oldest = this.#pages.keys().next();
    if (this.#pages.size >= PAGES_KEPT && !oldest.done) this.#pages.delete(oldest.value);
    this.#pages.set(number, page);
    return page;
  }

  #spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new LimitReached();
  }
}

/** Bytes as text, one character a byte: for names and keywords, which are ASCII in all these formats. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/**
 * Many bytes as text, to look for ASCII words in: quick, and one character a byte, but bytes from 80 to 9F become characters with other
 * codes.
 */
export function searchable(bytes: Uint8Array): string {
  return SEARCHABLE.decode(bytes);
}

const SEARCHABLE = new TextDecoder("windows-1252");
