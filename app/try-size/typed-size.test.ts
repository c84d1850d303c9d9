import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSaidSide, parseSize, saidSideError } from "./typed-size.ts";

test("a side is read as it is said in a shop, in figures of any width", () => {
  const said: [string, number][] = [
    ["3 mét", 3],
    ["3 mét 2", 3.2],
    ["2 m 4", 2.4],
    ["1m rưỡi", 1.5],
    ["2m40cm", 2.4],
    ["80 phân", 0.8],
    ["8 tấc", 0.8],
    ["900 ly", 0.9],
    ["８０", 0.8],
    ["3 mét".normalize("NFD"), 3],
  ];
  for (const [text, metres] of said) assert.equal(parseSaidSide(text, "cm"), metres, text);
});

test("a whole size in the field of one side is read as both", () => {
  const said: [string, number, number][] = [
    ["60x160", 0.6, 1.6],
    ["60 × 160 cm", 0.6, 1.6],
    ["3m x 1m2", 3, 1.2],
    ["3 x 1,2 m", 3, 1.2],
    ["1200*800mm", 1.2, 0.8],
    ["A1", 0.594, 0.841],
    ["a2 ngang", 0.594, 0.42],
  ];
  for (const [text, width, height] of said) assert.deepEqual(parseSize(text, "cm"), { width, height }, text);
  for (const text of ["80", "60x", "x160", "60x160x2", "A7", "A1 dài", "3 x abc"])
    assert.equal(parseSize(text, "cm"), undefined, text);
});

test("figures that would do as metres are asked about", () => {
  assert.match(saidSideError(0.006, "0,6", "cm") ?? "", /10 cm\. Tính bằng mét thì ghi 0,6 m\./);
  assert.equal(saidSideError(0.006, "6 mm", "cm"), "Nhỏ nhất 10 cm.");
  assert.equal(saidSideError(0.8, "80", "cm"), undefined);
});
