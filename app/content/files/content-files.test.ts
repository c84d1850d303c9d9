import assert from "node:assert/strict";
import { test } from "node:test";
import { smallContent } from "../fixtures/small-content.ts";
import { readCollection } from "../read-collection.build.ts";

test("the content of the project is in order", () => {
  const { categories, articles, policies } = readCollection();
  assert.ok(categories.length > 0);
  assert.ok(articles.length > 0);
  // The four of the specification (§2).
  assert.equal(policies.length, 4);
});

test("every error is told at once, with its file, its line, its field and what is expected", () => {
  const content = smallContent();
  content.edit("articles/0.md", /^date: .*/m, "date: hôm qua");
  content.edit("articles/0.md", /^id: .*/m, "id: mot");
  content.edit("categories/0.md", /^stance: .*/m, "stance: bay");
  content.edit("settings.yml", "loadingDelays: true", "loadingDelays: co\nmau: do");
  assert.throws(readCollection, ({ message }: Error) => {
    assert.match(message, /^Nội dung có 5 chỗ cần sửa:\n/);
    assert.match(message, /content\/articles\/0\.md, dòng \d+ · date: cần ngày dạng năm-tháng-ngày/);
    assert.match(message, /content\/articles\/0\.md, dòng \d+ · id: cần một số/);
    assert.match(message, /content\/categories\/0\.md, dòng \d+ · stance: cần một trong: hang, hand, floor, van/);
    assert.match(message, /content\/settings\.yml, dòng \d+ · loadingDelays: cần true hoặc false/);
    assert.match(message, /content\/settings\.yml, dòng \d+ · mau: không có mục này/);
    return true;
  });
});
