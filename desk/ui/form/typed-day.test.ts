import assert from "node:assert/strict";
import { test } from "node:test";
import { shortDay } from "../parts/words.ts";
import { typedDay } from "./typed-day.ts";

test("a day is taken as people write it here, with slashes, dots or hyphens, its year in full or in short, and shown with slashes", () => {
  for (const words of ["30/11/2026", "30.11.2026", "30-11-2026", " 30/11/2026 ", "30/11/26", "30.11.26"])
    assert.equal(typedDay(words), "2026-11-30", words);
  assert.equal(typedDay("1/2/2027"), "2027-02-01");
  assert.equal(shortDay("2026-11-30"), "30/11/2026");
  for (const words of ["", "30/11", "30/11/2", "30/11/202", "2026-11-30"]) assert.equal(typedDay(words), null, words);
});
