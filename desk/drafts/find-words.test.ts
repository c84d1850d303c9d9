import assert from "node:assert/strict";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { findWords } from "./find-words.ts";
import { known } from "./pages.ts";
import { savePage } from "./save.ts";

const NOON = Date.parse("2026-11-21T05:10:00Z");

test("a price is found wherever it stands, in fields and in texts, as it is written now", (context) => {
  const house = houseFor(context);
  const [category, article] = ["categories/in-standee.md", "articles/standee-cuon-bi-mat-chu-o-chan.md"] as const;
  const write = (file: string, change: Record<string, unknown>, words: string) => {
    const { fields, body } = readDocument(known(house, file).text ?? "", file);
    savePage(house, file, { fields: { ...fields, ...change }, body: `${body}\n${words}\n` }, NOON);
  };
  write(category, { priceFrom: { amount: 165000, per: "bộ" } }, "Khung thay ruột: **165.000 đồng** một bộ.");
  write(article, {}, "Bộ thường chừng 165.000đ, khung nặng thì hơn.");
  for (const wanted of ["165.000", "165000", " 165.000 "])
    assert.deepEqual(
      new Set(findWords(house, wanted).map(({ file, field, place }) => [file, field, place].join(" | "))),
      new Set([
        `${category} | priceFrom.amount | Giá từ, Số đồng`,
        `${category} |  | Phần chữ`,
        `${article} |  | Phần chữ`,
      ]),
      wanted,
    );
  assert.deepEqual(
    findWords(house, "khung thay ruot").map(({ words }) => words),
    ["Khung thay ruột: 165.000 đồng một bộ."],
  );
});

test("a single character finds nothing, and names of pictures and former addresses are not found", (context) => {
  const house = houseFor(context);
  assert.deepEqual(findWords(house, "1"), []);
  assert.deepEqual(findWords(house, "hero-1-hiflex"), []);
  const { fields } = readDocument(known(house, "categories/in-standee.md").text ?? "", "categories/in-standee.md");
  savePage(house, "categories/in-standee.md", { fields: { ...fields, formerSlugs: ["in-cuon-cu"] }, body: null }, NOON);
  assert.deepEqual(findWords(house, "in-cuon-cu"), []);
});

test("what a page has no box for is not found in it: its number, its place in a list, the category's name in addresses, where it leads once retired, which values are samples", (context) => {
  const house = houseFor(context);
  // These values stand nowhere else.
  const values = {
    "articles/standee-cuon-bi-mat-chu-o-chan.md": { id: 98765, category: "loai-chua-co" },
    "categories/in-standee.md": { order: 87654, retired: "/noi-chua-co" },
    "settings.yml": { sample: ["links.messenger"] },
  };
  for (const [file, changed] of Object.entries(values)) {
    const { fields } = readDocument(known(house, file).text ?? "", file);
    savePage(house, file, { fields: { ...fields, ...changed }, body: null }, NOON);
    for (const wanted of Object.values(changed).flat()) {
      assert.ok(known(house, file).text?.includes(String(wanted)));
      assert.deepEqual(findWords(house, String(wanted)), []);
    }
  }
});

test("of a block and of a picture in a text the owner's own words are found, not what the file calls them", (context) => {
  const house = houseFor(context);
  const file = "policies/dieu-khoan-dich-vu.md";
  const { fields } = readDocument(known(house, file).text ?? "", file);
  const block = ':::con-so{so="87" donvi="xăng" mau="hong"}\nMép quấn khung.\n:::';
  const picture = '![Khung \\[gỗ\\] quấn kín](hero-1-hiflex.jpg "Góc quấn gọn")';
  const body = `${block}\n\n${picture}\n\n::ban-ve{ten="goc-bat"}\n\nXem [cách quấn](/tin-tuc/xyz) trước.\n\nLúc 8\\:30, bạt 2\\*3m.\n`;
  savePage(house, file, { fields, body }, NOON);
  const found = (wanted: string) =>
    findWords(house, wanted).flatMap((one) => (one.file === file && one.field === null ? one.words : []));
  assert.deepEqual(found("quấn"), ["Mép quấn khung.", "Khung [gỗ] quấn kín Góc quấn gọn", "Xem cách quấn trước."]);
  assert.deepEqual(found("87"), ["87 xăng"]);
  for (const wanted of ["8:30", "2*3m"]) assert.deepEqual(found(wanted), ["Lúc 8:30, bạt 2*3m."]);
  for (const wanted of ["màu", "hồng", "đơn vị", "bản vẽ", "con số", "goc-bat", "hero-1", "xyz"])
    assert.deepEqual(found(wanted), [], wanted);
});
