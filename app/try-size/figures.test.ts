import assert from "node:assert/strict";
import { test } from "node:test";
import { figureOf, formatNumber, plainSpaces, sayArea, sayDay, sayDistance, sayLength, saySize } from "./figures.ts";

test("sizes read width before height, with a comma and one unit", () => {
  assert.equal(plainSpaces(saySize(0.8, 2, "cm")), "80 × 200 cm");
  assert.equal(plainSpaces(saySize(3, 1.25, "m")), "3 × 1,25 m");
  assert.equal(plainSpaces(sayLength(0.297, "cm")), "29,7 cm");
  assert.equal(figureOf(20, "cm"), "2.000");
  assert.equal(plainSpaces(sayDistance(1.5)), "1,5 m");
});

test("numbers are written as the language's own rules write them", () => {
  for (const decimals of [0, 1, 2, 3]) {
    const rules = new Intl.NumberFormat("vi-VN", { maximumFractionDigits: decimals });
    const same = (value: number) =>
      assert.equal(formatNumber(value, decimals), rules.format(value), `${value}, ${decimals} decimals`);
    for (let thousandth = 0; thousandth <= 30_000; thousandth++) same(thousandth / 1000);
    for (let squareCentimetres = 25; squareCentimetres < 250_000; squareCentimetres += 7)
      same(squareCentimetres / 10_000);
    for (const large of [999.5, 1000, 12_345.678, 999_999.999, 1_234_567_890]) same(large);
  }
});

test("the floating-point error of a product does not change how it is rounded", () => {
  assert.equal(formatNumber(0.15 * 3, 1), "0,5"); // 0.44999999999999996
  assert.equal(formatNumber(1.005 * 100), "100,5"); // 100.49999999999999
});

test("the area of one piece has as many decimals as it takes for the sum beside it to be right, and no more", () => {
  const told = (width: number, height: number, pieces: number) => plainSpaces(sayArea(width * height, pieces));
  assert.equal(told(0.999, 3, 50), "2,997 m²"); // and 149,85 in all, where 3 m² would be 150
  assert.equal(told(0.21, 0.297, 1000), "0,06237 m²");
  assert.equal(told(0.8, 2, 50), "1,6 m²");
  assert.equal(told(0.85, 0.55, 1), "0,47 m²");
  for (let millimetres = 100; millimetres < 3000; millimetres += 37)
    for (const pieces of [2, 3, 50, 9999]) {
      const area = (millimetres / 1000) * 1.234;
      const each = Number(plainSpaces(sayArea(area, pieces)).replace(" m²", "").replace(",", "."));
      assert.equal(formatNumber(each * pieces), formatNumber(area * pieces), `${millimetres} mm, ${pieces}`);
    }
});

test("areas of small prints keep their decimals", () => {
  assert.equal(plainSpaces(sayArea(1.6)), "1,6 m²");
  assert.equal(plainSpaces(sayArea(0.06)), "0,06 m²");
  assert.equal(plainSpaces(sayArea(0.0125)), "0,013 m²");
  assert.equal(plainSpaces(sayArea(0.12474)), "0,12 m²");
});

test("a day is said with its weekday; what is no day of the calendar is not said", () => {
  assert.equal(sayDay("2026-12-04"), "Thứ Sáu 04/12/2026");
  assert.equal(sayDay("2026-12-06"), "Chủ nhật 06/12/2026");
  assert.equal(sayDay("2026-12-07"), "Thứ Hai 07/12/2026");
  assert.equal(sayDay("2026-02-30"), "");
  assert.equal(sayDay(""), "");
});
