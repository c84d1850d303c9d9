import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { keepText, markOf, textBehind } from "./prerendered-text.ts";

test("a kept text stands behind its mark, and any other text behind itself", () => {
  const mark = keepText("<p>Bạt hiflex</p>");
  assert.equal(textBehind(mark), "<p>Bạt hiflex</p>");
  assert.equal(textBehind("<p>khác</p>"), "<p>khác</p>");
});

test("a mark is the mark of itself, and a changed text has another", () => {
  fc.assert(fc.property(fc.string(), (text) => assert.equal(markOf(markOf(text)), markOf(text))));
  assert.notEqual(markOf("<p>60 cm</p>"), markOf("<p>50 cm</p>"));
});
