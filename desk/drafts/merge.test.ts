import assert from "node:assert/strict";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { differences, merge } from "./merge.ts";

const FILE = "articles/a.md";
const page = (title: string, description: string, body: string) =>
  `---\ntitle: "${title}"\ndescription: "${description}"\n---\n\n${body}\n`;
const base = page("Một", "Tả", "Đoạn một.\n\nĐoạn hai.\n\nĐoạn ba.");

test("what either side changed is put together when they changed different places", () => {
  const mine = page("Hai", "Tả", "Đoạn một của bàn.\n\nĐoạn hai.\n\nĐoạn ba.");
  const theirs = page("Một", "Tả khác", "Đoạn một.\n\nĐoạn hai.\n\nĐoạn ba ở ngoài.\n\nĐoạn bốn.");
  assert.deepEqual(
    differences(FILE, base, mine, theirs).filter(({ conflict }) => conflict),
    [],
  );
  assert.equal(
    merge(FILE, base, mine, theirs, {}),
    page("Hai", "Tả khác", "Đoạn một của bàn.\n\nĐoạn hai.\n\nĐoạn ba ở ngoài.\n\nĐoạn bốn."),
  );
});

test("where both changed the same place the desk's stands until somebody chose the other", () => {
  const mine = page("Hai", "Tả", "Đoạn một của bàn.\n\nĐoạn hai.\n\nĐoạn ba.");
  const theirs = page("Ba", "Tả", "Đoạn một ở ngoài.\n\nĐoạn hai.\n\nĐoạn ba.");
  assert.deepEqual(
    differences(FILE, base, mine, theirs).map(({ place, conflict }) => [place, conflict]),
    [
      ["title", true],
      ["text", true],
    ],
  );
  assert.equal(merge(FILE, base, mine, theirs, {}), mine);
  assert.equal(merge(FILE, base, mine, theirs, { title: "theirs", text: "theirs" }), theirs);
  assert.equal(readDocument(merge(FILE, base, mine, theirs, { title: "theirs" }), FILE).fields.title, "Ba");
});
