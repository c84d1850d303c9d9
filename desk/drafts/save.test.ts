import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { hashOf } from "../files/house.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { entriesOf, stateAt } from "../journal/journal.ts";
import { Refused } from "../server/refused.ts";
import { draftOf } from "./drafts.ts";
import { allPages, pageAt, summaryOf } from "./pages.ts";
import { letGo, movePage, orderPages, restore, retirePage, savePage } from "./save.ts";
import { startPage } from "./start-page.ts";

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
  assert.equal(pageAt(house, FILE)?.changedOutside, false);
  writeFileSync(path.join(house.content, FILE), "---\ntitle: mới\n---\n");
  assert.equal(pageAt(house, FILE)?.changedOutside, true);
  // Typed on, it still is: what stands outside was not seen yet.
  savePage(house, FILE, { fields: { ...fields, title: "Standee mất chữ" }, body: null }, NOON);
  assert.equal(pageAt(house, FILE)?.changedOutside, true);
  assert.deepEqual(readDocument(pageAt(house, FILE)?.text ?? "", FILE).fields.formerSlugs, [
    "standee-cuon-bi-mat-chu-o-chan",
  ]);
});

test("a page of the tray that is written on stays there, and one that was to go stands again when it is saved as it is online", (context) => {
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

test("a page is taken down in the way of its kind, and lies in the tray; one that has to stay, or is not there, is refused", (context) => {
  const house = houseFor(context);
  const retire = (file: string, to: string) => {
    retirePage(house, file, to, NOON);
    const { place, leadsTo, text = null } = draftOf(house, file) ?? {};
    const { retired, hidden } = text === null ? {} : readDocument(text, file).fields;
    return { place, leadsTo, gone: text === null, retired, hidden };
  };
  const none = { place: "tray", leadsTo: undefined, gone: false, retired: undefined, hidden: undefined };
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  assert.deepEqual(retire("categories/in-standee.md", "/danh-muc-in"), { ...none, retired: "/danh-muc-in" });
  assert.deepEqual(retire(FILE, "/tin-tuc"), { ...none, hidden: true });
  assert.deepEqual(retire(other, "/danh-muc-in"), { ...none, gone: true, leadsTo: "/danh-muc-in" });
  const { file } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  for (const [page, why] of [
    [file, /chưa lên mạng/],
    ["home.md", /lúc nào cũng phải có/],
  ] as const)
    assert.throws(() => retirePage(house, page, "/tin-tuc", NOON), why);
});

test("whatever stood on a page before stands in its journal: what was online, what was saved by hand, put into the tray, or undone", (context) => {
  const house = houseFor(context);
  const online = readFileSync(path.join(house.content, FILE), "utf8");
  const kept = () =>
    entriesOf(house, FILE).map(({ what, hash }) => [what, (hash && stateAt(house, hash)) === online ? "online" : hash]);
  const typed = (words: string) => `${online}\n${words}\n`;
  savePage(house, FILE, { text: typed("Một.") }, NOON);
  const steps: [name: string, words: string, act: () => void][] = [
    ["saved by hand", "Hai.", () => savePage(house, FILE, { text: typed("Hai.") }, NOON, { certain: true })],
    ["put into the tray", "Ba.", () => movePage(house, FILE, "tray", NOON)],
    ["undone", "Bốn.", () => restore(house, FILE, hashOf(online), NOON)],
  ];
  for (const [name, words, act] of steps) {
    savePage(house, FILE, { text: typed(words) }, NOON); // within a minute: not kept by itself
    assert.equal(kept()[0]?.[1] === hashOf(typed(words)), false, name);
    act();
    assert.ok(
      kept().some(([, hash]) => hash === hashOf(typed(words))),
      name,
    );
  }
  assert.deepEqual(
    [kept()[0], kept().at(-1)],
    [
      ["restored", "online"],
      ["saved", "online"],
    ],
  );
  assert.equal(draftOf(house, FILE), null);
});

test("a file in another encoding is mended by saving its text as it is, and what a decomposed keyboard typed is composed", (context) => {
  const house = houseFor(context);
  const whole = readFileSync(path.join(house.content, FILE), "utf8");
  writeFileSync(path.join(house.content, FILE), Buffer.from(`\uFEFF${whole}`, "utf16le"));
  assert.equal(pageAt(house, FILE)?.text, whole);
  savePage(house, FILE, { text: whole.normalize("NFD") }, NOON);
  assert.deepEqual([draftOf(house, FILE)?.text, pageAt(house, FILE)?.trouble], [whole, null]);
});

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
  assert.throws(() => startPage(house, "articles", "In bạt ".repeat(40), NOON), /Bớt ít nhất 79 ký tự/);
  letGo(house, page.file, NOON);
  assert.equal(pageAt(house, page.file), null);
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

test("an address that leads to a page since that was called otherwise is not given to another, and told so", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, title: "Hoàn toàn khác" }, body: null }, NOON);
  assert.throws(
    () => startPage(house, "articles", String(fields.title), NOON),
    (error) => error instanceof Refused && /đang dẫn sang “Hoàn toàn khác”/.test(error.message),
  );
});

test("every kept state can be taken back, also one that was let go of", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, description: "Một." }, body: null }, NOON, { certain: true });
  savePage(house, FILE, { fields: { ...fields, description: "Hai." }, body: null }, NOON + 5000, { certain: true });
  movePage(house, FILE, "tray", NOON + 6000);
  letGo(house, FILE, NOON + 7000);
  assert.equal(draftOf(house, FILE), null);
  const one = entriesOf(house, FILE).find(({ hash }) => hash && stateAt(house, hash)?.includes("Một."));
  assert.ok(one?.hash);
  restore(house, FILE, one.hash, NOON + 8000);
  assert.match(pageAt(house, FILE)?.text ?? "", /Một\./);
});

test("typing is kept once a minute, a state that is asked for always", (context) => {
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

test("pages get their places from 1; those whose place changes go into the tray, no others are touched", (context) => {
  const house = houseFor(context);
  const files = allPages(house)
    .filter(({ kind }) => kind.name === "categories")
    .map(({ file, text }) => ({ file, order: Number(readDocument(text ?? "", file).fields.order) }))
    .sort((one, other) => one.order - other.order)
    .map(({ file }) => file);
  const [first = "", second = "", ...others] = files;
  orderPages(house, [second, first, ...others], NOON);
  assert.deepEqual(
    files.map((file) => [
      draftOf(house, file)?.place,
      readDocument(pageAt(house, file)?.text ?? "", file).fields.order,
    ]),
    files.map((_, at) => [at < 2 ? "tray" : undefined, [2, 1][at] ?? at + 1]),
  );
  orderPages(house, files, NOON); // as they are online
  assert.deepEqual([draftOf(house, first), draftOf(house, second)], [null, null]);
});

test("an order that names a page which is gone changes none of the others", (context) => {
  const house = houseFor(context);
  const [first = "", second = ""] = allPages(house).flatMap(({ file, kind }) =>
    kind.name === "categories" ? file : [],
  );
  const order = (...files: string[]) => orderPages(house, files, NOON);
  assert.throws(() => order(second, first, "categories/khong-con.md"), Refused);
  assert.deepEqual([draftOf(house, first), draftOf(house, second)], [null, null]);
});

test("whether customers see a page is told of what is online, whatever is being written of it", (context) => {
  const house = houseFor(context);
  const seen = () => summaryOf(pageAt(house, FILE) ?? assert.fail(), NOON).seen;
  assert.equal(seen(), true);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, publishAt: "2027-01-01 08:00" }, body: null }, NOON);
  assert.equal(seen(), true);
  writeFileSync(path.join(house.content, FILE), draftOf(house, FILE)?.text ?? "");
  assert.equal(seen(), false);
  const { file } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  assert.equal(summaryOf(pageAt(house, file) ?? assert.fail(), NOON).seen, false);
});
