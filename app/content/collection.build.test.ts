import assert from "node:assert/strict";
import { symlinkSync } from "node:fs";
import { test } from "node:test";
import { collection } from "./collection.build.ts";
import { smallContent } from "./fixtures/small-content.ts";

test("in development the content is read again when a file of it has changed, whatever an editor lays beside that file", () => {
  const content = smallContent();
  process.env.NODE_ENV = "development";
  const before = collection();
  assert.equal(collection(), before);
  symlinkSync("chi@may.vn.4711", "content/articles/.#0.md"); // as Emacs does it
  content.edit("articles/0.md", "Một câu.", "Hai câu.");
  assert.ok(collection().articles.some((article) => article.content.includes("Hai câu.")));
});
