import assert from "node:assert/strict";
import { test } from "node:test";
import { shownNumber, typedNumber } from "./typed-number.ts";

test("a price is read as it is written here, and a length with a comma or a point", () => {
  assert.deepEqual(["65000", "65.000", "1.250.000", " 1.234,5 "].map(typedNumber), [65000, 65000, 1250000, 1234.5]);
  for (const price of ["65.000đ", "65.000 đồng", "65000 ₫", "65.000 VND", "65.000 vnđ", "65.000đ.".normalize("NFD")])
    assert.equal(typedNumber(price), 65000, price);
  assert.deepEqual(["1,5", "1.5", "0.75", "12"].map(typedNumber), [1.5, 1.5, 0.75, 12]);
  for (const price of ["65k", "65 K", "65 nghìn", "65 ngàn đồng", "65kđ", "65 nghìn".normalize("NFD")])
    assert.equal(typedNumber(price), 65000, price);
  assert.deepEqual(["1,5 triệu", "1.1tr", "2 TRIỆU đồng"].map(typedNumber), [1_500_000, 1_100_000, 2_000_000]);
  for (const none of ["65.00.0", "1.2.3", "đ", "k", "nghìn", "1tr5", "65.000đ/m²", "từ 65k"])
    assert.equal(typedNumber(none), Number.NaN, none);
});

test("a number stands in its box as it is read, a price with its points", () => {
  for (const [value, shown] of [
    [65000, "65.000"],
    [1250000, "1.250.000"],
    [2015, "2015"],
    [1.5, "1,5"],
    ["1tr5", "1tr5"],
    [null, ""],
  ] as const) {
    assert.equal(shownNumber(value), shown);
    if (typeof value === "number") assert.equal(typedNumber(shown), value);
  }
});
