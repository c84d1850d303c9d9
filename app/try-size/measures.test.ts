import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  clampSide,
  isAlike,
  MAX_SIDE,
  MIN_SIDE,
  nudgeSide,
  parseSide,
  roundSide,
  sideError,
  snapSide,
  UNITS,
  unitFor,
} from "./measures.ts";

test("a typed side reads in the unit of its field, or in the unit typed along", () => {
  assert.equal(parseSide("80", "cm"), 0.8);
  assert.equal(parseSide("2,5", "m"), 2.5);
  assert.equal(parseSide("2.5", "m"), 2.5);
  assert.equal(parseSide(" 1,2 m ", "cm"), 1.2);
  assert.equal(parseSide("1200mm", "m"), 1.2);
  assert.equal(parseSide("1.200 mm", "m"), 1.2);
  assert.equal(parseSide("1.200,5 MM", "m"), 1.201);
  assert.equal(parseSide("1200.500 mm", "m"), 1.201, "a dot that parts no thousands");
  assert.equal(parseSide("2.000", "cm"), 20);
  assert.equal(parseSide("0.800", "cm"), 0.008, "no thousands begin with a nought");
  assert.equal(parseSide("1.200", "m"), 1.2); // no print has thousands of metres
});

test("metres are read as they are said, with the unit where the comma would be", () => {
  for (const unit of UNITS)
    assert.deepEqual(
      ["1m6", "3m5", "1m65", "2m05", " 1M6 ", "12m345"].map((text) => parseSide(text, unit)),
      [1.6, 3.5, 1.65, 2.05, 1.6, 12.345],
    );
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
});

test("a drag snaps to 1 cm under 1 m, 5 cm under 3 m, 10 cm above", () => {
  assert.equal(snapSide(0.8049), 0.8);
  assert.equal(snapSide(0.984), 0.98);
  assert.equal(snapSide(1.239), 1.25);
  assert.equal(snapSide(2.96), 2.95);
  assert.equal(snapSide(3.26), 3.3);
  assert.deepEqual([roundSide(34.04), roundSide(0.046)], [34, 0.05], "what is measured may leave what is printed");
});

test("no drag and no key leaves what is printed, and sums gather no rounding errors", () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 60, noNaN: true }), (metres) => {
      const side = snapSide(metres);
      assert.ok(side >= MIN_SIDE && side <= MAX_SIDE);
      assert.equal(side, Number(side.toFixed(3)));
    }),
  );
  assert.equal(nudgeSide(0.1, "cm", -10), MIN_SIDE);
  assert.equal(nudgeSide(29.95, "m", 10), MAX_SIDE);
  assert.deepEqual([nudgeSide(0.8, "cm", -1), nudgeSide(0.8, "cm", 10), nudgeSide(2, "m", 1)], [0.79, 0.9, 2.1]);
  let side = 0.1;
  for (let step = 0; step < 20; step++) side = nudgeSide(side, "m", 1);
  assert.equal(side, 2.1);
  assert.equal(clampSide(0.30000000000000004), 0.3);
});

test("a print a few millimetres beside a size of the trade has that size; one a centimetre beside on either side has its own", () => {
  const standee = { width: 0.8, height: 2 };
  assert.equal(isAlike({ width: 0.803, height: 1.997 }, standee), true);
  assert.equal(isAlike({ width: 0.81, height: 2 }, standee), false);
  assert.equal(isAlike({ width: 0.8, height: 1.99 }, standee), false);
});

test("small prints are spoken of in centimetres, large ones in metres", () => {
  assert.equal(unitFor(0.6, 0.4, "m"), "cm");
  assert.equal(unitFor(1, 0.5, "m"), "m");
  assert.equal(unitFor(6, 3, "cm"), "m");
  assert.equal(unitFor(0.8, 2, "cm"), "cm");
  assert.equal(unitFor(3, 1, "m"), "m");
  assert.equal(unitFor(3, 1, "cm"), "cm");
});
