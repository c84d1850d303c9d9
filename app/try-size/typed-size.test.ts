import assert from "node:assert/strict";
import { test } from "node:test";
import type { Unit } from "./measures.ts";
import { parseSaidSide, parseSize, readTyped } from "./typed-size.ts";

test("a side is read as it is said in a shop, in figures of any width", () => {
  const said: [string, number][] = [
    ["3 mét", 3],
    ["3 mét 2", 3.2],
    ["1mét6", 1.6],
    ["2 m 4", 2.4],
    ["1m rưỡi", 1.5],
    ["2m40cm", 2.4],
    ["2m5cm", 2.05],
    ["80 phân", 0.8],
    ["8 tấc", 0.8],
    ["900 ly", 0.9],
    ["８０", 0.8],
    ["3 mét".normalize("NFD"), 3],
  ];
  for (const [text, metres] of said) assert.equal(parseSaidSide(text, "cm"), metres, text);
  for (const text of ["2 hay 8 tấc", "8 tấc 5", "1,2m40cm", "cao 3 m 2"])
    assert.ok(Number.isNaN(parseSaidSide(text, "cm")), text);
});

test("a whole size in the field of one side is read as both", () => {
  const said: [string, number, number][] = [
    ["60x160", 0.6, 1.6],
    ["60 × 160 cm", 0.6, 1.6],
    ["3m x 1m2", 3, 1.2],
    ["3 x 1,2 m", 3, 1.2],
    ["1200*800mm", 1.2, 0.8],
    ["A0", 0.841, 1.189],
    ["A1", 0.594, 0.841],
    ["A4", 0.21, 0.297],
    ["a2 ngang", 0.594, 0.42],
    ["A2 đứng", 0.42, 0.594],
    ["A3 dọc", 0.297, 0.42],
    ["1m2x2", 1.2, 2],
    ["1m2 x 80", 1.2, 0.8],
    ["60cm x 160", 0.6, 1.6],
    ["80 x 1m20", 0.8, 1.2],
    ["80 x 200 cm.", 0.8, 2],
    ["1200mm x 2400", 1.2, 2.4],
    ["1200 mm x 800", 1.2, 0.8],
  ];
  for (const [text, width, height] of said) assert.deepEqual(parseSize(text, "cm"), { width, height }, text);
  assert.deepEqual(parseSize("60 cm x 1,6", "m"), { width: 0.6, height: 1.6 });
  for (const text of ["80", "60x", "x160", "60x160x2", "A7", "A1 dài", "3 x abc", "abc x 3", "constructor"])
    assert.equal(parseSize(text, "cm"), undefined, text);
});

test("the field of a side takes that side or both, and asks about figures that would do in the other unit", () => {
  assert.deepEqual(readTyped("80", "cm"), { metres: 0.8 });
  assert.deepEqual(readTyped("60x160", "cm"), { whole: { width: 0.6, height: 1.6 } });
  const why = (text: string, unit: Unit = "cm") => {
    const typed = readTyped(text, unit);
    return "why" in typed ? typed.why.replaceAll("\u00a0", " ") : undefined;
  };
  assert.equal(why("0,6"), "Nhỏ nhất 10 cm. Tính bằng mét thì ghi 0,6 m.");
  assert.equal(why("6 mm"), "Nhỏ nhất 10 cm.");
  assert.equal(why("0,06"), "Nhỏ nhất 10 cm.", "too small in metres, too");
  assert.match(why("３") ?? "", /thì ghi 3 m\.$/);
  assert.equal(why("80", "m"), "Lớn nhất 30 m. To hơn thì gọi xưởng. Tính bằng cm thì ghi 80 cm.");
  assert.doesNotMatch(why("80 m", "m") ?? "", /Tính bằng/);
  assert.equal(why("3x2"), "Nhỏ nhất 10 cm. Tính bằng mét thì ghi 3 × 2 m.");
  assert.match(why("1,2 x 2,4") ?? "", /ghi 1,2 × 2,4 m\.$/);
  assert.match(why("60x160", "m") ?? "", /ghi 60 × 160 cm\.$/);
  assert.equal(why("90 x 150 mm"), "Nhỏ nhất 10 cm.");
  assert.equal(why("60x5"), "Nhỏ nhất 10 cm.");
  assert.match(why("60x5000") ?? "", /^Lớn nhất 30 m[^:]*$/);
  assert.match(why("60x") ?? "", /^Ghi bằng số/);
});

test("an area is no side", () => {
  for (const text of ["2m²", "1,5 m²"]) assert.ok(Number.isNaN(parseSaidSide(text, "cm")), text);
});
