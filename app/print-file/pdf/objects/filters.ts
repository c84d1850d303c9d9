/** Filters of PDF streams (ISO 32000-1, 7.4) as far as page contents and tables of objects use them. Filters of pictures are not decoded. */
import { inflate } from "../../inflate.ts";
import { type Dict, dictOf, numberOf, type Value } from "./values.ts";

/** What came out of a stream. */
export type Decoded = {
  bytes: Uint8Array;
  /** All of the stream came out; otherwise it was broken, larger than allowed, or packed in a way that is not read here. */
  whole: boolean;
  /** The stream was cut at the size allowed: nothing is wrong with it. */
  stopped: boolean;
};

/** Each filter may let its stream swell to the size allowed: a few dozen of them, one behind the other, in a few kilobytes, kept a machine busy for minutes. */
const MOST_FILTERS = 4;

type Filter = (input: Uint8Array, parms: Dict, most: number) => Decoded;

const FILTERS = new Map<Value, Filter>([
  ["FlateDecode", (input, parms, most) => predicted(inflate(input, most), parms)],
  ["Fl", (input, parms, most) => predicted(inflate(input, most), parms)],
  ["LZWDecode", (input, parms, most) => predicted(unLzw(input, parms, most), parms)],
  ["LZW", (input, parms, most) => predicted(unLzw(input, parms, most), parms)],
  ["ASCII85Decode", unAscii85],
  ["A85", unAscii85],
  ["ASCIIHexDecode", unAsciiHex],
  ["AHx", unAsciiHex],
  ["RunLengthDecode", unRunLength],
  ["RL", unRunLength],
  ["Crypt", (bytes) => ({ bytes, whole: true, stopped: false })],
]);

/**
 * @param filters value of /Filter, resolved: a name or an array of names
 * @param parms value of /DecodeParms, resolved
 * @param most bytes that may come out of each filter
 * @returns what came out of the last filter, and how many bytes of all
 */
export function decode(
  input: Uint8Array,
  filters: Value | undefined,
  parms: Value | undefined,
  most: number,
): Decoded & { unpacked: number } {
  const names = Array.isArray(filters) ? filters : filters === undefined || filters === null ? [] : [filters];
  const all = Array.isArray(parms) ? parms : [parms];
  if (names.length > MOST_FILTERS) return { bytes: new Uint8Array(0), whole: false, stopped: true, unpacked: 0 };
  let result = { bytes: input, whole: true, stopped: false, unpacked: 0 };
  for (const [i, name] of names.entries()) {
    const filter = FILTERS.get(name);
    if (!filter) return { ...result, bytes: new Uint8Array(0), whole: false, stopped: false };
    const { bytes, whole, stopped } = filter(result.bytes, dictOf(all[i]), most);
    result = {
      bytes,
      whole: whole && result.whole,
      stopped: stopped || result.stopped,
      unpacked: result.unpacked + bytes.length,
    };
  }
  return result;
}

/** Undoes the predictors of PNG (10 to 15); that of TIFF stands only in pictures. */
function predicted(decoded: Decoded, parms: Dict): Decoded {
  if (numberOf(parms.get("Predictor"), 1) < 10) return decoded;
  const bits = numberOf(parms.get("Colors"), 1) * numberOf(parms.get("BitsPerComponent"), 8);
  const row = Math.ceil((bits * numberOf(parms.get("Columns"), 1)) / 8);
  const step = Math.max(1, bits >> 3);
  const { bytes } = decoded;
  if (!(row > 0)) return { ...decoded, whole: false };
  const rows = Math.floor(bytes.length / (row + 1));
  const out = new Uint8Array(rows * row);
  for (let y = 0; y < rows; y++) {
    const kind = bytes[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x >= step ? (out[at - step] ?? 0) : 0;
      const up = y > 0 ? (out[at - row] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[at - row - step] ?? 0) : 0;
      out[at] = (bytes[y * (row + 1) + 1 + x] ?? 0) + guess(kind ?? 0, left, up, corner);
    }
  }
  return { ...decoded, bytes: out };
}

/** @param kind of prediction of a row, as in a PNG */
function guess(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  return kind === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What comes out of a filter: a list of numbers would take eight times the room, and half a gigabyte while it grows. */
class Output {
  size = 0;
  #bytes = new Uint8Array(4096);

  push(byte: number): void {
    this.#grow(1);
    this.#bytes[this.size++] = byte;
  }

  append(bytes: Uint8Array): void {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.size);
    this.size += bytes.length;
  }

  repeat(byte: number, times: number): void {
    this.#grow(times);
    this.#bytes.fill(byte, this.size, this.size + times);
    this.size += times;
  }

  /** Once more what came out before, which may go on into what is just being written. */
  again(start: number, length: number): void {
    this.#grow(length);
    for (let at = start; at < start + length; at++) this.#bytes[this.size++] = this.#bytes[at] ?? 0;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.size);
  }

  #grow(more: number): void {
    if (this.size + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.size + more, 2 * this.#bytes.length));
    larger.set(this.bytes());
    this.#bytes = larger;
  }
}

function unAscii85(input: Uint8Array, _parms: Dict, most: number): Decoded {
  const out = new Output();
  let [value, held] = [0, 0];
  for (const code of input) {
    if (code === 126 || out.size > most) break;
    if (code === 122 && held === 0) out.repeat(0, 4);
    if (code < 33 || code > 117) continue;
    value = value * 85 + code - 33;
    if (++held < 5) continue;
    for (const byte of [value / 16_777_216, value >> 16, value >> 8, value]) out.push(byte & 255);
    [value, held] = [0, 0];
  }
  if (held > 1) {
    for (let i = held; i < 5; i++) value = value * 85 + 84;
    for (const byte of [value / 16_777_216, value >> 16, value >> 8].slice(0, held - 1)) out.push(byte & 255);
  }
  return { bytes: out.bytes(), whole: out.size <= most, stopped: out.size > most };
}

function unAsciiHex(input: Uint8Array): Decoded {
  const out = new Output();
  let high: number | undefined;
  for (const code of input) {
    if (code === 62) break;
    const letter = code | 32;
    const digit = code >= 48 && code <= 57 ? code - 48 : letter >= 97 && letter <= 102 ? letter - 87 : undefined;
    if (digit === undefined) continue;
    if (high !== undefined) out.push(16 * high + digit);
    high = high === undefined ? digit : undefined;
  }
  if (high !== undefined) out.push(16 * high);
  return { bytes: out.bytes(), whole: true, stopped: false };
}

function unRunLength(input: Uint8Array, _parms: Dict, most: number): Decoded {
  const out = new Output();
  for (let at = 0; at < input.length && out.size <= most; ) {
    const length = input[at++] ?? 128;
    if (length === 128) return { bytes: out.bytes(), whole: true, stopped: false };
    if (length < 128) {
      out.append(input.subarray(at, at + length + 1));
      at += length + 1;
    } else out.repeat(input[at++] ?? 0, 257 - length);
  }
  return { bytes: out.bytes(), whole: false, stopped: out.size > most };
}

/** LZW as in TIFF: codes of 9 to 12 bits, the first bit first; 256 clears, 257 ends. */
function unLzw(input: Uint8Array, parms: Dict, most: number): Decoded {
  const early = numberOf(parms.get("EarlyChange"), 1);
  const out = new Output();
  // Each word is what the code before it put out, and one byte more: it stands there already.
  let words: { start: number; length: number }[] = [];
  let [hold, held, bits] = [0, 0, 9];
  let last: { start: number; length: number } | undefined;
  for (const byte of input) {
    hold = ((hold << 8) | byte) & 0xffffff;
    held += 8;
    if (held < bits) continue;
    const code = (hold >> (held - bits)) & ((1 << bits) - 1);
    held -= bits;
    if (code === 257) return { bytes: out.bytes(), whole: true, stopped: false };
    if (code === 256) {
      [words, bits, last] = [[], 9, undefined];
      continue;
    }
    const next = last && { start: last.start, length: last.length + 1 };
    const word = code < 256 ? undefined : (words[code - 258] ?? (code - 258 === words.length ? next : undefined));
    const broken = code >= 256 && !word;
    if (broken || out.size > most) return { bytes: out.bytes(), whole: false, stopped: out.size > most };
    last = { start: out.size, length: word?.length ?? 1 };
    if (word) out.again(word.start, word.length);
    else out.push(code);
    if (next && words.length < 4096 - 258) words.push(next);
    bits = Math.min(12, Math.max(9, 32 - Math.clz32(words.length + 258 + early)));
  }
  return { bytes: out.bytes(), whole: false, stopped: false };
}
