import assert from "node:assert/strict";
import { test } from "node:test";
import { typedLength, typedSize } from "./typed-length.ts";

test("a side is read as a print shop writes it, in the unit beside it", () => {
  for (const [words, metres] of [
    ["3", 3],
    ["3,2", 3.2],
    ["1.250", 1.25],
    ["3m", 3],
    ["3 m", 3],
    ["3,2m", 3.2],
    ["320cm", 3.2],
    ["320 cm", 3.2],
    ["1m2", 1.2],
    ["1 m 20", 1.2],
    ["1m05", 1.05],
    ["3 mét 2".normalize("NFD"), 3.2],
  ] as const)
    assert.equal(typedLength(words, "m"), metres, words);
  assert.deepEqual(
    ["60", "1m2", "1.200 mm", "16,5"].map((words) => typedLength(words, "cm")),
    [60, 120, 120, 16.5],
  );
  assert.deepEqual(
    ["60", "1m2", "1.200"].map((words) => typedLength(words, "mm")),
    [60, 1200, 1200],
  );
  for (const none of ["", "m", "-1", "1m²", "3x1", "65k", "1e3"])
    assert.equal(typedLength(none, "m"), Number.NaN, none);
});

test("a whole size is read as both its sides", () => {
  assert.deepEqual(typedSize("3m x 1m2", "m"), { width: 3, height: 1.2 });
  assert.deepEqual(typedSize("60x160 cm", "m"), { width: 0.6, height: 1.6 });
  assert.deepEqual(typedSize("60 × 160", "cm"), { width: 60, height: 160 });
  assert.equal(typedSize("3", "m"), undefined);
});
