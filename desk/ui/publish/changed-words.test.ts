import assert from "node:assert/strict";
import { test } from "node:test";
import { changedWords } from "./changed-words.ts";

test("a row of the tray names three places that change, and counts the others", () => {
  const words = (...labels: string[]) => changedWords(labels.map((label) => ({ label })));
  assert.equal(words("Ảnh", "Ảnh", "Lời", "Tên"), "đổi “Ảnh”, “Lời”, “Tên”");
  assert.equal(words("Ảnh", "Lời", "Tên", "Màu", "Hình"), "đổi “Ảnh”, “Lời”, “Tên” và 2 chỗ nữa");
});
