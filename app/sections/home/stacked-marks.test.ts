import assert from "node:assert/strict";
import { test } from "node:test";
import { hasStackedMarks } from "./stacked-marks.ts";

test("two marks above a letter are told, however the word was typed", () => {
  for (const words of ["Khổ to.", "In gấp.", "Dễ", "KẾT", "Khổ".normalize("NFD"), "ẳ"])
    assert.ok(hasStackedMarks(words), words);
});

test("one mark is none too many: a horn stands beside its letter, a dot below it", () => {
  for (const words of ["In to.", "In rõ.", "In kịp.", "Mực", "Cận", "Nước", "Trợ giúp"]) {
    assert.ok(!hasStackedMarks(words), words);
  }
});
