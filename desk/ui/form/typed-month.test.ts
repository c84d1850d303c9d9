import assert from "node:assert/strict";
import { test } from "node:test";
import { shownMonth, typedMonth } from "./typed-month.ts";

test("a month is taken as people write it here and shown with a slash; the file's own form stays", () => {
  for (const words of [
    "11/2026",
    "11.2026",
    "11-2026",
    " 11/2026 ",
    "11/26",
    "tháng 11/2026",
    "Tháng 11 năm 2026",
    "T11/2026",
  ])
    assert.equal(typedMonth(words), "2026-11", words);
  assert.equal(typedMonth("1/2027"), "2027-01");
  for (const words of ["", "11", "11/2", "11/202", "2026-11"]) assert.equal(typedMonth(words), null, words);
  assert.equal(shownMonth("2026-11"), "11/2026");
  assert.equal(shownMonth("11/20"), "11/20");
});
