import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { Refused } from "../server/refused.ts";
import { letGo } from "./move.ts";
import { allPages, type Page, pageAt } from "./pages.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

test("a new page begins with what the machine knows; a title that another page has is refused in a sentence", (context) => {
  const house = houseFor(context);
  const page = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const { fields } = readDocument(page.text ?? "", page.file);
  assert.deepEqual([page.file, fields.date, fields.title], ["articles/bat-mat-tien.md", "2026-11-21", "Bạt mặt tiền"]);
  const ids = allPages(house).flatMap(({ file, kind, online }) =>
    kind.name === "articles" && online !== null ? Number(readDocument(online, file).fields.id) : [],
  );
  assert.equal(fields.id, Math.max(...ids) + 1);
  assert.throws(
    () => startPage(house, "articles", "BẠT  mặt tiền!", NOON),
    (error) => error instanceof Refused && error.status === 409,
  );
  assert.throws(
    () => startPage(house, "articles", "???", NOON),
    (error) => error instanceof Refused && error.status === 422,
  );
  assert.throws(() => startPage(house, "jobs", "  ", NOON), /Chưa gõ tên\./);
  assert.throws(
    () => startPage(house, "articles", "In bạt ".repeat(40), NOON),
    /Tên dài nhất 90 ký tự, bớt ít nhất 189 ký tự\./,
  );
  assert.throws(
    () => startPage(house, "categories", "b".repeat(61), NOON),
    /Tên dài nhất 60 ký tự, bớt ít nhất 1 ký tự\./,
  );
  assert.equal(startPage(house, "jobs", ` ${"b".repeat(80)} `, NOON).kind.name, "jobs");
  letGo(house, page.file, NOON);
  assert.equal(pageAt(house, page.file), null);
});

test("an article that is gone keeps its number: another one would get its addresses", (context) => {
  const house = houseFor(context);
  const record = path.join(house.content, "addresses.json");
  const addresses = JSON.parse(readFileSync(record, "utf8")) as { articles: object };
  Object.assign(addresses.articles, { 900: ["bai-da-bo"] });
  writeFileSync(record, JSON.stringify(addresses));
  const numberOf = ({ text, file }: Page) => readDocument(text ?? "", file).fields.id;
  assert.equal(numberOf(startPage(house, "articles", "Bài một", NOON)), 901);
  writeFileSync(record, "{");
  assert.equal(numberOf(startPage(house, "articles", "Bài hai", NOON)), 902);
});

test("a new page gets a file of its own where that name is taken and the address is not; two jobs may be called the same", (context) => {
  const house = houseFor(context);
  const first = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const { fields } = readDocument(first.text ?? "", first.file);
  savePage(house, first.file, { fields: { ...fields, title: "Hoàn toàn khác" }, body: null }, NOON);
  const second = startPage(house, "articles", "Bạt mặt tiền", NOON);
  assert.equal(second.file, "articles/bat-mat-tien-2.md");
  assert.equal(readDocument(second.text ?? "", second.file).fields.title, "Bạt mặt tiền");
  const jobs = ["Bạt khai trương", "Bạt khai trương", "Bạt khai trương"].map(
    (title) => startPage(house, "jobs", title, NOON).file,
  );
  assert.deepEqual(jobs, ["jobs/bat-khai-truong.md", "jobs/bat-khai-truong-2.md", "jobs/bat-khai-truong-3.md"]);
});

test("no file gets a name that Windows keeps for a device, whatever the title; the address is the title's all the same", (context) => {
  const house = houseFor(context);
  const fileOf = (kind: string, title: string) => startPage(house, kind, title, NOON).file;
  assert.deepEqual(
    ["Con", "PRN", "Aux!", "nul.", "COM 1", "Com1", "LPT9", "Còn"].map((title) => fileOf("jobs", title)),
    ["con-2", "prn-2", "aux-2", "nul-2", "com-1", "com1-2", "lpt9-2", "con-3"].map((name) => `jobs/${name}.md`),
  );
  assert.equal(fileOf("articles", "Cỡ con"), "articles/co-con.md");
  const { file, text } = startPage(house, "articles", "Con", NOON);
  assert.deepEqual([file, readDocument(text ?? "", file).fields.title], ["articles/con-2.md", "Con"]);
});

test("an address that leads to a page which was renamed is not given to another page, and the refusal says why", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, title: "Hoàn toàn khác" }, body: null }, NOON);
  assert.throws(
    () => startPage(house, "articles", String(fields.title), NOON),
    (error) => error instanceof Refused && /đang dẫn sang “Hoàn toàn khác”/.test(error.message),
  );
});
