/** Reads the words of PDF, in its objects and in its page contents alike (ISO 32000-1, 7.2 and 7.3). Never throws: broken text gives fewer values. */
import { latin1 } from "../../slices.ts";
import { type Dict, Keyword, Ref, type Value } from "./values.ts";

/** Deeper arrays and dictionaries are left out: no program writes them, and they would exhaust the stack. */
const DEEPEST = 60;
/** Words of one value, so counted: the widths of a large font take some hundred thousand. What a value has beyond that is left out, with all behind it. */
const MOST_WORDS = 2_000_000;
/** A string, an array or a dictionary takes the room of so many numbers. */
const ROOM = 4;

const [REGULAR, SPACE, DELIMITER] = [0, 1, 2];
const KIND = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) KIND[code] = SPACE;
for (const sign of "()<>[]{}/%") KIND[sign.charCodeAt(0)] = DELIMITER;

/** `)`, `{` and `}` where nothing opened. */
const STRAY = new Set([41, 123, 125]);

const OPEN = new Keyword("[");
const CLOSE = new Keyword("]");
const OPEN_DICT = new Keyword("<<");
const CLOSE_DICT = new Keyword(">>");
const CONSTANTS = new Map<string, Value>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
/** Bytes of a name that are read; PDF allows 127. */
const NAME_AT_MOST = 4096;
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const ESCAPES = new Map(Object.entries({ n: 10, r: 13, t: 9, b: 8, f: 12 }));

/** Reads values one after the other from `at` on, which moves along. */
export class Lexer {
  readonly bytes: Uint8Array;
  at: number;
  /** Words read, those that take more room counted for more. */
  words = 0;
  /** A value was longer than is read: nothing behind it is read either. */
  stopped = false;
  #began = 0;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The next value or keyword; undefined at the end. A stray closing bracket comes as a keyword. */
  next(depth = 0): Value | Keyword | undefined {
    if (depth === 0) this.#began = this.words;
    const token = this.#token();
    if (token === OPEN) return this.#array(depth);
    if (token === OPEN_DICT) return this.dict(depth);
    return token;
  }

  /** The next value where references may stand: `12 0 R`. */
  object(depth = 0): Value | Keyword | undefined {
    if (depth === 0) this.#began = this.words;
    const token = this.#token();
    if (token === OPEN) return this.#array(depth, true);
    if (token === OPEN_DICT) return this.dict(depth, true);
    if (typeof token !== "number" || !Number.isInteger(token) || token < 0) return token;
    const back = this.at;
    const generation = this.#token();
    if (typeof generation === "number" && Number.isInteger(generation)) {
      const word = this.#token();
      if (word instanceof Keyword && word.word === "R") return new Ref(token, generation);
    }
    this.at = back;
    return token;
  }

  /** Entries up to `>>`, or to the end; also of an inline picture, up to `ID`. */
  dict(depth = 0, references = false): Dict {
    if (depth === 0) this.#began = this.words;
    const dict: Dict = new Map();
    for (;;) {
      const key = this.#token();
      if (key === undefined || key === CLOSE_DICT || (key instanceof Keyword && key.word === "ID")) return dict;
      if (typeof key !== "string") continue;
      const value = depth < DEEPEST ? (references ? this.object(depth + 1) : this.next(depth + 1)) : this.#token();
      if (value === CLOSE_DICT || value === undefined) return dict;
      if (!(value instanceof Keyword)) dict.set(key, value);
    }
  }

  #array(depth: number, references = false): Value[] {
    const values: Value[] = [];
    for (;;) {
      const value = depth < DEEPEST ? (references ? this.object(depth + 1) : this.next(depth + 1)) : this.#token();
      if (value === undefined || value === CLOSE) return values;
      if (!(value instanceof Keyword)) values.push(value);
    }
  }

  #token(): Value | Keyword | undefined {
    const { bytes } = this;
    if (++this.words - this.#began > MOST_WORDS) {
      this.stopped = true;
      this.at = bytes.length;
    }
    this.#skipSpace();
    while (STRAY.has(bytes[this.at] ?? 0)) {
      this.at++;
      this.#skipSpace();
    }
    if (this.at >= bytes.length) return undefined;
    const code = bytes[this.at] ?? 0;
    if ((code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46) return this.#number();
    this.at++;
    switch (code) {
      case 47:
        return this.#name();
      case 40:
        this.words += ROOM;
        return this.#string();
      case 91:
        this.words += ROOM;
        return OPEN;
      case 93:
        return CLOSE;
      case 60:
        this.words += ROOM;
        if (bytes[this.at] !== 60) return this.#hexString();
        this.at++;
        return OPEN_DICT;
      case 62:
        if (bytes[this.at] === 62) this.at++;
        return CLOSE_DICT;
      default:
        return this.#word();
    }
  }

  #skipSpace(): void {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at++) {
      const code = bytes[this.at] ?? 0;
      if (KIND[code] === SPACE) continue;
      if (code !== 37) return;
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
    }
  }

  #number(): number {
    const { bytes } = this;
    let [value, scale, sign, seen] = [0, 0, 1, false];
    for (; this.at < bytes.length; this.at++) {
      const code = bytes[this.at] ?? 0;
      if (code >= 48 && code <= 57) {
        seen = true;
        if (scale === 0) value = value * 10 + code - 48;
        else {
          value += (code - 48) * scale;
          scale /= 10;
        }
      } else if (code === 46 && scale === 0) scale = 0.1;
      else if (code === 45) {
        if (!seen) sign = -1; // "--5" and "5-3" are written by broken programs
      } else if (code !== 43 && code !== 46) break;
    }
    return sign * value;
  }

  #regularEnd(): number {
    let end = this.at;
    while (end < this.bytes.length && KIND[this.bytes[end] ?? 0] === REGULAR) end++;
    return end;
  }

  #word(): Value | Keyword {
    const end = this.#regularEnd();
    const word = latin1(this.bytes.subarray(this.at - 1, end));
    this.at = end;
    const constant = CONSTANTS.get(word);
    return constant === undefined ? new Keyword(word) : constant;
  }

  #name(): string {
    const end = this.#regularEnd();
    const name = latin1(this.bytes.subarray(this.at, Math.min(end, this.at + NAME_AT_MOST)));
    this.at = end;
    const signs = name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (!/[\x80-\xff]/.test(signs)) return signs;
    // Names are bytes; programs write UTF-8 into them (ISO 32000-1, 7.3.5), but old programs do not.
    try {
      return UTF8.decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)));
    } catch {
      return signs;
    }
  }

  #string(): Uint8Array {
    const start = this.at;
    let [depth, escaped] = [1, false];
    for (; this.at < this.bytes.length; this.at++) {
      const code = this.bytes[this.at];
      if (code === 92) {
        escaped = true;
        this.at++;
      } else if (code === 40) depth++;
      else if (code === 41 && --depth === 0) break;
    }
    const raw = this.bytes.subarray(start, this.at++);
    return escaped ? unescaped(raw) : raw;
  }

  #hexString(): Uint8Array {
    const end = this.bytes.indexOf(62, this.at);
    const digits = latin1(this.bytes.subarray(this.at, end < 0 ? undefined : end)).replace(/[^0-9A-Fa-f]/g, "");
    this.at = end < 0 ? this.bytes.length : end + 1;
    return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, i) =>
      Number.parseInt(digits.slice(2 * i, 2 * i + 2).padEnd(2, "0"), 16),
    );
  }
}

const [BACKSLASH, LF, CR] = [92, 10, 13];
const isOctal = (code: number | undefined) => code !== undefined && code >= 48 && code <= 55;

/** Byte by byte: as a text that is searched and replaced, a string of some megabytes took most of a gigabyte. */
function unescaped(raw: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(raw.length);
  let size = 0;
  for (let at = 0; at < raw.length; at++) {
    const code = raw[at] ?? 0;
    const next = raw[at + 1];
    if (code !== BACKSLASH || next === undefined) {
      bytes[size++] = code;
      continue;
    }
    at++;
    if (isOctal(next)) {
      let value = next - 48;
      for (let digits = 1; digits < 3 && isOctal(raw[at + 1]); digits++) value = value * 8 + (raw[++at] ?? 0) - 48;
      bytes[size++] = value;
    } else if (next === CR) {
      if (raw[at + 1] === LF) at++;
    } else if (next !== LF) bytes[size++] = ESCAPES.get(String.fromCharCode(next)) ?? next;
  }
  return bytes.subarray(0, size);
}
