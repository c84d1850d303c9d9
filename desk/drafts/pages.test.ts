import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { draftOf } from "./drafts.ts";
import { letGo, retirePage } from "./move.ts";
import { allPages, leavingOf, pageAt, summaryOf } from "./pages.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

test("a file that was broken outside is listed with its line, and a text that mends it is taken", (context) => {
  const house = houseFor(context);
  const whole = readFileSync(path.join(house.content, FILE), "utf8");
  writeFileSync(path.join(house.content, FILE), whole.replace('title: "', 'title: "" "'));
  const broken = allPages(house)
    .map((page) => summaryOf(page, NOON))
    .find(({ file }) => file === FILE);
  assert.ok((broken?.unreadable?.line ?? 0) >= 2);
  savePage(house, FILE, { text: whole }, NOON);
  const page = pageAt(house, FILE);
  assert.ok(page);
  assert.equal(summaryOf(page, NOON).unreadable, null);
});

test("a retired category counts as retired only once that is online", (context) => {
  const house = houseFor(context);
  const file = "categories/in-standee.md";
  const state = () => summaryOf(pageAt(house, file) ?? assert.fail(), NOON).state;
  retirePage(house, file, "/danh-muc-in", NOON);
  assert.equal(state(), "tray");
  writeFileSync(path.join(house.content, file), draftOf(house, file)?.text ?? "");
  letGo(house, file, NOON);
  assert.equal(state(), "retired");
});

test("an article that came online at its hour and then gets a later day leaves the site until then", (context) => {
  const house = houseFor(context);
  const text = readFileSync(path.join(house.content, FILE), "utf8");
  const came = text.replace(/^date: .*$/m, "date: 2026-11-20\npublishAt: 2026-11-20 08:00");
  const putOff = came.replace("date: 2026-11-20\n", "date: 2027-01-20\n");
  assert.equal(leavingOf(FILE, came, putOff, NOON), "until");
});

test("whether customers see a page depends on what is online, whatever is being written", (context) => {
  const house = houseFor(context);
  const seen = () => summaryOf(pageAt(house, FILE) ?? assert.fail(), NOON).seen;
  assert.equal(seen(), true);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, publishAt: "2027-01-01 08:00" }, body: null }, NOON);
  assert.equal(seen(), true);
  writeFileSync(path.join(house.content, FILE), draftOf(house, FILE)?.text ?? "");
  assert.equal(seen(), false);
  writeFileSync(
    path.join(house.content, FILE),
    (pageAt(house, FILE)?.online ?? "").replace(/^publishAt: .*$/m, "draft: true"),
  );
  assert.equal(seen(), false);
  const { file } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  assert.equal(summaryOf(pageAt(house, file) ?? assert.fail(), NOON).seen, false);
});

test("a draft over an article that waits for its hour is told from one whose hour nobody has published", (context) => {
  const house = houseFor(context);
  const file = path.join(house.content, FILE);
  const waiting = readFileSync(file, "utf8").replace(/^date: .*$/m, "date: 2026-11-22\npublishAt: 2026-11-22 08:00");
  writeFileSync(file, waiting);
  const { fields } = readDocument(waiting, FILE);
  const comes = (changed: object) => {
    savePage(house, FILE, { fields: { ...fields, ...changed }, body: null }, NOON);
    const page = pageAt(house, FILE);
    assert.ok(page);
    return summaryOf(page, NOON).comes;
  };
  assert.equal(comes({ description: "Chân standee nuốt mấy phân cuối, chừa ra là xong." }), true);
  assert.equal(comes({ date: "2026-11-23", publishAt: "2026-11-23 08:00" }), undefined);
});
