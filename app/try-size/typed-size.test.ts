import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSaidSide, parseSize, saidSideError, saidSizeError } from "./typed-size.ts";

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
    ["A3 dọc", 0.297, 0.42],
    ["1m2x2", 1.2, 2],
    ["1m2 x 80", 1.2, 0.8],
    ["60cm x 160", 0.6, 1.6],
    ["80 x 1m20", 0.8, 1.2],
    ["80 x 200 cm.", 0.8, 2],
  ];
  for (const [text, width, height] of said) assert.deepEqual(parseSize(text, "cm"), { width, height }, text);
  assert.deepEqual(parseSize("60 cm x 1,6", "m"), { width: 0.6, height: 1.6 });
  for (const text of ["80", "60x", "x160", "60x160x2", "A7", "A1 dài", "3 x abc"])
    assert.equal(parseSize(text, "cm"), undefined, text);
});

test("figures that would do in the other unit are asked about", () => {
  assert.match(saidSideError(0.006, "0,6", "cm") ?? "", /10 cm\. Tính bằng mét thì ghi 0,6.m\./);
  assert.match(saidSideError(80, "80", "m") ?? "", /Tính bằng cm thì ghi 80.cm\.$/);
  assert.doesNotMatch(saidSideError(80, "80 m", "m") ?? "", /Tính bằng/);
  assert.match(saidSizeError({ width: 60, height: 160 }, "60x160", "m") ?? "", /ghi 60.×.160.cm\.$/);
  assert.equal(saidSideError(0.006, "6 mm", "cm"), "Nhỏ nhất 10 cm.");
  assert.equal(saidSideError(0.8, "80", "cm"), undefined);
  assert.match(saidSideError(0.03, "３", "cm") ?? "", /thì ghi 3.m\.$/);
  const said = (text: string) => saidSizeError(parseSize(text, "cm") ?? { width: 0, height: 0 }, text, "cm");
  assert.equal(said("3x2")?.replaceAll("\u00a0", " "), "Nhỏ nhất 10 cm. Tính bằng mét thì ghi 3 × 2 m.");
  assert.match(said("1,2 x 2,4") ?? "", /ghi 1,2.×.2,4.m\.$/);
  assert.equal(said("60x5"), "Nhỏ nhất 10 cm.");
  assert.match(said("60x5000") ?? "", /^Lớn nhất 30 m/);
  assert.equal(said("60x160"), undefined);
});

test("an area is no side", () => {
  for (const text of ["2m²", "1,5 m²"]) assert.ok(Number.isNaN(parseSaidSide(text, "cm")), text);
});
