import assert from "node:assert/strict";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { saveDraft } from "./drafts.ts";
import { letGo } from "./move.ts";
import { pageAt } from "./pages.ts";
import { sameAddress } from "./same-address.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";

const EARLIER = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const LATER = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

test("a page with the title of another is told so, whichever of the two was there first", (context) => {
  const house = houseFor(context);
  const page = (file: string) => pageAt(house, file) ?? assert.fail(file);
  const call = (file: string, title: string) => {
    const { fields } = readDocument(page(file).text ?? "", file);
    savePage(house, file, { fields: { ...fields, title }, body: null }, NOON);
  };
  const told = (file: string) => sameAddress(house, page(file)).map(({ message }) => message);
  const titleOf = (file: string) => String(readDocument(page(file).online ?? "", file).fields.title);
  for (const [one, other] of [
    [EARLIER, LATER],
    [LATER, EARLIER],
  ] as const) {
    call(one, titleOf(other).toUpperCase());
    assert.match(told(one).join(), new RegExp(`^trang “${titleOf(other)}” đang có địa chỉ này`));
    assert.equal(told(other).length, 1);
    letGo(house, one, NOON);
    assert.deepEqual([told(one), told(other)], [[], []]);
  }
  // A title without letters makes no address; several jobs are shown on one page.
  for (const file of [EARLIER, LATER]) call(file, "!!!");
  assert.deepEqual(told(EARLIER), []);
  for (const file of [EARLIER, LATER]) letGo(house, file, NOON);
  const jobs = ["Bạt", "Cờ"].map((title) => startPage(house, "jobs", title, NOON).file);
  for (const file of jobs) {
    const { fields } = readDocument(page(file).text ?? "", file);
    savePage(house, file, { fields: { ...fields, category: "in-standee" }, body: null }, NOON);
    assert.deepEqual(told(file), []);
  }
  // The address of a page that goes is free.
  saveDraft(house, { file: LATER, text: null, base: page(LATER).online, place: "tray", at: "" });
  call(EARLIER, titleOf(LATER));
  assert.deepEqual(told(EARLIER), []);
});
