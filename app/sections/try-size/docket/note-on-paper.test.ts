import assert from "node:assert/strict";
import { test } from "node:test";
import { noteOnPaper } from "./note-on-paper.ts";

test("a note of a few lines stands on the sheet as it was written, on one line", () => {
  assert.equal(noteOnPaper(" Treo tầng 2.\n\nGọi trước. "), "Treo tầng 2. Gọi trước.");
});

test("a long note is cut after a whole word and says that it goes on", () => {
  const cut = noteOnPaper("gọi trước nửa tiếng ".repeat(100));
  assert.match(cut, /(gọi|trước|nửa|tiếng) … \(lời dặn còn dài, đọc hết trong phiếu trên màn hình\)$/);
  assert.ok(cut.length < 760);
});

test("words without a space are cut too", () => {
  for (const before of ["", "a "]) {
    const { length } = noteOnPaper(before + "x".repeat(2000));
    assert.ok(length > 350 && length < 760);
  }
});
