import assert from "node:assert/strict";
import { test } from "node:test";
import { usualSize } from "./usual-size.ts";

test("the usual size of a category is told in its own unit and drawn in metres", () => {
  const sizes = [
    { width: 60, height: 160, unit: "cm" },
    { width: 80, height: 200, unit: "cm", usual: true },
  ];
  assert.deepEqual(usualSize({ sizes }), { print: { width: 0.8, height: 2 }, words: "80 × 200 cm" });
  assert.equal(usualSize({ sizes: [{ width: 4.2, height: 1.8, unit: "m", usual: true }] })?.words, "4,2 × 1,8 m");
  assert.equal(
    usualSize({ sizes: [{ width: 2, height: 1, unit: "m", usual: true, shownAs: "cắt theo xe" }] })?.words,
    "cắt theo xe",
  );
});

test("a file without a size, or with an invalid one, has no drawing and breaks no list", () => {
  for (const sizes of [undefined, "80 × 200", [], [null], [{ usual: true, width: "0,8", height: 2, unit: "m" }]])
    assert.equal(usualSize({ sizes }), null);
});
