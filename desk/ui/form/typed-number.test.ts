import assert from "node:assert/strict";
import { test } from "node:test";
import { typedNumber } from "./typed-number.ts";

test("a price is read as it is written here, and a length with a comma or a point", () => {
  assert.deepEqual(["65000", "65.000", "1.250.000", " 1.234,5 "].map(typedNumber), [65000, 65000, 1250000, 1234.5]);
  assert.deepEqual(["1,5", "1.5", "0.75", "12"].map(typedNumber), [1.5, 1.5, 0.75, 12]);
  assert.deepEqual(["65.00.0", "65k", "1.2.3"].map(typedNumber), [Number.NaN, Number.NaN, Number.NaN]);
});
