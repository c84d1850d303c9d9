import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { readDocument } from "../documents/document.ts";
import { SAMPLE_WORDS } from "../documents/sample-words.ts";
import { saveDraft } from "../drafts/drafts.ts";
import { movePage, retirePage } from "../drafts/move.ts";
import { pageAt } from "../drafts/pages.ts";
import { savePage } from "../drafts/save.ts";
import { startPage } from "../drafts/start-page.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { houseFor, standingHouse } from "../fixtures/test-house.ts";
import {
  ARTICLE,
  builds,
  folderFor,
  inContent,
  NOON,
  publisherOf,
  renamed,
  scheduled,
} from "../fixtures/test-publishing.ts";
import { type Preview, startPreview } from "../preview/preview.ts";
import { planOf } from "./plan.ts";
import { publishingRoutes, type Tray } from "./routes.ts";
import type { Run } from "./run.ts";
import type { RunStep } from "./run-step.ts";
import { setTarget } from "./target.ts";

const CATEGORY = "categories/in-standee.md";

/** Stands in for the real preview: it finds no problem in any page. */
const SILENT: Preview = {
  see: async () => ({ status: 200, html: "", problems: [] }),
  files: () => assert.fail(),
  stop: async () => {},
};

test("what waits is checked as it would go online: a link to a page that stays on the desk is told, one to a page that goes along is not", async (context) => {
  const house = standingHouse();
  const preview = startPreview(house, process.cwd());
  context.after(async () => {
    await preview.stop();
    house.end();
  });
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house, { preview }), {
    content: house.content,
    run: () => assert.fail(),
    expect: () => {},
  });
  const fresh = startPage(house, "articles", "Bạt mặt tiền", NOON).file;
  const { fields } = readDocument(inContent(house, ARTICLE), ARTICLE);
  const begun = readDocument(pageAt(house, fresh)?.text ?? "", fresh).fields;
  const known = { description: fields.description, image: fields.image, alt: fields.alt, category: fields.category };
  savePage(house, fresh, { fields: { ...begun, ...known }, body: "Chữ của bài." }, NOON);
  const body = `${readDocument(inContent(house, ARTICLE), ARTICLE).body}\nXem [bạt](/tin-tuc/bat-mat-tien).\n`;
  savePage(house, ARTICLE, { fields, body }, NOON);
  movePage(house, ARTICLE, "tray", NOON);
  const wrong = async (left = "") => {
    const { waiting, beside } = (await app.inject(`/tray${left}`)).json<Tray>();
    return [waiting.find(({ summary }) => summary.file === ARTICLE)?.wrong.map(({ message }) => message), beside];
  };
  const untold = [["đường dẫn sang “Bạt mặt tiền”: trang ấy chưa lên mạng, đưa lên cùng hoặc bỏ đường dẫn"], []];
  assert.deepEqual(await wrong(), untold);
  movePage(house, fresh, "tray", NOON);
  assert.deepEqual(await wrong(), [[], []]);
  assert.deepEqual(await wrong(`?left=${fresh}`), untold);
  // A problem of another page with a page that goes is told, too: the build would fail for it.
  saveDraft(house, { file: CATEGORY, text: null, base: inContent(house, CATEGORY), place: "tray", at: "" });
  const [, beside] = await wrong();
  assert.match(JSON.stringify(beside), /"Dẫn đến loại in: không có danh mục “In standee” nữa; chọn danh mục khác"/);
  movePage(house, CATEGORY, "desk", NOON);
  // So it would for a page that was broken outside, though its draft would mend it; without one of the single files nothing can be shown at all.
  for (const file of [CATEGORY, "home.md"]) {
    const whole = inContent(house, file);
    saveDraft(house, { file, text: whole, base: whole, place: "desk", at: "" });
    writeFileSync(path.join(house.content, file), whole.replace(/\n---\n/, "\n"));
    assert.match(JSON.stringify((await wrong())[1]), new RegExp(`content/${file}`));
    writeFileSync(path.join(house.content, file), whole);
  }
  assert.deepEqual(await wrong(), [[], []]);
  // The sentence calls another page by its title.
  savePage(house, ARTICLE, { fields: { ...fields, title: "Vì sao màu in khác màu màn hình" }, body: null }, NOON);
  assert.match(
    (await wrong())
      .flat()
      .map((one) => JSON.stringify(one))
      .join(),
    /trùng địa chỉ [^“]* với “Vì sao màu in khác/,
  );
});

test("the first publication on a machine that never built the site is told of, without a way back", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const app = Fastify();
  const run: RunStep = async () => {
    mkdirSync(path.join(root, "build/current"), { recursive: true });
    return { release: "release-1", former: null };
  };
  publishingRoutes(app, deskAt(NOON, house, { root }), { content: house.content, run, expect: () => {} });
  const tray = async () => (await app.inject("/tray")).json<Tray>();
  assert.deepEqual([(await tray()).built, (await tray()).last], [false, null]);
  renamed(house, "Standee mất chữ");
  await app.inject({ method: "POST", url: "/publish", payload: { files: [ARTICLE] } });
  const ended = async () => (await app.inject("/run")).json<{ run: Run }>().run.ended !== null;
  while (!(await ended()) && !context.signal.aborted) await setImmediate();
  const { built, last } = await tray();
  assert.deepEqual(
    [built, last],
    [true, { at: new Date(NOON).toISOString(), pages: [ARTICLE], titles: {}, former: false }],
  );
  rmSync(path.join(house.content, ARTICLE));
  assert.deepEqual((await tray()).last?.titles, { [ARTICLE]: "Standee mất chữ" });
});

test("a desk that reads a server's letters but sends the site nowhere says so, and so does one that sends pages without their address", async (context) => {
  const house = houseFor(context);
  const app = Fastify();
  const steps = { content: house.content, run: builds(), expect: () => {} };
  publishingRoutes(app, deskAt(NOON, house), steps);
  const { DESK_SERVER = "", SITE_URL = "" } = process.env;
  context.after(() => Object.assign(process.env, { DESK_SERVER, SITE_URL }));
  const lacks = async (env: Record<string, string>) => {
    Object.assign(process.env, { DESK_SERVER: "", SITE_URL: "", ...env });
    return (await app.inject("/tray")).json<Tray>().lacks;
  };
  const server = { DESK_SERVER: "root@hoanggia.vn:/usr/local/lib/hoang-gia" };
  assert.deepEqual([await lacks({}), await lacks(server)], [null, "server"]);
  const target = { kind: "ssh", host: "root@hoanggia.vn", folder: "/srv/hoang-gia/build" };
  await app.inject({ method: "PUT", url: "/target", payload: target });
  assert.deepEqual(
    [await lacks(server), await lacks({ ...server, SITE_URL: "https://hoanggia.vn" })],
    ["address", null],
  );
});

test("how a publication ended is told by where the site went then, not by where it will go next", async (context) => {
  const house = houseFor(context);
  const { DESK_SERVER = "" } = process.env;
  context.after(() => Object.assign(process.env, { DESK_SERVER }));
  process.env.DESK_SERVER = "root@hoanggia.vn:/usr/local/lib/hoang-gia";
  const publishing = publisherOf(house);
  renamed(house, "Standee mất chữ");
  await publishing.publish([ARTICLE]);
  setTarget(house, { kind: "ssh", host: "root@hoanggia.vn", folder: "/srv/hoang-gia/build" });
  assert.equal(publishing.current()?.staysHere, true);
});

test("a mistake in a page is told in the tray with the name of its place; a publication is prepared only without mistakes", async (context) => {
  const house = houseFor(context);
  const { file } = startPage(house, "jobs", "Bạt khai trương", NOON);
  movePage(house, file, "tray", NOON);
  const app = Fastify();
  let expected = 0;
  const steps = { content: house.content, run: builds(), expect: () => void expected++ };
  publishingRoutes(app, deskAt(NOON, house, { preview: SILENT }), steps);
  const { waiting } = (await app.inject("/tray")).json<Tray>();
  assert.equal(waiting[0]?.wrong[0]?.message, "Ảnh: Chưa điền mục này.");
  renamed(house, "Standee mất chữ");
  await app.inject("/tray");
  assert.equal(expected, 0);
  await app.inject(`/tray?left=${file}`);
  assert.equal(expected, 1);
});

test("the words that a new block begins with do not go online: the tray tells them, and a publication refuses them", async (context) => {
  const house = houseFor(context);
  const { fields, body } = readDocument(inContent(house, ARTICLE), ARTICLE);
  savePage(house, ARTICLE, { fields, body: `${body}\n:::meo\n**Hỏi gì?** ${SAMPLE_WORDS.tip}\n:::\n` }, NOON);
  movePage(house, ARTICLE, "tray", NOON);
  const app = Fastify();
  const steps = { content: house.content, run: () => assert.fail(), expect: () => {} };
  publishingRoutes(app, deskAt(NOON, house, { preview: SILENT }), steps);
  const { waiting } = (await app.inject("/tray")).json<Tray>();
  assert.match(waiting[0]?.wrong[0]?.message ?? "", /còn chữ mẫu “Mách khách một mẹo nhỏ\.”/);
  assert.throws(() => planOf(house, [ARTICLE]), /còn chỗ phải sửa: Trong nội dung còn chữ mẫu/);
});

test("the tray tells of a waiting page that customers will lose it, for good or until its hour", async (context) => {
  const house = houseFor(context);
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house, { preview: SILENT }), {
    content: house.content,
    run: builds(),
    expect: () => {},
  });
  const leaves = async (page = ARTICLE) =>
    (await app.inject("/tray")).json<Tray>().waiting.find(({ summary }) => summary.file === page)?.leaves;
  renamed(house, "Standee mất chữ");
  assert.equal(await leaves(), null);
  scheduled(house, "2026-12-01 08:00");
  assert.equal(await leaves(), "until");
  for (const page of [ARTICLE, CATEGORY]) {
    retirePage(house, page, "/tin-tuc", NOON);
    assert.equal(await leaves(page), "for good");
  }
});
