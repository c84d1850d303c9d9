import assert from "node:assert/strict";
import { test } from "node:test";
import { readIcc } from "./icc.ts";

const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));
const number = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
/** A description as later profiles write it, in one language. */
const localized = (words: string) => {
  const units = [...words].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]);
  return [
    ...letters("mluc"),
    ...number(0),
    ...number(1),
    ...number(12),
    ...letters("viVN"),
    ...number(units.length),
    ...number(28),
    ...units,
  ];
};
/** A description as profiles of version 2 write it. */
const plain = (words: string) => [...letters("desc"), ...number(0), ...number(words.length + 1), ...letters(words), 0];

function profile(space: string, description: number[]): Uint8Array {
  const head = [...Array(16).fill(0), ...letters(space), ...Array(108).fill(0)];
  const table = [...number(1), ...letters("desc"), ...number(144), ...number(description.length)];
  return Uint8Array.from([...head, ...table, ...description]);
}

test("a profile tells its space and its description, in the words of either version", () => {
  assert.deepEqual(readIcc(profile("CMYK", plain("Coated FOGRA39"))), { icc_space: "CMYK", icc: "Coated FOGRA39" });
  assert.deepEqual(readIcc(profile("RGB ", localized("Màn hình"))), { icc_space: "RGB", icc: "Màn hình" });
});

test("a profile that is cut tells what is left of it", () => {
  const whole = profile("GRAY", plain("Dot Gain 20%"));
  assert.deepEqual(readIcc(whole.subarray(0, 131)), {});
  assert.deepEqual(readIcc(whole.subarray(0, 140)), { icc_space: "GRAY" });
});
