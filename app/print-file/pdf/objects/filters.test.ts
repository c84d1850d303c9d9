import assert from "node:assert/strict";
import { test } from "node:test";
import { decode } from "./filters.ts";
import type { Dict } from "./values.ts";

const MOST = 100_000;
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const unpacked = (data: Uint8Array, filter: string, parms: Dict = new Map()) => {
  const { bytes, whole } = decode(data, filter, parms, MOST);
  return whole ? [...bytes] : undefined;
};

/** Packs without finding anything twice, so that the codes grow as fast as they can (ISO 32000-1, 7.4.4). */
function lzw(bytes: number[], early: number): Uint8Array {
  let bits = "";
  let known = 258;
  const put = (code: number) => {
    bits += code.toString(2).padStart((known + early).toString(2).length, "0");
  };
  put(256);
  known = 257; // the first byte after a new beginning makes no word
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

test("a way of packing that is not read here is not taken for one without data", () => {
  assert.equal(unpacked(Uint8Array.of(1), "JPXDecode"), undefined);
});
