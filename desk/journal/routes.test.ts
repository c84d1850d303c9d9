import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import Fastify from "fastify";
import { edited } from "../../app/content/fixtures/unfilled-settings.ts";
import { wrongFields } from "../documents/check.ts";
import type { Place } from "../documents/compare.ts";
import { readDocument } from "../documents/document.ts";
import { draftOf, saveDraft } from "../drafts/drafts.ts";
import { letGo, movePage, retirePage } from "../drafts/move.ts";
import { known, pageAt, revisionOf } from "../drafts/pages.ts";
import { savePage } from "../drafts/save.ts";
import { startPage } from "../drafts/start-page.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { builds } from "../fixtures/test-publishing.ts";
import { publisher } from "../publishing/publish.ts";
import type { Refused } from "../server/refused.ts";
import { APART, type Entry, entriesOf, note, stateAt } from "./journal.ts";
import { journalRoutes, type Restored } from "./routes.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

function houseWithJournal(context: TestContext) {
  const house = houseFor(context);
  const app = Fastify();
  journalRoutes(app, deskAt(NOON, house));
  return { house, app };
}

test("a page that was dropped, and one that was taken down, stand in the journal by their titles and come back from it", async (context) => {
  const { house, app } = houseWithJournal(context);
  const taken = readDocument(pageAt(house, FILE)?.text ?? "", FILE).fields.title;

  const { file, text } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const { fields } = readDocument(text ?? "", file);
  savePage(house, file, { fields: { ...fields, title: "Bạt mặt tiền nhà ống" }, body: "Chữ đã gõ." }, NOON);
  letGo(house, file, NOON);
  retirePage(house, FILE, "/tin-tuc/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu", NOON);
  const step = async () => ({ release: "one", former: "none" });
  await publisher({ house, root: "/nowhere", now: () => NOON, builtFrom: house.content, step }).publish([FILE]);
  assert.deepEqual([pageAt(house, file), pageAt(house, FILE)], [null, null]);

  const { entries, titles } = (await app.inject("/journal")).json<{
    entries: Entry[];
    titles: Record<string, string>;
  }>();
  assert.deepEqual([titles[file], titles[FILE]], ["Bạt mặt tiền nhà ống", taken]);
  for (const gone of [file, FILE]) {
    const hash = entries.find((entry) => entry.file === gone && entry.hash)?.hash;
    const answer = await app.inject({ method: "POST", url: `/journal/restore?file=${gone}`, payload: { hash } });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual([draftOf(house, gone)?.place, draftOf(house, gone)?.base], ["desk", null]);
  }
  assert.match(draftOf(house, file)?.text ?? "", /Chữ đã gõ\./);
  movePage(house, FILE, "tray", NOON);
  const never = await app.inject({
    method: "POST",
    url: "/journal/restore?file=articles/a.md",
    payload: { hash: "a" },
  });
  assert.equal(never.json<Refused>().message.startsWith("Không có trang này."), true);
});

test("two lines of one moment each tell what they changed themselves", async (context) => {
  const { house, app } = houseWithJournal(context);
  const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
  for (const [description, at] of [
    ["Gõ trước.", NOON - 1000],
    ["Gõ sau.", NOON],
  ] as const)
    savePage(house, FILE, { fields: { ...fields, description }, body: null }, at);
  letGo(house, FILE, NOON); // keeps what was written, and notes that it went
  const told = async (what: Entry["what"]) => {
    const line = new URLSearchParams({ file: FILE, at: new Date(NOON).toISOString(), what });
    return (await app.inject(`/journal/change?${line}`)).json<{ places: Place[] }>().places.map(({ after }) => after);
  };
  assert.deepEqual(await told("saved"), ["Gõ sau."]);
  assert.deepEqual(await told("removed"), [fields.description]);
});

test("a former home page is restored with the pictures that its banners have gained since, says which, and is in order", async (context) => {
  const { house, app } = houseWithJournal(context);
  const online = pageAt(house, "home.md")?.text ?? "";
  const withoutPictures = edited("home.md", online, /^ {4}(?:image|phoneImage): .*\n/gm, "");
  const before = edited("home.md", withoutPictures, /^description: .*$/m, 'description: "Xưởng in ở Cầu Giấy."');
  savePage(house, "home.md", { text: before }, NOON - 1000, { certain: true });
  const hash = entriesOf(house, "home.md")[0]?.hash;
  letGo(house, "home.md", NOON - 500);
  const answer = await app.inject({ method: "POST", url: "/journal/restore?file=home.md", payload: { hash } });
  const { kept, revision } = answer.json<Restored>();
  assert.equal(revision, revisionOf(known(house, "home.md")), "the window writes on from there");
  assert.deepEqual([kept.length, kept[0]], [4, "Ba tấm lớn đầu trang chủ 2, Ảnh cho máy tính"]);
  const page = known(house, "home.md");
  const text = page.text ?? "";
  assert.match(text, /Xưởng in ở Cầu Giấy\./);
  assert.deepEqual(wrongFields(page.kind, readDocument(text, "home.md").fields), []);
  // The journal has the state as it was restored, not the former one that was asked for.
  assert.equal(stateAt(house, entriesOf(house, "home.md")[0]?.hash ?? null), text);
});

test("what was typed last when the desk was closed is noted as it is opened, by the time and in the order of typing; a draft that takes its page away says nothing", async (context) => {
  const { house, app } = houseWithJournal(context);
  const [first, second, going] = ["articles/b.md", "articles/a.md", FILE];
  const hourAgo = NOON - 3_600_000;
  for (const [file, text, at] of [
    [going, null, hourAgo],
    [second, "Gõ sau.", hourAgo + 2000],
    [first, "Gõ trước.", hourAgo + 1000],
  ] as const)
    saveDraft(house, { file, text, base: null, place: "desk", at: new Date(at).toISOString() });
  context.after(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { entries } = (await app.inject("/journal")).json<{ entries: Entry[] }>();
  assert.deepEqual(
    entries.map(({ what, file, at }) => [what, file, Date.parse(at)]),
    [
      ["saved", second, hourAgo + 2000],
      ["saved", first, hourAgo + 1000],
    ],
  );
});

test("while the desk stands open, what was typed last is noted once a minute, though nobody looks at the journal", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { house, app } = houseWithJournal(context);
  const type = (description: string) => {
    const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
    savePage(house, FILE, { fields: { ...fields, description }, body: null }, NOON);
  };
  const noted = () => entriesOf(house, FILE).map(({ what }) => what);
  type("Gõ sau.");
  context.mock.timers.tick(APART - 1);
  assert.deepEqual(noted(), ["begun"]);
  context.mock.timers.tick(1);
  assert.deepEqual(noted(), ["saved", "begun"]);
  await app.close();
  type("Gõ khi bàn đã đóng.");
  context.mock.timers.tick(APART);
  assert.deepEqual(noted(), ["saved", "begun"]);
});

test("of a long journal the newest lines are shown, and how many are older is told", async (context) => {
  const { house, app } = houseWithJournal(context);
  for (let at = 0; at <= 300; at++) note(house, { what: "outside", file: FILE, hash: null }, NOON - 1000 + at);
  const { entries, older } = (await app.inject("/journal")).json<{ entries: Entry[]; older: number }>();
  assert.deepEqual(
    [entries.length, older, ...[entries[0], entries.at(-1)].map((entry) => Date.parse(entry?.at ?? ""))],
    [300, 1, NOON - 700, NOON - 999],
  );
});

test("for two publications of one page, and for giving one back, each line tells its own change", async (context) => {
  const { house, app } = houseWithJournal(context);
  const before = String(readDocument(pageAt(house, FILE)?.text ?? "", FILE).fields.description);
  let now = NOON;
  const site = publisher({ house, root: "/nowhere", now: () => now, builtFrom: house.content, step: builds() });
  for (const description of ["Lần một.", "Lần hai."]) {
    const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
    savePage(house, FILE, { fields: { ...fields, description }, body: null }, now);
    movePage(house, FILE, "tray", now);
    await site.publish([FILE]);
    now += 1000;
  }
  await site.giveBack();
  const { entries } = (await app.inject(`/journal?file=${FILE}`)).json<{ entries: Entry[] }>();
  const told = [];
  for (const { at, what } of entries.filter((entry) => entry.pages)) {
    const line = new URLSearchParams({ file: FILE, at, what });
    const { places } = (await app.inject(`/journal/change?${line}`)).json<{ places: Place[] }>();
    told.push([what, ...places.flatMap((place) => [place.before, place.after])]);
  }
  assert.deepEqual(told, [
    ["given-back", "Lần hai.", "Lần một."],
    ["published", "Lần một.", "Lần hai."],
    ["published", before, "Lần một."],
  ]);
});

test("a page's own lines begin with what it was before, end with what was typed a moment ago, and tell what each publication changed", async (context) => {
  const { house, app } = houseWithJournal(context);
  const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
  for (const [description, at] of [
    ["Gõ trước.", NOON - 2000],
    ["Gõ sau.", NOON - 1000],
  ] as const)
    savePage(house, FILE, { fields: { ...fields, description }, body: null }, at);
  const lines = async () => (await app.inject(`/journal?file=${FILE}`)).json<{ entries: Entry[] }>().entries;
  assert.deepEqual(
    (await lines()).map(({ what }) => what),
    ["saved", "begun"],
  );
  movePage(house, FILE, "tray", NOON);
  const step = async () => ({ release: "one", former: "none" });
  await publisher({ house, root: "/nowhere", now: () => NOON, builtFrom: house.content, step }).publish([FILE]);
  const [published] = await lines();
  assert.equal(published?.what, "published");
  const line = new URLSearchParams({ file: FILE, at: published?.at ?? "", what: "published" });
  const { places } = (await app.inject(`/journal/change?${line}`)).json<{ places: Place[] }>();
  assert.deepEqual(
    places.map(({ before, after }) => [before, after]),
    [[fields.description, "Gõ sau."]],
  );
});
