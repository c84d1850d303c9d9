import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { clampSide, MAX_SIDE, MIN_SIDE, nudgeSide, snapSide, unitFor } from "./measures.ts";

test("a drag snaps to 1 cm under 1 m, 5 cm under 3 m, 10 cm above", () => {
  assert.equal(snapSide(0.8049), 0.8);
  assert.equal(snapSide(0.984), 0.98);
  assert.equal(snapSide(1.239), 1.25);
  assert.equal(snapSide(2.96), 2.95);
  assert.equal(snapSide(3.26), 3.3);
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
  let side = 0.1;
  for (let step = 0; step < 20; step++) side = nudgeSide(side, "m", 1);
  assert.equal(side, 2.1);
  assert.equal(clampSide(0.30000000000000004), 0.3);
});

test("small prints are spoken of in centimetres, large ones in metres", () => {
  assert.equal(unitFor(0.6, 0.4, "m"), "cm");
  assert.equal(unitFor(1, 0.5, "m"), "m");
  assert.equal(unitFor(6, 3, "cm"), "m");
  assert.equal(unitFor(0.8, 2, "cm"), "cm");
  assert.equal(unitFor(3, 1, "m"), "m");
});
