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

test("what only one side changed is taken, but every place may be chosen from the other side", () => {
  const other = page("Hai", "Tả", "Đoạn một.\n\nĐoạn hai, sửa.\n\nĐoạn ba.");
  for (const [mine, theirs] of [
    [other, base],
    [base, other],
  ] as const) {
    assert.deepEqual(
      differences(FILE, base, mine, theirs).map(({ place, conflict }) => [place, conflict]),
      [
        ["title", false],
        ["text", false],
      ],
    );
    assert.equal(merge(FILE, base, mine, theirs, {}), other);
    for (const side of ["mine", "theirs"] as const)
      assert.equal(merge(FILE, base, mine, theirs, { title: side, text: side }), side === "mine" ? mine : theirs);
  }
});

test("what both changed alike is no conflict, and a field that the desk took out is out", () => {
  const [mine, theirs] = ["Đoạn ba.", "Đoạn ba ở ngoài."].map((last) =>
    page("Hai", "Tả", `Đoạn một, sửa.\n\nĐoạn hai.\n\n${last}`),
  );
  const without = (mine ?? "").replace('description: "Tả"\n', "");
  assert.deepEqual(
    differences(FILE, base, without, theirs ?? "").filter(({ conflict }) => conflict),
    [],
  );
  assert.equal(merge(FILE, base, without, theirs ?? "", {}), (theirs ?? "").replace('description: "Tả"\n', ""));
});
