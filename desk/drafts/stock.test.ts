import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { planOf } from "../publishing/plan.ts";
import { categoriesToName, categoryNamed, slugIn } from "../ui/parts/category-named.ts";
import { letGo, movePage } from "./move.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";
import { behindNames, stockOfWindow } from "./stock.ts";

const NOON = Date.parse("2026-11-21T05:10:00Z");

test("a link may lead to every page and screen; one that visitors do not reach yet is marked, and a retired category is not offered", (context) => {
  const house = houseFor(context);
  const linked = (to: string) => stockOfWindow(house, NOON).links.find(({ address }) => address === to);
  assert.equal(linked("/danh-muc-in/in-standee")?.title, "In standee");
  assert.equal(linked("/thu-kho")?.title, "Thử khổ");
  startPage(house, "articles", "Bạt mới về", NOON);
  assert.deepEqual(linked("/tin-tuc/bat-moi-ve"), {
    address: "/tin-tuc/bat-moi-ve",
    title: "Bạt mới về",
    away: true,
  });
  const standee = path.join(house.content, "categories/in-standee.md");
  writeFileSync(
    standee,
    readFileSync(standee, "utf8").replace("\norder:", "\nretired: /danh-muc-in/in-backlit\norder:"),
  );
  assert.equal(linked("/danh-muc-in/in-standee"), undefined);
});

test("a category that was renamed on the desk is known by the slug that other pages have until then, and is offered once", (context) => {
  const house = houseFor(context);
  const file = "categories/in-standee.md";
  const { fields } = readDocument(readFileSync(path.join(house.content, file), "utf8"), file);
  savePage(house, file, { fields: { ...fields, title: "In standee cuốn" }, body: null }, NOON);
  startPage(house, "categories", "In tem", NOON);
  const { categories } = stockOfWindow(house, NOON);
  assert.deepEqual(
    categories.filter(({ title }) => /standee|tem/.test(title)),
    [
      { slug: "in-standee-cuon", online: "in-standee", title: "In standee cuốn" },
      { slug: "in-tem", online: null, title: "In tem" },
    ],
  );
  assert.equal(categoryNamed(categories, "in-standee")?.title, "In standee cuốn");
  assert.equal(categoryNamed(categories, "in-standee-cuon")?.title, "In standee cuốn");
  assert.equal(categoryNamed(categories, ""), undefined);
  // What is told of a change, also of one long ago, knows the category by every name that it has had.
  const titles = behindNames(house).categories;
  assert.deepEqual(
    [titles["in-standee"], titles["in-standee-cuon"], titles[""]],
    ["In standee cuốn", "In standee cuốn", undefined],
  );
});

test("a category that takes over the slug of another is named by its own until both are online, and a new one that would cannot be named", (context) => {
  const house = houseFor(context);
  const [a, b, job] = [
    "categories/in-standee.md",
    "categories/in-backlit.md",
    "articles/vi-sao-mau-in-khac-mau-man-hinh.md",
  ];
  const textOf = (file: string) => readFileSync(path.join(house.content, file), "utf8");
  const save = (file: string, changed: Record<string, unknown>) =>
    savePage(house, file, { fields: { ...readDocument(textOf(file), file).fields, ...changed }, body: null }, NOON);
  const toName = () => categoriesToName(stockOfWindow(house, NOON).categories);
  save(b, { title: "In đèn lồng" });
  save(a, { title: "In backlit" });
  const chosen = toName().find(({ title }) => title === "In backlit");
  assert.ok(chosen);
  const { categories } = stockOfWindow(house, NOON);
  assert.equal(categoryNamed(categories, "in-backlit")?.title, "In đèn lồng");
  const told = behindNames(house).categories;
  assert.deepEqual([told["in-backlit"], told[slugIn(chosen)]], ["In đèn lồng", "In backlit"]);
  save(job, { category: slugIn(chosen) });
  for (const file of [a, b, job]) movePage(house, file, "tray", NOON);
  const { after } = planOf(house, [a, b, job]).changes.find(({ file }) => file === job) ?? {};
  assert.equal(readDocument(after ?? "", job).fields.category, "in-backlit");
  letGo(house, a, NOON);
  const { file } = startPage(house, "categories", "Loại mới", NOON);
  savePage(house, file, { fields: { title: "In backlit" }, body: null }, NOON);
  assert.equal(
    toName().some(({ title }) => title === "In backlit"),
    false,
  );
});

test("a link to a page that takes over the address of another leads to it when both are online; to one that is new none is offered before", (context) => {
  const house = houseFor(context);
  const [x, y, z] = [
    "articles/standee-cuon-bi-mat-chu-o-chan.md",
    "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md",
    "articles/vi-sao-mau-in-khac-mau-man-hinh.md",
  ] as const;
  const textOf = (file: string) => readFileSync(path.join(house.content, file), "utf8");
  const rename = (file: string, title: string) =>
    savePage(house, file, { fields: { ...readDocument(textOf(file), file).fields, title }, body: null }, NOON);
  const linked = (wanted: string) => stockOfWindow(house, NOON).links.find(({ title }) => title === wanted)?.address;
  const taken = String(readDocument(textOf(y), y).fields.title);
  rename(x, taken);
  rename(y, "Standee đứng chỗ nào");
  const address = linked(taken);
  assert.equal(linked("Standee đứng chỗ nào"), "/tin-tuc/standee-dung-cho-nao");
  savePage(house, z, { text: `${textOf(z)}\n[Bài kia](${address})\n` }, NOON);
  for (const file of [x, y, z]) movePage(house, file, "tray", NOON);
  const [online] = planOf(house, [x, y, z]).changes.flatMap(({ file, after }) => (file === z ? [after ?? ""] : []));
  assert.match(online ?? "", /\[Bài kia\]\(\/tin-tuc\/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu\)/);
  letGo(house, x, NOON);
  const { file } = startPage(house, "articles", "Bài mới", NOON);
  savePage(house, file, { fields: { title: taken }, body: null }, NOON);
  assert.equal(linked(taken), undefined);
});

test("what pages show for a fact of the shop is what its settings say on the desk", (context) => {
  const house = houseFor(context);
  const settings = path.join(house.content, "settings.yml");
  const write = (change: (text: string) => string) => writeFileSync(settings, change(readFileSync(settings, "utf8")));
  write((text) => text.replace(/^( {2}district:).*$/m, '$1 "Phường Mới"').replace(/^( {2}city:).*$/m, '$1 "Hà Nội"'));
  assert.equal(stockOfWindow(house, NOON).facts["khu vực"], "Phường\u00a0Mới, Hà\u00a0Nội");
  const days = [
    ["2026-11-01", "2026-11-20"],
    ["2026-11-21", "2026-11-21"],
  ];
  const closed = days.map(([from, to]) => `{ from: ${from}, to: ${to}, workshop: closed }`);
  write((text) => text.replace(/^otherHours: .*$/m, `otherHours: [${closed.join(", ")}]`));
  assert.match(stockOfWindow(house, NOON).facts["ngày xưởng mở"] ?? "", /^(?!.*20\/11).*riêng 21\/11 xưởng nghỉ$/);
  write((text) => text.replace(/^phones:.*$/m, "phones: []"));
  assert.deepEqual(stockOfWindow(house, NOON).facts, {});
});

test("pictures that the studio made are told from photographs, also from a photograph that took the name of one", (context) => {
  const house = houseFor(context);
  const pictures = path.join(house.content, "pictures");
  const isPhotograph = (file: string) =>
    stockOfWindow(house, NOON).pictures.find((picture) => picture.file === file)?.photograph;
  const hash = createHash("sha256").update("drawn").digest("hex").slice(0, 12);
  mkdirSync(pictures);
  writeFileSync(path.join(pictures, "illustrations.json"), JSON.stringify({ "mau.jpg": hash, "bat.jpg": hash }));
  for (const [file, bytes] of [
    ["mau.jpg", "drawn"],
    ["bat.jpg", "a photograph"],
    ["tiem-banh.jpg", "a photograph"],
  ] as const)
    writeFileSync(path.join(pictures, file), bytes);
  assert.deepEqual(["mau.jpg", "bat.jpg", "tiem-banh.jpg"].map(isPhotograph), [false, true, true]);
});
