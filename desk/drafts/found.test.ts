/** What the site's check finds, as it is told on the desk. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument, writeDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { NOON, renamed } from "../fixtures/test-publishing.ts";
import { saveDraft } from "./drafts.ts";
import { withPageNames } from "./found.ts";
import { startPage } from "./start-page.ts";

const CATEGORY = "categories/in-standee.md";

test("a category or a page that waits on the desk is not told as gone", (context) => {
  const house = houseFor(context);
  const category = (slug: string) =>
    withPageNames(house, `không có danh mục "${slug}"; chọn một trong: in-bat, in-tem`);
  const link = (address: string) => withPageNames(house, `đường dẫn "${address}" không dẫn đến trang nào`);
  const waits = (title: string) => `danh mục “${title}” chưa lên mạng: đưa lên cùng, hoặc chọn danh mục khác`;
  startPage(house, "categories", "Bạt mới", NOON);
  assert.equal(category("bat-moi"), waits("Bạt mới"));
  startPage(house, "articles", "Bài mới", NOON);
  for (const address of ["/tin-tuc/bai-moi", "/tin-tuc/bai-moi/", "/tin-tuc/bai-moi#dau"])
    assert.equal(
      link(address),
      "đường dẫn sang “Bài mới”: trang ấy chưa lên mạng, đưa lên cùng hoặc bỏ đường dẫn",
      address,
    );
  renamed(house, "Standee mất chữ");
  assert.equal(
    link("/tin-tuc/standee-mat-chu"),
    "đường dẫn sang “Standee mất chữ”: tên mới ấy chưa lên mạng, đưa lên cùng hoặc bỏ đường dẫn",
  );
  const base = readFileSync(path.join(house.content, CATEGORY), "utf8");
  const place = "desk";
  const { fields } = readDocument(base, CATEGORY);
  const text = writeDocument(base, CATEGORY, { fields: { ...fields, title: "In giá cuốn" }, body: null });
  saveDraft(house, { file: CATEGORY, text, base, place, at: "" });
  assert.equal(category("in-gia-cuon"), waits("In giá cuốn"));
  saveDraft(house, { file: CATEGORY, text: null, base, place, at: "" });
  assert.equal(category("in-standee"), "không có danh mục “In standee” nữa; chọn danh mục khác");
  assert.equal(category("in-la"), 'không có danh mục "in-la"; chọn danh mục khác');
  assert.match(link("/tin-tuc/la"), /^đường dẫn "\/tin-tuc\/la" không dẫn đến trang nào$/);
});
