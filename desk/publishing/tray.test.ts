import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import Fastify from "fastify";
import { readDocument } from "../documents/document.ts";
import { saveDraft } from "../drafts/drafts.ts";
import { pageAt } from "../drafts/pages.ts";
import { movePage, savePage, startPage } from "../drafts/save.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { standingHouse } from "../fixtures/test-house.ts";
import { startPreview } from "../preview/preview.ts";
import { publishingRoutes, type Tray } from "./routes.ts";

const ARTICLE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const CATEGORY = "categories/in-standee.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

test("what waits is checked as it would go online: a link to a page that stays on the desk is told, one to a page that goes along is not", async (context) => {
  const house = standingHouse();
  const preview = startPreview(house, process.cwd());
  context.after(async () => {
    await preview.stop();
    house.end();
  });
  const inContent = (file: string) => readFileSync(path.join(house.content, file), "utf8");
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house, { preview }), { run: () => assert.fail(), expect: () => {} });
  const fresh = startPage(house, "articles", "Bạt mặt tiền", NOON).file;
  const { fields } = readDocument(inContent(ARTICLE), ARTICLE);
  const begun = readDocument(pageAt(house, fresh)?.text ?? "", fresh).fields;
  const known = { description: fields.description, image: fields.image, alt: fields.alt, category: fields.category };
  savePage(house, fresh, { fields: { ...begun, ...known }, body: "Chữ của bài." }, NOON);
  const body = `${readDocument(inContent(ARTICLE), ARTICLE).body}\nXem [bạt](/tin-tuc/bat-mat-tien).\n`;
  savePage(house, ARTICLE, { fields, body }, NOON);
  movePage(house, ARTICLE, "tray", NOON);
  const wrong = async (left = "") => {
    const { waiting, beside } = (await app.inject(`/tray${left}`)).json<Tray>();
    return [waiting.find(({ summary }) => summary.file === ARTICLE)?.wrong.map(({ message }) => message), beside];
  };
  const untold = [['đường dẫn "/tin-tuc/bat-mat-tien" không dẫn đến trang nào'], []];
  assert.deepEqual(await wrong(), untold);
  movePage(house, fresh, "tray", NOON);
  assert.deepEqual(await wrong(), [[], []]);
  assert.deepEqual(await wrong(`?left=${fresh}`), untold);
  // What others say of a page that goes is told, too: the build would fail for it.
  saveDraft(house, { file: CATEGORY, text: null, base: inContent(CATEGORY), place: "tray", at: "" });
  assert.match(JSON.stringify((await wrong())[1]), /không có danh mục/);
  movePage(house, CATEGORY, "desk", NOON);
  // So would it for a page that was broken outside, though what is written on it would mend it; without a single file nothing can be shown at all.
  for (const file of [CATEGORY, "home.md"]) {
    const whole = inContent(file);
    saveDraft(house, { file, text: whole, base: whole, place: "desk", at: "" });
    writeFileSync(path.join(house.content, file), whole.replace(/\n---\n/, "\n"));
    assert.match(JSON.stringify((await wrong())[1]), new RegExp(`content/${file}`));
    writeFileSync(path.join(house.content, file), whole);
  }
  assert.deepEqual(await wrong(), [[], []]);
});
