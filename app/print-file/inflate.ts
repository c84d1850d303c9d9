/**
 * Deflate (RFC 1951) with its wrappers zlib and gzip. It replaces the browser's `DecompressionStream`, which gives nothing when a stream
 * ends early or has a stray byte behind it, as streams of PDF files often do, and which cannot be stopped at a size.
 */

/** What came out of a stream. */
export type Inflated = {
  bytes: Uint8Array;
  /** The stream reached its end, and its checksum (zlib) is right. */
  whole: boolean;
  /** The stream would have gone on, but reached the size allowed. */
  stopped: boolean;
};

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Checksum and length behind gzip data. */
const GZIP_TRAILER = 8;

/** Ends the reading: the data contradict themselves, end early, or swell beyond the size allowed. */
class Broken extends Error {}

/** A Huffman code: for every pattern of `bits` bits, symbol × 16 + length; 0 where the pattern begins with no code. */
type Code = { table: Uint16Array; bits: number };

function makeCode(lengths: ArrayLike<number>): Code {
  const count = new Uint16Array(16);
  let bits = 0;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] ?? 0;
    if (length > 0) count[length] = (count[length] ?? 0) + 1;
    if (length > bits) bits = length;
  }
  const next = new Uint16Array(17);
  for (let length = 1; length <= bits; length++) next[length + 1] = ((next[length] ?? 0) + (count[length] ?? 0)) << 1;
  const table = new Uint16Array(1 << bits);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    if (code >= 1 << length) throw new Broken();
    for (let pattern = reversed(code, length); pattern < table.length; pattern += 1 << length) {
      table[pattern] = symbol * 16 + length;
    }
  }
  return { table, bits };
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let i = 0; i < length; i++) result |= ((code >> i) & 1) << (length - 1 - i);
  return result;
}

const fixedLengths = Uint8Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8));
let fixed: { literals: Code; distances: Code } | undefined;

/**
 * @param data zlib, gzip or bare deflate, told by its first bytes; what follows the end is ignored
 * @param most bytes that may come out
 * @returns as much as could be read; never throws
 */
export function inflate(data: Uint8Array, most: number): Inflated {
  const wrapper = wrapperOf(data);
  const out = new Inflater(data, wrapper.start, most);
  try {
    out.run();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { bytes: out.bytes(), whole: false, stopped: out.stopped };
  }
  const bytes = out.bytes();
  if (wrapper.gzip) return { bytes, whole: out.end + GZIP_TRAILER <= data.length, stopped: false };
  const whole =
    !wrapper.zlib || out.end + 4 > data.length ? out.end <= data.length : adler32(bytes) === bigEndian(data, out.end);
  return { bytes, whole, stopped: false };
}

function wrapperOf(data: Uint8Array): { start: number; zlib: boolean; gzip: boolean } {
  const [first = 0, second = 0, , flags = 0] = data;
  if (first === 0x1f && second === 0x8b) {
    let start = 10;
    if (flags & 4) start += 2 + (data[10] ?? 0) + 256 * (data[11] ?? 0);
    for (const flag of [8, 16]) if (flags & flag) start = Math.max(0, data.indexOf(0, start)) + 1; // name, comment
    return { start: flags & 2 ? start + 2 : start, zlib: false, gzip: true };
  }
  const zlib = (first & 15) === 8 && (first * 256 + second) % 31 === 0;
  return { start: zlib ? 2 : 0, zlib, gzip: false };
}

class Inflater {
  stopped = false;
  end = 0;
  readonly #data: Uint8Array;
  readonly #most: number;
  #at: number;
  #hold = 0;
  #held = 0;
  #out: Uint8Array;
  #size = 0;
  #codes = 0;

  constructor(data: Uint8Array, start: number, most: number) {
    this.#data = data;
    this.#at = start;
    this.#most = most;
    this.#out = new Uint8Array(Math.min(most, Math.max(1024, data.length * 4)));
  }

  bytes(): Uint8Array {
    return this.#out.subarray(0, this.#size);
  }

  run(): void {
    for (let last = 0; !last; ) {
      last = this.#bits(1);
      const type = this.#bits(2);
      if (type === 0) this.#stored();
      else if (type === 1) {
        fixed ??= { literals: makeCode(fixedLengths), distances: makeCode(new Uint8Array(30).fill(5)) };
        this.#block(fixed.literals, fixed.distances);
      } else if (type === 2) this.#dynamic();
      else throw new Broken();
    }
    this.end = this.#at - (this.#held >> 3);
  }

  #bits(count: number): number {
    while (this.#held < count) {
      if (this.#at >= this.#data.length) throw new Broken();
      this.#hold |= (this.#data[this.#at++] ?? 0) << this.#held;
      this.#held += 8;
    }
    const value = this.#hold & ((1 << count) - 1);
    this.#hold >>>= count;
    this.#held -= count;
    return value;
  }

  #symbol({ table, bits }: Code): number {
    while (this.#held < bits && this.#at < this.#data.length) {
      this.#hold |= (this.#data[this.#at++] ?? 0) << this.#held;
      this.#held += 8;
    }
    const entry = table[this.#hold & ((1 << bits) - 1)] ?? 0;
    const length = entry & 15;
    if (length === 0 || length > this.#held) throw new Broken();
    this.#hold >>>= length;
    this.#held -= length;
    return entry >> 4;
  }

  #room(wanted: number): void {
    const need = this.#size + wanted;
    if (need <= this.#out.length) return;
    if (need > this.#most) {
      this.stopped = true;
      throw new Broken();
    }
    const larger = new Uint8Array(Math.min(this.#most, Math.max(need, this.#out.length * 2)));
    larger.set(this.bytes());
    this.#out = larger;
  }

  #stored(): void {
    this.#at -= this.#held >> 3;
    this.#hold = 0;
    this.#held = 0;
    const length = this.#bits(16);
    if ((length ^ this.#bits(16)) !== 0xffff || this.#at + length > this.#data.length) throw new Broken();
    this.#room(length);
    this.#out.set(this.#data.subarray(this.#at, this.#at + length), this.#size);
    this.#size += length;
    this.#at += length;
  }

  #dynamic(): void {
    // A code table for every few bytes would cost more work than the data are worth; packers write one table for thousands of bytes.
    if (++this.#codes > 16 + this.#data.length / 256) throw new Broken();
    const literals = this.#bits(5) + 257;
    const distances = this.#bits(5) + 1;
    const codes = this.#bits(4) + 4;
    const order = new Uint8Array(19);
    for (const symbol of CODE_ORDER.slice(0, codes)) order[symbol] = this.#bits(3);
    const code = makeCode(order);
    const lengths = new Uint8Array(literals + distances);
    for (let i = 0; i < lengths.length; ) {
      const symbol = this.#symbol(code);
      if (symbol < 16) {
        lengths[i++] = symbol;
        continue;
      }
      const repeat = symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if (i + repeat > lengths.length || (symbol === 16 && i === 0)) throw new Broken();
      lengths.fill(symbol === 16 ? (lengths[i - 1] ?? 0) : 0, i, i + repeat);
      i += repeat;
    }
    this.#block(makeCode(lengths.subarray(0, literals)), makeCode(lengths.subarray(literals)));
  }

  #block(literals: Code, distances: Code): void {
    for (;;) {
      const symbol = this.#symbol(literals);
      if (symbol === 256) return;
      if (symbol < 256) {
        this.#room(1);
        this.#out[this.#size++] = symbol;
        continue;
      }
      const length = (LENGTH_BASE[symbol - 257] ?? 0) + this.#bits(LENGTH_EXTRA[symbol - 257] ?? 0);
      const code = this.#symbol(distances);
      const back = (DISTANCE_BASE[code] ?? 0) + this.#bits(DISTANCE_EXTRA[code] ?? 0);
      if (length === 0 || back === 0 || back > this.#size) throw new Broken();
      this.#room(length);
      const [out, from] = [this.#out, this.#size - back];
      for (let i = 0; i < length; i++) out[this.#size++] = out[from + i] ?? 0;
    }
  }
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    // 3,800 sums stay below 2^32 before the remainder is taken
    for (const stop = Math.min(at + 3800, bytes.length); at < stop; at++) {
      a += bytes[at] ?? 0;
      b += a;
    }
    a %= 65_521;
    b %= 65_521;
  }
  return b * 65_536 + a;
}

function bigEndian(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((value, i) => value * 256 + (bytes[at + i] ?? 0), 0);
}
