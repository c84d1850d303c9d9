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
  for (const [price, amount] of [
    ["1tr", 1_000_000],
    ["1tr5", 1_500_000],
    ["1 tr 2", 1_200_000],
    ["1tr250", 1_250_000],
    ["2tr500", 2_500_000],
    ["2tr500k", 2_500_000],
    ["2 triệu 50 nghìn", 2_050_000],
    ["1tr5đ", 1_500_000],
    ["500k", 500_000],
    ["65k5", 65_500],
    ["2 triệu 5".normalize("NFD"), 2_500_000],
  ] as const)
    assert.equal(typedNumber(price), amount, price);
  // Some read 1tr50 as 1.050.000, others as 1.500.000.
  for (const none of ["1tr50", "1,5tr5", "1tr2500", "65k500", "65k5k", "1tr5tr"])
    assert.equal(typedNumber(none), Number.NaN, none);
  assert.equal(typedNumber("0.750"), 0.75);
  for (const none of ["65.00.0", "1.2.3", "đ", "k", "nghìn", "65.000đ/m²", "từ 65k"])
    assert.equal(typedNumber(none), Number.NaN, none);
});

test("a number stands in its box as it is read, a price with its points", () => {
  for (const [value, shown] of [
    [65000, "65.000"],
    [1250000, "1.250.000"],
    [2015, "2015"],
    [1.5, "1,5"],
    ["1tr50", "1tr50"],
    ["1.000 tấm", "1.000 tấm"],
    ["65.000đ/m²", "65.000đ/m²"],
    [null, ""],
  ] as const) {
    assert.equal(shownNumber(value), shown);
    if (typeof value === "number") assert.equal(typedNumber(shown), value);
  }
});
