import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { pageAt } from "../drafts/pages.ts";
import { savePage } from "../drafts/save.ts";
import { startPage } from "../drafts/start-page.ts";
import type { House } from "../files/house.ts";
import { houseFor, standingHouse } from "../fixtures/test-house.ts";
import { layOver } from "./overlay.ts";
import { overlayFolder } from "./overlay-folder.ts";

const FILE = "articles/treo-bang-ron-khai-truong-nhung-viec-phai-hoi-truoc.md";
const LINKING = "articles/chu-cao-bao-nhieu-thi-nguoi-di-duong-doc-kip.md";
const ADDRESS = "treo-bang-ron-khai-truong-nhung-viec-phai-hoi-truoc";
const NOON = Date.parse("2026-11-21T05:10:00Z");

const laid = (house: House, file: string) => readFileSync(path.join(overlayFolder(house), file), "utf8");

function titled(house: House, title: string): void {
  const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
  savePage(house, FILE, { fields: { ...fields, title }, body: null }, NOON);
  layOver(house, null);
}

test("a page of any kind is to be seen from the moment it is begun", (context) => {
  const house = standingHouse();
  context.after(house.end);
  for (const kind of ["articles", "categories", "jobs"]) {
    const { file } = startPage(house, kind, "Cắt chữ mica", NOON);
    layOver(house, file);
    assert.equal(readDocument(laid(house, file), file).fields.title, "Cắt chữ mica");
  }
});

test("links lead to the address of the laid title, not of the one that is being typed and is too long yet", (context) => {
  const house = houseFor(context);
  titled(house, "Treo băng rôn khai trương ".repeat(5));
  assert.match(laid(house, LINKING), new RegExp(`\\(/tin-tuc/${ADDRESS}\\)`));
  assert.deepEqual(readDocument(laid(house, FILE), FILE).fields.formerSlugs ?? [], []);
});

test("a title that is too long after it was another one leaves the other page, and the links to it", (context) => {
  const house = houseFor(context);
  titled(house, "Treo băng rôn");
  titled(house, "Treo băng rôn khai trương ".repeat(5));
  assert.equal(readDocument(laid(house, FILE), FILE).fields.title, "Treo băng rôn");
  assert.deepEqual(readDocument(laid(house, FILE), FILE).fields.formerSlugs, [ADDRESS]);
  assert.match(laid(house, LINKING), /\(\/tin-tuc\/treo-bang-ron\)/);
});

test("for a page that is broken online and not chosen, the check sees what is online, not the draft", (context) => {
  const house = houseFor(context);
  const place = path.join(house.content, FILE);
  const whole = readFileSync(place, "utf8");
  const written = whole.replace(/^title: .*$/m, 'title: "Chữ đang viết"');
  for (const broken of [whole.replace(/\n---\n/, "\n"), whole.replace(/^date: .*$/m, "date: hôm qua")]) {
    writeFileSync(place, broken);
    savePage(house, FILE, { text: written }, NOON);
    layOver(house, null);
    assert.match(laid(house, FILE), /Chữ đang viết/);
    layOver(house, null, []);
    assert.equal(laid(house, FILE), broken);
  }
});

test("a page that was broken outside is still shown with its last good words after the tray was checked", (context) => {
  const house = houseFor(context);
  const place = path.join(house.content, FILE);
  const whole = readFileSync(place, "utf8");
  layOver(house, null);
  const before = laid(house, FILE);
  writeFileSync(place, whole.replace(/\n---\n/, "\n"));
  layOver(house, null, []);
  layOver(house, null);
  assert.equal(laid(house, FILE), before);
});
