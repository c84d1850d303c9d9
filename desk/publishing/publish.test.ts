/** What goes online and comes back: the content, the drafts beside it, and the windows that have a page open. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { readDocument } from "../documents/document.ts";
import { draftOf } from "../drafts/drafts.ts";
import { movePage, retirePage } from "../drafts/move.ts";
import { pageAt, revisionOf } from "../drafts/pages.ts";
import { savePage } from "../drafts/save.ts";
import { startPage } from "../drafts/start-page.ts";
import { hashOf } from "../files/house.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { ARTICLE, builds, inContent, NOON, publisherOf, renamed } from "../fixtures/test-publishing.ts";
import { entries } from "../journal/journal.ts";
import { layOver } from "../preview/overlay.ts";
import { overlayFolder } from "../preview/overlay-folder.ts";
import type { publisher } from "./publish.ts";

test("a publication writes the page and the links to it into content, empties the tray, and is given back whole", async (context) => {
  const house = houseFor(context);
  const linking = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md";
  const [before, beforeLinking] = [inContent(house, ARTICLE), inContent(house, linking)];
  assert.match(beforeLinking, /\(\/tin-tuc\/standee-cuon-bi-mat-chu-o-chan\)/);
  renamed(house, "Standee mất chữ");
  const site = publisherOf(house);
  await site.publish([ARTICLE]);
  assert.equal(site.current()?.failed, null);
  assert.deepEqual(readDocument(inContent(house, ARTICLE), ARTICLE).fields.formerSlugs, [
    "standee-cuon-bi-mat-chu-o-chan",
  ]);
  assert.match(inContent(house, linking), /\(\/tin-tuc\/standee-mat-chu\)/);
  assert.equal(draftOf(house, ARTICLE), null);
  await site.giveBack();
  assert.deepEqual(site.current()?.pages, [ARTICLE]);
  assert.deepEqual(site.current()?.returned, [{ file: ARTICLE, place: "tray" }]);
  assert.deepEqual([inContent(house, ARTICLE), inContent(house, linking)], [before, beforeLinking]);
  assert.equal(draftOf(house, ARTICLE)?.place, "tray");
  assert.equal(pageAt(house, ARTICLE)?.changedOutside, false);
  assert.equal(draftOf(house, linking), null);
  assert.equal(site.last(), null);
});

test("a new page and one that goes are so in content, and are as they were again when they are given back", async (context) => {
  const house = houseFor(context);
  const old = inContent(house, ARTICLE);
  const { file, text } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const { fields } = readDocument(old, ARTICLE);
  const { title, id } = readDocument(text ?? "", file).fields;
  savePage(house, file, { fields: { ...fields, title, id }, body: "Chữ của bài." }, NOON);
  movePage(house, file, "tray", NOON);
  retirePage(house, ARTICLE, "/tin-tuc/bat-mat-tien", NOON);
  const site = publisherOf(house);
  await site.publish([file, ARTICLE]);
  const there = () => [file, ARTICLE].map((name) => existsSync(path.join(house.content, name)));
  assert.deepEqual([site.current()?.failed, there()], [null, [true, false]]);
  assert.deepEqual(site.current()?.withdrawn, []); // for good, not until an hour
  const told = entries(house).find(({ what }) => what === "published")?.pages ?? [];
  assert.deepEqual(
    told.flatMap((page) => (page.left ? page.file : [])),
    [ARTICLE],
  );
  await site.giveBack();
  assert.deepEqual([there(), inContent(house, ARTICLE)], [[false, true], old]);
  assert.deepEqual(
    [file, ARTICLE].map((name) => [draftOf(house, name)?.place, draftOf(house, name)?.base]),
    [
      ["tray", null],
      ["tray", old],
    ],
  );
  assert.equal(draftOf(house, ARTICLE)?.leadsTo, "/tin-tuc/bat-mat-tien");
});

test("words typed while a page goes online stay on top of what went online, and the window that types them goes on", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const seen: unknown[] = [];
  const look = () => {
    const page = pageAt(house, ARTICLE);
    assert.ok(page);
    seen.push([revisionOf(page), page.changedOutside]);
  };
  look();
  const built = builds();
  const site = publisherOf(house, async (step, tell) => {
    look();
    const { fields, body } = readDocument(pageAt(house, ARTICLE)?.text ?? "", ARTICLE);
    const edit = { fields: { ...fields, title: "Standee mất" }, body: `${body}\nGõ trong lúc đưa lên.\n` };
    savePage(house, ARTICLE, edit, NOON);
    look();
    return built(step, tell);
  });
  await site.publish([ARTICLE]);
  look();
  const draft = draftOf(house, ARTICLE);
  assert.deepEqual([draft?.place, draft?.base], ["desk", inContent(house, ARTICLE)]);
  assert.doesNotMatch(inContent(house, ARTICLE), /Gõ trong lúc/);
  assert.match(draft?.text ?? "", /Gõ trong lúc đưa lên\./);
  // The draft also has the former address that this publication brought.
  assert.deepEqual(readDocument(draft?.text ?? "", ARTICLE).fields.formerSlugs, [
    "standee-cuon-bi-mat-chu-o-chan",
    "standee-mat-chu",
  ]);
  const [first, during, typed] = seen as [string, boolean][];
  assert.deepEqual(during, first);
  assert.deepEqual(
    seen.map((one) => (one as [string, boolean])[1]),
    [false, false, false, false],
  );
  assert.notDeepEqual(typed, first);
  assert.equal(site.current()?.failed, null);
});

test("words typed on a page while it takes the address of another that goes keep that address", async (context) => {
  const house = houseFor(context);
  const other = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md";
  retirePage(house, ARTICLE, "/tin-tuc/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu", NOON);
  savePage(house, other, { text: `${inContent(house, other)}\nMột.\n` }, NOON);
  movePage(house, other, "tray", NOON);
  const built = builds();
  const site = publisherOf(house, (step, tell) => {
    savePage(house, other, { text: `${draftOf(house, other)?.text}\nHai.\n` }, NOON);
    return built(step, tell);
  });
  await site.publish([ARTICLE, other]);
  const { fields, body } = readDocument(draftOf(house, other)?.text ?? "", other);
  assert.deepEqual(fields.formerSlugs, ["standee-cuon-bi-mat-chu-o-chan"]);
  assert.match(body, /Một\.\n\nHai\.\n$/);
});

test("a page that is being written keeps the address that it was given meanwhile, also under a window that knows nothing of it", async (context) => {
  const house = houseFor(context);
  const other = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md";
  retirePage(house, other, "/tin-tuc/standee-cuon-bi-mat-chu-o-chan", NOON);
  renamed(house, "Standee mất chữ");
  const { fields } = readDocument(draftOf(house, ARTICLE)?.text ?? "", ARTICLE);
  const slugs = ["standee-cuon-bi-mat-chu-o-chan", "standee-dat-o-dau-cho-nguoi-ta-doc-het-chu"];
  const formerSlugs = () => readDocument(draftOf(house, ARTICLE)?.text ?? "", ARTICLE).fields.formerSlugs;
  await publisherOf(house).publish([other]);
  assert.deepEqual(formerSlugs(), slugs);
  savePage(house, ARTICLE, { fields: { ...fields, description: "Gõ tiếp." }, body: null }, NOON);
  assert.deepEqual(formerSlugs(), slugs);
});

test("a page that is typed back to what it was while it goes online is so on the desk afterwards", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  savePage(house, ARTICLE, { text: `${before}\nMột.\n` }, NOON);
  movePage(house, ARTICLE, "tray", NOON);
  const built = builds();
  const site = publisherOf(house, (step, tell) => {
    savePage(house, ARTICLE, { text: before }, NOON);
    return built(step, tell);
  });
  await site.publish([ARTICLE]);
  assert.match(inContent(house, ARTICLE), /Một\./);
  const { place, text, base } = draftOf(house, ARTICLE) ?? {};
  assert.deepEqual([place, text, base], ["desk", before, inContent(house, ARTICLE)]);
});

test("a page that is taken down while it goes online lies in the tray, to go with the next publication", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const built = builds();
  const site = publisherOf(house, (step, tell) => {
    retirePage(house, ARTICLE, "/danh-muc-in", NOON);
    return built(step, tell);
  });
  await site.publish([ARTICLE]);
  const { place, text, base } = draftOf(house, ARTICLE) ?? {};
  assert.deepEqual([place, text, base], ["tray", null, inContent(house, ARTICLE)]);
});

test("a window that has a page open keeps its state while the page goes online as it is", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const revision = () => revisionOf(pageAt(house, ARTICLE) ?? assert.fail());
  const before = revision();
  await publisherOf(house).publish([ARTICLE]);
  assert.equal(draftOf(house, ARTICLE), null);
  assert.equal(revision(), before);
});

test("what is written on a page that is not chosen follows a category that gets another name, and back", async (context) => {
  const house = houseFor(context);
  const category = "categories/in-bat-hiflex.md";
  const { fields } = readDocument(inContent(house, category), category);
  savePage(house, category, { fields: { ...fields, title: "In bạt ngoài trời" }, body: null }, NOON);
  movePage(house, category, "tray", NOON);
  const { file, text } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  const begun = readDocument(text ?? "", file).fields;
  savePage(
    house,
    file,
    { fields: { ...begun, category: "in-bat-hiflex" }, body: "Xem [bạt](/danh-muc-in/in-bat-hiflex)." },
    NOON,
  );
  const broken = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  savePage(house, broken, { text: '---\ntitle: "' }, NOON);
  const online = "articles/bat-co-vet-gap-lam-phang-van-chuyen-va-cat-giu.md";
  const before = inContent(house, online);
  savePage(house, online, { text: `${before}\nCòn dở.\n` }, NOON);
  const site = publisherOf(house);
  await site.publish([category]);
  assert.match(inContent(house, online), /^category: in-bat-ngoai-troi$/m);
  assert.equal(site.current()?.failed, null);
  const followed = readDocument(draftOf(house, file)?.text ?? "", file);
  assert.equal(followed.fields.category, "in-bat-ngoai-troi");
  assert.match(followed.body, /\(\/danh-muc-in\/in-bat-ngoai-troi\)/);
  assert.equal(draftOf(house, broken)?.text, '---\ntitle: "');
  await site.giveBack();
  const back = readDocument(draftOf(house, file)?.text ?? "", file);
  assert.equal(back.fields.category, "in-bat-hiflex");
  assert.match(back.body, /\(\/danh-muc-in\/in-bat-hiflex\)/);
  assert.equal(readDocument(draftOf(house, category)?.text ?? "", category).fields.title, "In bạt ngoài trời");
  const written = pageAt(house, online);
  assert.deepEqual(
    [written?.online, written?.text, written?.changedOutside],
    [before, `${before}\nCòn dở.\n`, false],
    "nobody changed it outside",
  );
});

test("a page with a title that was another page's once takes that address: the other page gives it up by itself", async (context) => {
  const house = houseFor(context);
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const former = String(readDocument(inContent(house, ARTICLE), ARTICLE).fields.title);
  const site = publisherOf(house);
  renamed(house, "Standee mất chữ");
  await site.publish([ARTICLE]);
  const { fields } = readDocument(inContent(house, ARTICLE), ARTICLE);
  savePage(house, ARTICLE, { fields: { ...fields, description: "Đang viết dở." }, body: null }, NOON);
  savePage(
    house,
    other,
    { fields: { ...readDocument(inContent(house, other), other).fields, title: former }, body: null },
    NOON,
  );
  movePage(house, other, "tray", NOON);
  layOver(house, null);
  const laid = readFileSync(path.join(overlayFolder(house), ARTICLE), "utf8");
  assert.deepEqual(readDocument(laid, ARTICLE).fields.formerSlugs, []);
  await site.publish([other]);
  assert.deepEqual(readDocument(inContent(house, ARTICLE), ARTICLE).fields.formerSlugs, []);
  // The draft that was begun before gives the address up, too, once it goes online.
  movePage(house, ARTICLE, "tray", NOON);
  await site.publish([ARTICLE]);
  const now = readDocument(inContent(house, ARTICLE), ARTICLE).fields;
  assert.deepEqual([now.formerSlugs, now.description], [[], "Đang viết dở."]);
});

test("a page that is written on again is given back to where it is being written; one changed outside stays as it is", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  const site = publisherOf(house);
  const publish = async () => {
    renamed(house, "Standee mất chữ");
    await site.publish([ARTICLE]);
  };
  await publish();
  savePage(house, ARTICLE, { text: `${inContent(house, ARTICLE)}\nThêm một câu.\n` }, NOON);
  await site.giveBack();
  assert.deepEqual([inContent(house, ARTICLE), draftOf(house, ARTICLE)?.place], [before, "desk"]);
  assert.deepEqual(site.current()?.returned, [{ file: ARTICLE, place: "desk" }]);
  await publish();
  writeFileSync(path.join(house.content, ARTICLE), before);
  await site.giveBack();
  assert.deepEqual(site.current()?.returned, [{ file: ARTICLE, place: "outside" }]);
});

test("a page whose former text is lost from the journal stays as it is when its publication is given back", async (context) => {
  const house = houseFor(context);
  const before = hashOf(inContent(house, ARTICLE));
  renamed(house, "Standee mất chữ");
  const site = publisherOf(house);
  await site.publish([ARTICLE]);
  const online = inContent(house, ARTICLE);
  rmSync(path.join(house.desk, "journal/states", before));
  await site.giveBack();
  assert.equal(inContent(house, ARTICLE), online);
  assert.deepEqual(site.current()?.returned, [{ file: ARTICLE, place: "outside" }]);
});

test("two publications are given back one after the other: what the second needs is held while the first goes", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  const built = builds();
  const released: unknown[] = [];
  const site = publisherOf(house, (step, tell) => {
    if ("release" in step) released.push([step.release, step.held]);
    return built(step, tell);
  });
  for (const title of ["Standee mất chữ", "Standee mất"]) {
    renamed(house, title);
    await site.publish([ARTICLE]);
  }
  await site.giveBack();
  await site.giveBack();
  assert.deepEqual(released, [
    ["release-1", ["release-1", "release-0"]],
    ["release-0", ["release-0"]],
  ]);
  assert.deepEqual([inContent(house, ARTICLE), site.last()], [before, null]);
});

test("while pictures are made, it is seen how many are", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const seen: unknown[] = [];
  const built = builds();
  const site: ReturnType<typeof publisher> = publisherOf(house, async (step, tell) => {
    tell("pictures", { done: 2, of: 3 });
    seen.push(site.current()?.pictures);
    tell("pages");
    seen.push(site.current()?.pictures);
    return built(step, tell);
  });
  await site.publish([ARTICLE]);
  assert.deepEqual(seen, [{ done: 2, of: 3 }, null]);
});
