import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { decode } from "./filters.ts";
import type { Dict } from "./values.ts";

const MOST = 100_000;
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const unpacked = (data: Uint8Array, filter: string, parms: Dict = new Map()) => {
  const { bytes, whole } = decode(data, filter, parms, MOST);
  return whole ? [...bytes] : undefined;
};

/** Packs byte by byte, without looking for repetitions, so that the codes grow as fast as they can (ISO 32000-1, 7.4.4). */
function lzw(bytes: number[], early: number): Uint8Array {
  let bits = "";
  let known = 258;
  const put = (code: number) => {
    bits += code.toString(2).padStart((known + early).toString(2).length, "0");
  };
  put(256);
  known = 257; // the first byte after a clear code adds no word to the table
  for (const byte of bytes) {
    put(byte);
    if (++known + early < 4095) continue;
    put(256);
    known = 257;
  }
  put(257);
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (eight) => Number.parseInt(eight.padEnd(8, "0"), 2));
}

test("what old programs packed by LZW comes out, as long as it may be, and the standard's own example", () => {
  const example = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
  assert.deepEqual(unpacked(example, "LZWDecode"), [45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  const long = Array.from({ length: 9000 }, (_, at) => (at * 7) & 255);
  assert.deepEqual(unpacked(lzw(long, 1), "LZWDecode"), long);
  assert.deepEqual(unpacked(lzw(long, 0), "LZWDecode", new Map([["EarlyChange", 0]])), long);
});

test("what is written as letters comes out, to its last byte", () => {
  for (const [letters, text] of [
    ['87cURD]i,"Ebo80~>', "Hello World!"],
    ["87c\nURDZ~>", "Hello"],
    ["z87cT~>", "\0\0\0\0Hel"],
  ] as const)
    assert.deepEqual(unpacked(bytesOf(letters), "ASCII85Decode"), [...bytesOf(text)], letters);
  assert.deepEqual(unpacked(bytesOf("48 65\n6C6>"), "ASCIIHexDecode"), [...bytesOf("Hel`")]);
});

test("runs of bytes come out at their length", () => {
  assert.deepEqual(unpacked(Uint8Array.of(2, 7, 8, 9, 254, 5, 128), "RunLengthDecode"), [7, 8, 9, 5, 5, 5]);
});

test("a stream packed in a way that is not read here is not taken for an empty one", () => {
  assert.equal(unpacked(Uint8Array.of(1), "JPXDecode"), undefined);
});

test("a stream under more filters than any program uses is left out", () => {
  const hex = (times: number) => {
    let data = Buffer.from("a");
    for (let time = 0; time < times; time++) data = Buffer.from(data.toString("hex"));
    const { bytes, whole, stopped } = decode(data, Array(times).fill("ASCIIHexDecode"), undefined, MOST);
    return { bytes: [...bytes], whole, stopped };
  };
  assert.deepEqual(hex(4), { bytes: [0x61], whole: true, stopped: false });
  assert.deepEqual(hex(5), { bytes: [], whole: false, stopped: true });
});

test("rows that were packed as differences come out, whichever neighbour each difference is from (PNG, 9)", () => {
  const [row, colours] = [12, 3];
  const plain = Array.from({ length: 5 * row }, (_, at) => (at * at * 37 + (at % 5) * 90) & 255);
  const before = (at: number) => (at % row >= colours ? (plain[at - colours] ?? 0) : 0);
  const above = (at: number) => plain[at - row] ?? 0;
  const corner = (at: number) => (at % row >= colours ? (plain[at - row - colours] ?? 0) : 0);
  const nearest = (at: number) => {
    const [a, b, c] = [before(at), above(at), corner(at)];
    const off = (one: number) => Math.abs(a + b - c - one);
    return [a, b, c].reduce((best, one) => (off(one) < off(best) ? one : best));
  };
  const told = [() => 0, before, above, (at: number) => (before(at) + above(at)) >> 1, nearest];
  const packed = told.flatMap((guess, y) => [
    y,
    ...plain.slice(y * row, y * row + row).map((byte, x) => (byte - guess(y * row + x)) & 255),
  ]);
  const parms: Dict = new Map([
    ["Predictor", 15],
    ["Colors", colours],
    ["Columns", row / colours],
  ]);
  assert.deepEqual(unpacked(deflateSync(Uint8Array.from(packed)), "FlateDecode", parms), plain);
});
