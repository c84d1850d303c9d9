import assert from "node:assert/strict";
import { test } from "node:test";
import { figureOf, plainSpaces, sayArea, sayDay, sayDistance, sayLength, saySize } from "./figures.ts";

test("sizes read width before height, with a comma and one unit", () => {
  assert.equal(plainSpaces(saySize(0.8, 2, "cm")), "80 × 200 cm");
  assert.equal(plainSpaces(saySize(3, 1.25, "m")), "3 × 1,25 m");
  assert.equal(plainSpaces(sayLength(0.297, "cm")), "29,7 cm");
  assert.equal(figureOf(20, "cm"), "2.000");
  assert.equal(plainSpaces(sayDistance(1.5)), "1,5 m");
});

test("areas of small prints keep their decimals", () => {
  assert.equal(plainSpaces(sayArea(1.6)), "1,6 m²");
  assert.equal(plainSpaces(sayArea(0.06)), "0,06 m²");
  assert.equal(plainSpaces(sayArea(0.0125)), "0,013 m²");
});

test("a day is said with its weekday; what is no day of the calendar is not said", () => {
  assert.equal(sayDay("2026-12-04"), "Thứ Sáu 04/12/2026");
  assert.equal(sayDay("2026-12-06"), "Chủ nhật 06/12/2026");
  assert.equal(sayDay("2026-12-07"), "Thứ Hai 07/12/2026");
  assert.equal(sayDay("2026-02-30"), "");
  assert.equal(sayDay(""), "");
});
