import assert from "node:assert/strict";
import { test } from "node:test";
import { clampQuantity } from "./quantity.ts";

test("from one piece to 9999 may be asked for, whole ones; what is no number is one", () => {
  assert.deepEqual(
    [-2, 0, 1, 2.9, 9999, 10_000, Number.NaN].map((pieces) => clampQuantity(pieces)),
    [1, 1, 1, 2, 9999, 9999, 1],
  );
});
