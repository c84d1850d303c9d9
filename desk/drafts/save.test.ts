import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { entriesOf } from "../journal/journal.ts";
import { draftOf } from "./drafts.ts";
import { movePage, retirePage } from "./move.ts";
import { pageAt, revisionOf } from "./pages.ts";
import { savePage } from "./save.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

test("what is saved lies on the desk, content stays as it is, and the old text again leaves no draft", (context) => {
  const house = houseFor(context);
  const online = readFileSync(path.join(house.content, FILE), "utf8");
  const { fields } = readDocument(online, FILE);
  savePage(house, FILE, { fields: { ...fields, description: "Khác hẳn." }, body: null }, NOON);
  assert.equal(readFileSync(path.join(house.content, FILE), "utf8"), online);
  assert.match(draftOf(house, FILE)?.text ?? "", /Khác hẳn\./);
  assert.equal(draftOf(house, FILE)?.place, "desk");
  savePage(house, FILE, { fields, body: null }, NOON + 1000);
  assert.equal(draftOf(house, FILE), null);
});

test("a renamed page keeps its address among the former ones, once, and gives it up when the old title is back", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  for (const title of ["Standee mất chữ", "Standee mất"])
    savePage(house, FILE, { fields: { ...fields, title }, body: null }, NOON);
  const saved = () => readDocument(pageAt(house, FILE)?.text ?? "", FILE).fields;
  assert.deepEqual(saved().formerSlugs, ["standee-cuon-bi-mat-chu-o-chan"]);
  savePage(house, FILE, { fields: { ...saved(), title: fields.title }, body: null }, NOON);
  assert.equal(draftOf(house, FILE), null);
});

test("a page that is edited after its file was changed outside is told apart from one that is just edited", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, description: "Của bàn." }, body: null }, NOON);
  const page = () => pageAt(house, FILE) ?? assert.fail();
  const revision = revisionOf(page());
  assert.equal(page().changedOutside, false);
  writeFileSync(path.join(house.content, FILE), "---\ntitle: mới\n---\n");
  assert.equal(page().changedOutside, true);
  assert.notEqual(revisionOf(page()), revision, "a window that is open is told");
  // It still is changed outside after more typing: nobody has looked at the outside version yet.
  savePage(house, FILE, { fields: { ...fields, title: "Standee mất chữ" }, body: null }, NOON);
  assert.equal(pageAt(house, FILE)?.changedOutside, true);
  assert.deepEqual(readDocument(pageAt(house, FILE)?.text ?? "", FILE).fields.formerSlugs, [
    "standee-cuon-bi-mat-chu-o-chan",
  ]);
});

test("a page of the tray that is edited stays there, and one that was to go stays online when it is saved as it is online", (context) => {
  const house = houseFor(context);
  const online = readFileSync(path.join(house.content, FILE), "utf8");
  savePage(house, FILE, { text: `${online}\nMột.\n` }, NOON);
  movePage(house, FILE, "tray", NOON);
  savePage(house, FILE, { text: `${online}\nHai.\n` }, NOON);
  assert.equal(draftOf(house, FILE)?.place, "tray");
  retirePage(house, FILE, "/danh-muc-in/in-standee", NOON);
  assert.equal(pageAt(house, FILE)?.text, null);
  savePage(house, FILE, { text: online }, NOON);
  assert.deepEqual([pageAt(house, FILE)?.text, draftOf(house, FILE)], [online, null]);
});

test("a file in another encoding is mended by saving its text as it is, and what a decomposed keyboard typed is composed", (context) => {
  const house = houseFor(context);
  const whole = readFileSync(path.join(house.content, FILE), "utf8");
  writeFileSync(path.join(house.content, FILE), Buffer.from(`\uFEFF${whole}`, "utf16le"));
  assert.equal(pageAt(house, FILE)?.text, whole);
  savePage(house, FILE, { text: whole.normalize("NFD") }, NOON);
  assert.deepEqual([draftOf(house, FILE)?.text, pageAt(house, FILE)?.trouble], [whole, null]);
});

test("the journal keeps typing once a minute, but always a state that is saved by hand", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  const type = (words: string, at: number, certain = false) =>
    savePage(house, FILE, { fields: { ...fields, description: words }, body: null }, at, { certain });
  type("a", NOON);
  const first = entriesOf(house, FILE).length;
  for (let second = 1; second < 50; second++) type(`a${second}`, NOON + second * 1000);
  assert.equal(entriesOf(house, FILE).length, first);
  type("b", NOON + 51_000, true);
  type("c", NOON + 3 * 60_000);
  assert.equal(entriesOf(house, FILE).length, first + 2);
});

test("a fact that the owner changed is no sample any more", (context) => {
  const house = houseFor(context);
  const file = path.join(house.content, "settings.yml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^sample: .*$/m, "sample: [phones, links]"));
  const { fields } = readDocument(readFileSync(file, "utf8"), "settings.yml");
  savePage(house, "settings.yml", { fields: { ...fields, phones: ["0912 000 678"] }, body: null }, NOON);
  const now = readDocument(pageAt(house, "settings.yml")?.text ?? "", "settings.yml").fields;
  assert.deepEqual(now.sample, ["links"]);
});
