import assert from "node:assert/strict";
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { fieldsOrNull, readDocument } from "../documents/document.ts";
import { formerSlugsOf } from "../documents/rename.ts";
import { draftOf, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { movePage, retirePage } from "../drafts/move.ts";
import { pageAt } from "../drafts/pages.ts";
import { savePage } from "../drafts/save.ts";
import { startPage } from "../drafts/start-page.ts";
import type { House } from "../files/house.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { ARTICLE, inContent, NOON, renamed } from "../fixtures/test-publishing.ts";
import { newPictures } from "../pictures/picture-files.ts";
import { Refused } from "../server/refused.ts";
import { putBack, writeContent } from "./pending.ts";
import { planOf } from "./plan.ts";

test("a page that is not finished, or was changed outside, does not go online and is named", async (context) => {
  const house = houseFor(context);
  const page = startPage(house, "articles", "Bài mới", NOON);
  movePage(house, page.file, "tray", NOON);
  assert.throws(
    () => planOf(house, [page.file]),
    (error) => error instanceof Refused && error.message.includes("“Bài mới”"),
  );
  savePage(house, page.file, { text: '---\ntitle: "' }, NOON);
  assert.throws(() => planOf(house, [page.file]), /chưa đọc được/);
  renamed(house, "Standee mất chữ");
  movePage(house, ARTICLE, "desk", NOON);
  assert.throws(() => planOf(house, [ARTICLE]), /không còn trong khay chờ/);
  movePage(house, ARTICLE, "tray", NOON);
  writeFileSync(
    path.join(house.content, ARTICLE),
    `${inContent(house, ARTICLE)}
Thêm ở ngoài.
`,
  );
  assert.throws(
    () => planOf(house, [ARTICLE]),
    (error) => error instanceof Refused && error.message.includes("ngoài bàn"),
  );
});

test("while the online file of a page cannot be read, the page does not go online, and the file stays as it is", (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const place = path.join(house.content, ARTICLE);
  rmSync(place);
  mkdirSync(place); // a folder in its place: it could not be put back
  // The owner has seen the change outside and writes over it, so that this is not the reason for the refusal.
  const draft = draftOf(house, ARTICLE);
  assert.ok(draft);
  saveDraft(house, { ...draft, base: pageAt(house, ARTICLE)?.online ?? null });
  assert.throws(
    () => planOf(house, [ARTICLE]),
    (error) =>
      error instanceof Refused && error.message.startsWith(`Chưa đưa lên được, tệp content/${ARTICLE} đang hỏng.`),
  );
  assert.ok(statSync(place).isDirectory());
});

test("a page that was broken in content/ and is mended on the desk goes online: what cannot be read had no address to leave", (context) => {
  const house = houseFor(context);
  const whole = inContent(house, ARTICLE);
  writeFileSync(path.join(house.content, ARTICLE), '---\ntitle: "');
  savePage(house, ARTICLE, { text: whole }, NOON);
  movePage(house, ARTICLE, "tray", NOON);
  assert.deepEqual(
    planOf(house, [ARTICLE]).changes.map(({ file, after }) => [file, after]),
    [[ARTICLE, whole]],
  );
});

test("pages that cannot be read stay letter for letter when a publication moves what they name", (context) => {
  const house = houseFor(context);
  const broken = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  writeFileSync(path.join(house.content, broken), '---\ntitle: "');
  const foreign = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md"; // it names the category
  writeFileSync(path.join(house.content, foreign), Buffer.from(`\uFEFF${inContent(house, foreign)}`, "utf16le"));
  const category = "categories/in-standee.md";
  const { fields } = readDocument(inContent(house, category), category);
  savePage(house, category, { fields: { ...fields, title: "In chân cuốn" }, body: null }, NOON);
  movePage(house, category, "tray", NOON);
  const moved = planOf(house, [category]).changes.map(({ file }) => file);
  assert.ok(moved.includes(ARTICLE));
  assert.deepEqual([moved.includes(broken), moved.includes(foreign)], [false, false]);
});

test("a page that goes hands its addresses on, and new pictures come along", (context) => {
  const house = houseFor(context);
  const other = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md";
  for (const [file, former] of [
    [ARTICLE, "chan-standee"],
    [other, "dat-standee"],
  ] as const)
    writeFileSync(
      path.join(house.content, file),
      inContent(house, file).replace("\ntitle:", `\nformerSlugs: [${former}]\ntitle:`),
    );
  const base = inContent(house, ARTICLE);
  saveDraft(house, {
    file: ARTICLE,
    text: null,
    base,
    leadsTo: "/tin-tuc/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu",
    place: "tray",
    at: "",
  });
  const plan = planOf(house, [ARTICLE]);
  assert.equal(plan.changes.find(({ file }) => file === ARTICLE)?.after, null);
  const after = plan.changes.find(({ file }) => file === other)?.after ?? "";
  assert.deepEqual(readDocument(after, other).fields.formerSlugs, [
    "dat-standee",
    "standee-cuon-bi-mat-chu-o-chan",
    "chan-standee",
  ]);
  assert.deepEqual(
    plan.changes.map(({ file }) => file),
    [ARTICLE, other],
  );
  const { fields } = readDocument(inContent(house, "articles/vi-sao-mau-in-khac-mau-man-hinh.md"), ARTICLE);
  savePage(
    house,
    "articles/vi-sao-mau-in-khac-mau-man-hinh.md",
    { fields: { ...fields, image: "anh-moi.jpg" }, body: null },
    NOON,
  );
  movePage(house, "articles/vi-sao-mau-in-khac-mau-man-hinh.md", "tray", NOON);
  mkdirSync(newPictures(house), { recursive: true });
  // The last picture's name is the end of the first one's, but no page names it.
  for (const name of ["anh-moi.jpg", "khong-dung.jpg", "moi.jpg"])
    writeFileSync(path.join(newPictures(house), name), name);
  const withPicture = planOf(house, ["articles/vi-sao-mau-in-khac-mau-man-hinh.md"]);
  assert.deepEqual(withPicture.pictures, ["anh-moi.jpg"]);
  writeContent(house, withPicture, null);
  assert.equal(inContent(house, "pictures/anh-moi.jpg"), "anh-moi.jpg");
  putBack(house);
  assert.equal(existsSync(path.join(house.content, "pictures/anh-moi.jpg")), false);
});

test("a page that goes leads to the page that was chosen, also where that has another title since, or has one on the desk alone", (context) => {
  const goes = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const [online, onDesk] = ["/tin-tuc/standee-cuon-bi-mat-chu-o-chan", "/tin-tuc/standee-mat-chu"];
  const handedOn = (house: House, chosen: string[]) => {
    const { after = null } = planOf(house, chosen).changes.find(({ file }) => file === ARTICLE) ?? {};
    return formerSlugsOf(fieldsOrNull(after ?? "", ARTICLE) ?? {}).includes("vi-sao-mau-in-khac-mau-man-hinh");
  };
  for (const to of [online, onDesk]) {
    const house = houseFor(context);
    renamed(house, "Standee mất chữ");
    retirePage(house, goes, to, NOON);
    assert.deepEqual([handedOn(house, [goes]), handedOn(house, [goes, ARTICLE])], [true, true], to);
    writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
    removeDraft(house, ARTICLE);
    assert.ok(handedOn(house, [goes]), `${to}, once the other title is online`);
    savePage(house, ARTICLE, { text: '---\ntitle: "' }, NOON);
    assert.ok(handedOn(house, [goes]), `${to}, while what is written on that page cannot be read`);
  }
});
