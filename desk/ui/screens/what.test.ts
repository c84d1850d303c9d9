import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "../../journal/journal.ts";
import { chosenAmong, titleAmong, whatHappened } from "./what.ts";

const published = (pages: Entry["pages"]): Entry => ({ at: "2026-11-28T03:00:00Z", what: "published", pages });

test("a publication that only took pages off the site is named so, whatever pages followed; at a single page, by what it did to that page", () => {
  const gone = { file: "articles/a.md", before: "old", after: null, left: true } as const;
  const changed = { file: "articles/b.md", before: "old", after: "new" };
  const linked = { ...changed, follows: true } as const;
  assert.equal(whatHappened(published([gone, linked])), "Gỡ khỏi mạng");
  const both = published([gone, changed]);
  assert.deepEqual(
    [undefined, gone.file, changed.file].map((file) => whatHappened(both, file)),
    ["Đưa lên mạng", "Gỡ khỏi mạng", "Đưa lên mạng"],
  );
  assert.equal(whatHappened({ ...both, what: "given-back" }, gone.file), "Trả lại bản trước");
});

test("among the pages of a publication, one that it took off the site is marked so, and as online again where that was given back", () => {
  const gone = { file: "categories/a.md", before: "old", after: "new", left: true } as const;
  const entry = published([gone, { file: "articles/b.md", before: "old", after: "new" }]);
  assert.equal(titleAmong(entry, gone.file, "In standee"), "In standee: gỡ khỏi mạng");
  assert.equal(titleAmong({ ...entry, what: "given-back" }, gone.file, "In standee"), "In standee: lên mạng trở lại");
  assert.equal(titleAmong(entry, "articles/b.md", "Bạt"), "Bạt");
});

test("the pages of a publication are counted without those that only follow them, which its details call so", () => {
  const changed = { file: "categories/a.md", before: "old", after: "new" };
  const linked = { file: "articles/b.md", before: "old", after: "new", follows: true } as const;
  const entry = published([changed, linked]);
  assert.deepEqual(chosenAmong(entry), [changed]);
  assert.equal(titleAmong(entry, changed.file, "In standee"), "In standee");
  assert.equal(titleAmong(entry, linked.file, "Bạt"), "Bạt: chỉ đổi theo trang khác");
});
