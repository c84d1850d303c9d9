import assert from "node:assert/strict";
import { test } from "node:test";
import { clampQuantity, readQuantity } from "./quantity.ts";

test("from one piece to 9999 may be asked for, whole ones; what is no number is one", () => {
  assert.deepEqual(
    [-2, 0, 1, 2.9, 9999, 10_000, Number.NaN].map((pieces) => clampQuantity(pieces)),
    [1, 1, 1, 2, 9999, 9999, 1],
  );
});

test("a typed number is read with its thousands, however they are parted, and without what stands behind it", () => {
  for (const text of ["1000", "1.000", "1,000", "1 000", "1\u00a0000", " 1.000 tấm"])
    assert.equal(readQuantity(text), 1000, text);
  assert.deepEqual(
    ["10 000", "1.000.000", "0", "3 tấm", "2,5", "1.00", "1.0000"].map(readQuantity),
    [9999, 9999, 1, 3, 2, 1, 1],
  );
  for (const text of ["", "tấm", "-3", "."]) assert.equal(readQuantity(text), undefined, text);
});
