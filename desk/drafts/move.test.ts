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
import { letGo, movePage, orderPages, restore, retirePage } from "./move.ts";
import { allPages, type Page, pageAt } from "./pages.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");

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

test("a page that is being written is taken down over what customers see: nobody changed it outside", (context) => {
  const house = houseFor(context);
  savePage(house, FILE, { text: `${pageAt(house, FILE)?.text}\nCòn dở.\n` }, NOON);
  const { changedOutside, draft, online } = retirePage(house, FILE, "/danh-muc-in", NOON);
  assert.deepEqual([changedOutside, draft?.text, draft?.base], [false, null, online]);
});

test("a page that was broken outside of the desk is not taken down before it can be read, and nothing of it changes", (context) => {
  const house = houseFor(context);
  const place = path.join(house.content, FILE);
  const good = readFileSync(place);
  const broken = [Buffer.from("---\ntitle: [\n---\n\nChữ còn đây.\n"), Buffer.concat([good, Buffer.from([0xff])])];
  for (const bytes of broken)
    for (const to of ["/tin-tuc", "/danh-muc-in"]) {
      writeFileSync(place, bytes);
      assert.throws(
        () => retirePage(house, FILE, to, NOON),
        (error) => error instanceof Refused && /đang hỏng nên chưa gỡ được.*rồi gỡ\.$/.test(error.message),
      );
      assert.deepEqual([draftOf(house, FILE), readFileSync(place)], [null, bytes]);
    }
});

test("the journal keeps whatever a page said before: what was online, what was saved by hand, put into the tray, or undone", (context) => {
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
      ["begun", "online"],
    ],
  );
  assert.equal(draftOf(house, FILE), null);
});

test("every kept state can be restored, also one that was discarded", (context) => {
  const house = houseFor(context);
  const { fields } = readDocument(readFileSync(path.join(house.content, FILE), "utf8"), FILE);
  savePage(house, FILE, { fields: { ...fields, description: "Một." }, body: null }, NOON, { certain: true });
  savePage(house, FILE, { fields: { ...fields, description: "Hai." }, body: null }, NOON + 5000, { certain: true });
  movePage(house, FILE, "tray", NOON + 6000);
  assert.match(stateAt(house, letGo(house, FILE, NOON + 7000)) ?? "", /Hai\./);
  assert.equal(draftOf(house, FILE), null);
  const one = entriesOf(house, FILE).find(({ hash }) => hash && stateAt(house, hash)?.includes("Một."));
  assert.ok(one?.hash);
  restore(house, FILE, one.hash, NOON + 8000);
  assert.match(pageAt(house, FILE)?.text ?? "", /Một\./);
});

test("a state of a page that was never online comes back as it was, unfinished", (context) => {
  const house = houseFor(context);
  const { file, text } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const unfinished = (text ?? "").replace(/^description: .*\n/m, "");
  savePage(house, file, { text: unfinished }, NOON, { certain: true });
  savePage(house, file, { text: text ?? "" }, NOON, { certain: true });
  assert.deepEqual(restore(house, file, hashOf(unfinished), NOON).kept, []);
  assert.equal(pageAt(house, file)?.text, unfinished);
});

test("an article that comes back gets a number of its own where another one has got its number since", (context) => {
  const house = houseFor(context);
  const numberOf = (page: Page) => Number(readDocument(page.text ?? "", page.file).fields.id);
  const first = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const hash = letGo(house, first.file, NOON) ?? "";
  const second = startPage(house, "articles", "Bạt sân khấu", NOON);
  assert.equal(numberOf(second), numberOf(first));
  assert.equal(numberOf(restore(house, first.file, hash, NOON).page), numberOf(first) + 1);
  assert.equal(numberOf(restore(house, first.file, hash, NOON).page), numberOf(first) + 1);
  letGo(house, second.file, NOON);
  assert.equal(restore(house, first.file, hash, NOON).page.text, first.text);
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

test("a page that is being written and changes its place goes into the tray, and the answer names it; one that nobody has seen stays on the desk", (context) => {
  const house = houseFor(context);
  const order = (page: Page | null) => Number(readDocument(page?.text ?? "", page?.file ?? "").fields.order);
  const files = allPages(house)
    .filter(({ kind }) => kind.name === "categories")
    .sort((one, other) => order(one) - order(other))
    .map(({ file }) => file);
  const last = files.at(-1) ?? "";
  const { fields } = readDocument(pageAt(house, last)?.text ?? "", last);
  savePage(house, last, { fields: { ...fields, lead: "Một câu viết dở" }, body: null }, NOON, { certain: true });
  const { file } = startPage(house, "categories", "In tem nhãn", NOON);
  assert.deepEqual(orderPages(house, [...files.slice(0, -1), file, last], NOON), [last]);
  assert.deepEqual(
    [last, file].map((one) => draftOf(house, one)?.place),
    ["tray", "desk"],
  );
  assert.deepEqual(
    [last, file].map((one) => order(pageAt(house, one))),
    [files.length + 1, files.length],
  );
});

test("pages that lie in the tray get their places there and are not named; one that cannot be read is passed over as it is", (context) => {
  const house = houseFor(context);
  const [first = "", broken = "", last = ""] = allPages(house).flatMap(({ file, kind }) =>
    kind.name === "categories" ? file : [],
  );
  const { fields } = readDocument(pageAt(house, first)?.text ?? "", first);
  savePage(house, first, { fields: { ...fields, lead: "Một câu viết xong" }, body: null }, NOON);
  movePage(house, first, "tray", NOON);
  writeFileSync(path.join(house.content, broken), "---\ntitle: [\n---\n");
  assert.deepEqual(orderPages(house, [last, broken, first], NOON), []);
  const orders = [first, last].map((file) => readDocument(pageAt(house, file)?.text ?? "", file).fields.order);
  assert.deepEqual([...orders, draftOf(house, first)?.place, draftOf(house, broken)], [3, 1, "tray", null]);
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
