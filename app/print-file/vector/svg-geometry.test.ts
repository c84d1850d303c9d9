import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lengthInPx, physicalLength, readTransform } from "./svg-geometry.ts";

describe("a length in an SVG", () => {
  it("is as long in every unit of the real world", () => {
    for (const text of ["600mm", "60cm", "2400Q", "23.622047in", "1700.7874pt", "141.73228pc"])
      assert.equal(physicalLength(text)?.toFixed(3), "600.000", text);
  });

  it("in pixels, percent or without a unit is none of a print", () => {
    for (const text of ["600px", "100%", "600", "6e", undefined]) assert.equal(physicalLength(text), undefined, text);
    assert.equal(lengthInPx("50%", 80), 40);
    assert.equal(lengthInPx("1in", 80), 96);
  });
});

describe("a transform of an SVG", () => {
  it("is one matrix, the same however its numbers are parted", () => {
    const matrix = [2, 0.5, 0.5, -2, 0, 8];
    for (const text of ["matrix(2 .5 .5 -2 0 8)", "matrix( 2, 0.5, 0.5, -2.0, 0, 8e0 )", "matrix(2 .5.5-2 0 8)"])
      assert.deepEqual(readTransform(text), matrix, text);
    const sheared = readTransform("skewX(45) skewY(-45)").map((one) => Math.round(one * 1e6) / 1e6);
    assert.deepEqual(sheared, [0, -1, 1, 1, 0, 0]);
    assert.deepEqual(readTransform("translate(10-5)scale(3)"), readTransform("translate(10, -5) scale(3)"));
  });
});
