import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSide, parseSize, sideError } from "./typed-size.ts";

test("a typed side reads in the unit of its field, or in the unit typed along", () => {
  assert.equal(parseSide("80", "cm"), 0.8);
  assert.equal(parseSide("2,5", "m"), 2.5);
  assert.equal(parseSide("2.5", "m"), 2.5);
  assert.equal(parseSide(" 1,2 m ", "cm"), 1.2);
  assert.equal(parseSide("1200mm", "m"), 1.2);
  assert.equal(parseSide("1.200 mm", "m"), 1.2);
  assert.equal(parseSide("2.000", "cm"), 20);
  assert.equal(parseSide("1.200", "m"), 1.2); // no print has thousands of metres
});

test("metres are read as they are said, with the unit where the comma would be", () => {
  for (const unit of ["cm", "m"] as const)
    assert.deepEqual(
      ["1m6", "3m5", "1m65", "2m05", " 1M6 ", "12m345"].map((text) => parseSide(text, unit)),
      [1.6, 3.5, 1.65, 2.05, 1.6, 12.345],
    );
});

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
  for (const [text, metres] of said) assert.equal(parseSide(text, "cm"), metres, text);
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

test("what is not one number is not read as one", () => {
  for (const text of ["", "abc", "80x200", "1,2,3", "-5", "1.2.3", "80 inch", ".", "1m6m", "1,5m6", "m6", "1cm6"])
    assert.ok(Number.isNaN(parseSide(text, "cm")), text);
});

test("a wrong side is explained, a right one is not", () => {
  assert.match(sideError(Number.NaN) ?? "", /Ghi bằng số/);
  for (const metres of [0.05, 0.099]) assert.match(sideError(metres) ?? "", /10 cm/);
  for (const metres of [30.001, 31]) assert.match(sideError(metres) ?? "", /30 m/);
  assert.equal(sideError(0.1), undefined);
  assert.equal(sideError(30), undefined);
  assert.match(sideError(0.006, { text: "0,6", unit: "cm" }) ?? "", /10 cm\. Tính bằng mét thì ghi 0,6 m\./);
  assert.equal(sideError(0.006, { text: "6 mm", unit: "cm" }), "Nhỏ nhất 10 cm.");
});
