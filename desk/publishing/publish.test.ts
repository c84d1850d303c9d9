import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import test, { type TestContext } from "node:test";
import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { readDocument } from "../documents/document.ts";
import { draftOf, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { pageAt, revisionOf } from "../drafts/pages.ts";
import { movePage, retirePage, savePage, startPage } from "../drafts/save.ts";
import type { House } from "../files/house.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { newPictures } from "../pictures/picture-files.ts";
import { layOver } from "../preview/overlay.ts";
import { overlayFolder } from "../preview/overlay-folder.ts";
import { Refused } from "../server/refused.ts";
import { comingOf } from "./coming.ts";
import { putBack, writeContent } from "./pending.ts";
import { planOf } from "./plan.ts";
import { publisher, type Run } from "./publish.ts";
import { publishingRoutes, type Tray } from "./routes.ts";
import { type RunStep, StepFailed } from "./run-step.ts";
import { sendRelease, setTarget, type Target } from "./target.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const NOON = Date.parse("2026-11-21T05:10:00Z");
const inContent = (house: House, file: string) => readFileSync(path.join(house.content, file), "utf8");

/** A page of the tray with another title. */
function renamed(house: House, title: string) {
  const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
  savePage(house, FILE, { fields: { ...fields, title }, body: null }, NOON, { certain: true });
  movePage(house, FILE, "tray", NOON);
}

/** In the place of a build: numbered releases, as the builder would leave them. */
function builds(): RunStep {
  let number = 0;
  return async (step, tell) => {
    const served = `release-${number}`;
    if ("ahead" in step) return { release: served, former: served };
    tell("pages");
    if ("release" in step) return { release: step.release, former: served };
    number++;
    return { release: `release-${number}`, former: number === 1 ? "release-0" : `release-${number - 1}` };
  };
}

test("a publication writes the page and the links to it into content, empties the tray, and is given back whole", async (context) => {
  const house = houseFor(context);
  const linking = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md";
  const [before, beforeLinking] = [inContent(house, FILE), inContent(house, linking)];
  assert.match(beforeLinking, /\(\/tin-tuc\/standee-cuon-bi-mat-chu-o-chan\)/);
  renamed(house, "Standee mất chữ");
  const site = publisher(house, "/nowhere", () => NOON, builds());
  await site.publish([FILE]);
  assert.equal(site.current()?.failed, null);
  assert.deepEqual(readDocument(inContent(house, FILE), FILE).fields.formerSlugs, ["standee-cuon-bi-mat-chu-o-chan"]);
  assert.match(inContent(house, linking), /\(\/tin-tuc\/standee-mat-chu\)/);
  assert.equal(draftOf(house, FILE), null);
  await site.giveBack();
  assert.deepEqual(site.current()?.pages, [FILE]);
  assert.deepEqual(site.current()?.returned, [{ file: FILE, place: "tray" }]);
  assert.deepEqual([inContent(house, FILE), inContent(house, linking)], [before, beforeLinking]);
  assert.equal(draftOf(house, FILE)?.place, "tray");
  assert.equal(draftOf(house, linking), null);
  assert.equal(site.last(), null);
});

test("words typed while a page goes online stay on top of what went online, and the window that types them goes on", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const seen: unknown[] = [];
  const look = () => {
    const page = pageAt(house, FILE);
    assert.ok(page);
    seen.push([revisionOf(page), page.changedOutside]);
  };
  look();
  const built = builds();
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    async (step, tell) => {
      look();
      const { fields, body } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
      const edit = { fields: { ...fields, title: "Standee mất" }, body: `${body}\nGõ trong lúc đưa lên.\n` };
      savePage(house, FILE, edit, NOON);
      look();
      return built(step, tell);
    },
  );
  await site.publish([FILE]);
  look();
  const draft = draftOf(house, FILE);
  assert.deepEqual([draft?.place, draft?.base], ["desk", inContent(house, FILE)]);
  assert.doesNotMatch(inContent(house, FILE), /Gõ trong lúc/);
  assert.match(draft?.text ?? "", /Gõ trong lúc đưa lên\./);
  // The address that went online meanwhile leads on, too.
  assert.deepEqual(readDocument(draft?.text ?? "", FILE).fields.formerSlugs, [
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

test("a window that has a page open keeps its state while the page goes online as it is", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const revision = () => revisionOf(pageAt(house, FILE) ?? assert.fail());
  const before = revision();
  await publisher(house, "/nowhere", () => NOON, builds()).publish([FILE]);
  assert.equal(draftOf(house, FILE), null);
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
  const site = publisher(house, "/nowhere", () => NOON, builds());
  await site.publish([category]);
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
});

test("a title that was another page's once takes that address: the other page lets go of it by itself", async (context) => {
  const house = houseFor(context);
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const former = String(readDocument(inContent(house, FILE), FILE).fields.title);
  const site = publisher(house, "/nowhere", () => NOON, builds());
  renamed(house, "Standee mất chữ");
  await site.publish([FILE]);
  const { fields } = readDocument(inContent(house, FILE), FILE);
  savePage(house, FILE, { fields: { ...fields, description: "Đang viết dở." }, body: null }, NOON);
  savePage(
    house,
    other,
    { fields: { ...readDocument(inContent(house, other), other).fields, title: former }, body: null },
    NOON,
  );
  movePage(house, other, "tray", NOON);
  layOver(house, null);
  const laid = readFileSync(path.join(overlayFolder(house), FILE), "utf8");
  assert.deepEqual(readDocument(laid, FILE).fields.formerSlugs, []);
  await site.publish([other]);
  assert.deepEqual(readDocument(inContent(house, FILE), FILE).fields.formerSlugs, []);
  // The draft that was begun before lets go of it, too, once it goes online.
  movePage(house, FILE, "tray", NOON);
  await site.publish([FILE]);
  const now = readDocument(inContent(house, FILE), FILE).fields;
  assert.deepEqual([now.formerSlugs, now.description], [[], "Đang viết dở."]);
});

test("a page that is written on again is given back to where it is being written; one changed outside stays as it is", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  const site = publisher(house, "/nowhere", () => NOON, builds());
  const publish = async () => {
    renamed(house, "Standee mất chữ");
    await site.publish([FILE]);
  };
  await publish();
  savePage(house, FILE, { text: `${inContent(house, FILE)}\nThêm một câu.\n` }, NOON);
  await site.giveBack();
  assert.deepEqual([inContent(house, FILE), draftOf(house, FILE)?.place], [before, "desk"]);
  assert.deepEqual(site.current()?.returned, [{ file: FILE, place: "desk" }]);
  await publish();
  writeFileSync(path.join(house.content, FILE), before);
  await site.giveBack();
  assert.deepEqual(site.current()?.returned, [{ file: FILE, place: "outside" }]);
});

test("the first publication on a machine that never built the site is told of, without a way back", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const app = Fastify();
  const run: RunStep = async () => {
    mkdirSync(path.join(root, "build/current"), { recursive: true });
    return { release: "release-1", former: null };
  };
  publishingRoutes(app, deskAt(NOON, house, { root }), { run, expect: () => {} });
  const tray = async () => (await app.inject("/tray")).json<Tray>();
  assert.deepEqual([(await tray()).built, (await tray()).last], [false, null]);
  renamed(house, "Standee mất chữ");
  await app.inject({ method: "POST", url: "/publish", payload: { files: [FILE] } });
  const ended = async () => (await app.inject("/run")).json<{ run: Run }>().run.ended !== null;
  while (!(await ended()) && !context.signal.aborted) await setImmediate();
  const { built, last } = await tray();
  assert.deepEqual([built, last], [true, { at: new Date(NOON).toISOString(), pages: [FILE], former: false }]);
});

test("what is wrong with a page is told in the tray with the name of its place", async (context) => {
  const house = houseFor(context);
  const { file } = startPage(house, "jobs", "Bạt khai trương", NOON);
  movePage(house, file, "tray", NOON);
  const seen = { status: 200, html: "", problems: [] };
  const preview = { see: async () => seen, files: () => assert.fail(), stop: async () => {} };
  const app = Fastify();
  const steps = { run: builds(), expect: () => {} };
  publishingRoutes(app, deskAt(NOON, house, { preview }), steps);
  const { waiting } = (await app.inject("/tray")).json<Tray>();
  assert.equal(waiting[0]?.wrong[0]?.message, "Ảnh: Chưa điền mục này.");
});

test("of a page that waits is told when customers lose it with that: for good, or until its hour", async (context) => {
  const house = houseFor(context);
  const preview = {
    see: async () => ({ status: 200, html: "", problems: [] }),
    files: () => assert.fail(),
    stop: async () => {},
  };
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house, { preview }), { run: builds(), expect: () => {} });
  const leaves = async () => (await app.inject("/tray")).json<Tray>().waiting[0]?.leaves;
  renamed(house, "Standee mất chữ");
  assert.equal(await leaves(), null);
  scheduled(house, "2026-12-01 08:00");
  assert.equal(await leaves(), "until");
  retirePage(house, FILE, "/tin-tuc", NOON);
  assert.equal(await leaves(), "for good");
});

test("two publications are given back one after the other: what the second needs is held while the first goes", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  const built = builds();
  const released: unknown[] = [];
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    (step, tell) => {
      if ("release" in step) released.push([step.release, step.held]);
      return built(step, tell);
    },
  );
  for (const title of ["Standee mất chữ", "Standee mất"]) {
    renamed(house, title);
    await site.publish([FILE]);
  }
  await site.giveBack();
  await site.giveBack();
  assert.deepEqual(released, [
    ["release-1", ["release-1", "release-0"]],
    ["release-0", ["release-0"]],
  ]);
  assert.equal(inContent(house, FILE), before);
});

test("what the machine said of a step that fell is there to be copied", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    () => Promise.reject(new StepFailed("ENOSPC: no space left on device")),
  );
  await site.publish([FILE]);
  assert.match(site.current()?.failed?.sentence ?? "", /chép đoạn dưới đây/);
  assert.equal(site.current()?.failed?.said, "ENOSPC: no space left on device");
});

test("a build that fails leaves content as it was and the page in the tray, and says what broke", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  renamed(house, "Standee mất chữ");
  const problems = [{ file: `content/${FILE}`, field: "nội dung", expected: "đường dẫn không dẫn đến trang nào" }];
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    async (_step, tell) => {
      tell("pages");
      assert.notEqual(inContent(house, FILE), before);
      throw new StepFailed("content", problems);
    },
  );
  await site.publish([FILE]);
  assert.equal(inContent(house, FILE), before);
  assert.equal(draftOf(house, FILE)?.place, "tray");
  assert.deepEqual([site.current()?.failed?.stage, site.current()?.failed?.problems], ["pages", problems]);
});

test("while pictures are made, it is seen how many are", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const seen: unknown[] = [];
  const built = builds();
  const site: ReturnType<typeof publisher> = publisher(
    house,
    "/nowhere",
    () => NOON,
    async (step, tell) => {
      tell("pictures", { done: 2, of: 3 });
      seen.push(site.current()?.pictures);
      tell("pages");
      seen.push(site.current()?.pictures);
      return built(step, tell);
    },
  );
  await site.publish([FILE]);
  assert.deepEqual(seen, [{ done: 2, of: 3 }, null]);
});

/** As the builder does it: what is built and served already is not built again. */
function servesFrom(first: string) {
  const site = { served: first };
  const run: RunStep = async (step) => {
    const former = site.served;
    if ("ahead" in step) return { release: former, former };
    site.served = "release" in step ? step.release : "release-1";
    return { release: site.served, former };
  };
  return { site, run };
}

test("what cannot be sent is not served here either, and once it is sent it can be given back", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  renamed(house, "Standee mất chữ");
  const { site, run } = servesFrom("release-0");
  const publishing = publisher(house, "/nowhere", () => NOON, run);
  setTarget(house, { kind: "folder", folder: folderFor(context) });
  await publishing.publish([FILE]);
  assert.equal(publishing.current()?.failed?.stage, "sending");
  assert.deepEqual([site.served, inContent(house, FILE)], ["release-0", before]);
  setTarget(house, { kind: "here" });
  await publishing.publish([FILE]);
  assert.deepEqual([publishing.current()?.failed, site.served], [null, "release-1"]);
  await publishing.giveBack();
  assert.deepEqual([site.served, inContent(house, FILE)], ["release-0", before]);
});

test("what cannot be sent back stays as customers see it, here too, and goes back at the next try", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  renamed(house, "Standee mất chữ");
  const { site, run } = servesFrom("release-0");
  const publishing = publisher(house, "/nowhere", () => NOON, run);
  await publishing.publish([FILE]);
  const online = inContent(house, FILE);
  setTarget(house, { kind: "folder", folder: folderFor(context) });
  await publishing.giveBack();
  assert.equal(publishing.current()?.failed?.stage, "sending");
  assert.deepEqual([site.served, inContent(house, FILE)], ["release-1", online]);
  setTarget(house, { kind: "here" });
  await publishing.giveBack();
  assert.deepEqual([site.served, inContent(house, FILE)], ["release-0", before]);
});

test("where a killed desk left its release served, the next publication does not promise a way back", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const publishing = publisher(house, "/nowhere", () => NOON, servesFrom("release-1").run);
  await publishing.publish([FILE]);
  assert.deepEqual([publishing.current()?.failed, publishing.last()?.former], [null, null]);
  assert.throws(() => publishing.giveBack(), Refused);
});

test("what is scheduled and could not be built ahead is told, and the publication stands", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  renamed(house, "Standee mất chữ");
  const build = builds();
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    async (step, tell) => ({ ...(await build(step, tell)), notAhead: NOON + 3_600_000 }),
  );
  await site.publish([FILE]);
  assert.deepEqual([site.current()?.failed, site.current()?.notAhead], [null, NOON + 3_600_000]);
  assert.notEqual(inContent(house, FILE), before);
  assert.equal(draftOf(house, FILE), null);
});

/** An article that is online, with an hour of its own. */
function scheduled(house: House, publishAt: string) {
  const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
  savePage(house, FILE, { fields: { ...fields, date: publishAt.slice(0, 10), publishAt }, body: null }, NOON);
  movePage(house, FILE, "tray", NOON);
}

/** A builder over real links of releases that wait: it builds for these moments, the next that nothing waits for each time it is asked. */
function buildsAhead(root: string, moments: string[]): RunStep {
  const built = builds();
  mkdirSync(path.join(root, "build/releases"), { recursive: true });
  const links = () => readdirSync(path.join(root, "build")).filter((name) => name.startsWith("current.at-"));
  const build = () => {
    const next = moments.map((one) => Date.parse(one)).find((at) => !links().includes(`current.at-${at}`));
    if (next !== undefined) symlinkSync("releases/later", path.join(root, `build/current.at-${next}`));
    return next;
  };
  return async (step, tell) => {
    if ("ahead" in step) return { release: "release-0", former: "release-0", ahead: build() };
    for (const link of links()) rmSync(path.join(root, "build", link));
    if ("build" in step) while (build() !== undefined);
    return built(step, tell);
  };
}

test("of what is to come is told what waits for its hour and what does not, notices like articles", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const settings = inContent(house, "settings.yml");
  const notice = '\n  - { from: "2027-02-01", to: "2027-02-07", text: "Xưởng nghỉ Tết." }\n';
  writeFileSync(path.join(house.content, "settings.yml"), settings.replace(/^notices: \[\]$/m, `notices:${notice}`));
  scheduled(house, "2026-12-01 08:00");
  const site = publisher(house, root, () => NOON, buildsAhead(root, ["2026-12-01T01:00:00Z"]));
  await site.publish([FILE]);
  const told = () => site.current()?.coming.map(({ what, state }) => [what, state]);
  assert.deepEqual(told(), [
    ["article", "here"],
    ["notice", "far"],
    ["notice-ends", "far"],
  ]);
  // It was online, and is not before its hour.
  assert.deepEqual(site.current()?.withdrawn, [FILE]);
  setTarget(house, { kind: "folder", folder: folderFor(context) });
  assert.equal((await comingOf(house, root, NOON))[0]?.state, "unbuilt");
  setTarget(house, { kind: "here" });
  assert.equal((await comingOf(house, root, Date.parse("2027-03-01T00:00:00Z")))[0]?.at, undefined);
});

test("what should have come and has not is told as late, and only then may nothing but the present be put online", async (context) => {
  const house = houseFor(context);
  const root = projectFor(context, ["one"]);
  writeFileSync(path.join(root, "build/releases/one/site.json"), "{}");
  const made = new Date(NOON);
  utimesSync(path.join(root, "build/releases/one/site.json"), made, made);
  symlinkSync("releases/one", path.join(root, "build/current"));
  scheduled(house, "2026-12-01 08:00");
  let now = NOON;
  const site = publisher(house, root, () => now, builds());
  await site.publish([FILE]);
  now = Date.parse("2026-12-01T02:00:00Z");
  assert.deepEqual(
    (await comingOf(house, root, now)).map(({ state }) => state),
    ["late"],
  );
  await site.publish([]);
  assert.equal(site.current()?.failed, null);
  writeFileSync(path.join(root, "build/releases/one/built-for"), String(now));
  assert.deepEqual(await comingOf(house, root, now), []);
  await site.publish([]);
  assert.match(site.current()?.failed?.sentence ?? "", /Chưa chọn trang nào/);
});

test("where only what is to come had to be built, the publication before is still the one that can be given back", async (context) => {
  const house = houseFor(context);
  const { run } = servesFrom("release-0");
  const site = publisher(house, folderFor(context), () => NOON, run);
  scheduled(house, "2026-12-01 08:00");
  await site.publish([FILE]);
  const before = site.last();
  assert.equal(before?.former, "release-0");
  assert.equal(site.current()?.coming[0]?.state, "unbuilt");
  await site.publish([]);
  assert.deepEqual([site.current()?.failed, site.last()], [null, before]);
});

test("what was scheduled and stands after a giving back waits for its hour again", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const site = publisher(house, root, () => NOON, buildsAhead(root, ["2026-12-01T01:00:00Z"]));
  scheduled(house, "2026-12-01 08:00");
  await site.publish([FILE]);
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const { fields } = readDocument(inContent(house, other), other);
  savePage(house, other, { fields: { ...fields, title: "Màu in" }, body: null }, NOON);
  movePage(house, other, "tray", NOON);
  await site.publish([other]);
  await site.giveBack();
  assert.deepEqual(
    site.current()?.coming.map(({ file, state }) => [file, state]),
    [[FILE, "here"]],
  );
});

test("an open desk builds ahead what has come near, and gives way to a publication after the moment it is at", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  mkdirSync(path.join(root, "build/releases/release-0"), { recursive: true });
  symlinkSync("releases/release-0", path.join(root, "build/current"));
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, FILE), draftOf(house, FILE)?.text ?? "");
  removeDraft(house, FILE);
  const moments = ["2026-12-01T01:00:00Z", "2026-12-02T01:00:00Z", "2026-12-03T01:00:00Z"];
  const ahead = buildsAhead(root, moments);
  const asked: string[] = [];
  const going = Promise.withResolvers<void>();
  const site = publisher(
    house,
    root,
    () => NOON,
    async (step, tell) => {
      asked.push(...Object.keys(step).filter((key) => key !== "held" && key !== "changed"));
      if ("ahead" in step) await going.promise;
      return ahead(step, tell);
    },
  );
  assert.deepEqual(
    (await comingOf(house, root, NOON)).map(({ state }) => state),
    ["unbuilt"],
  );
  const catching = site.catchUp();
  assert.equal((await site.coming())[0]?.state, "building");
  while (asked.length === 0) await setImmediate();
  renamed(house, "Standee mất chữ");
  const publishing = site.publish([FILE]);
  going.resolve();
  await Promise.all([catching, publishing]);
  assert.deepEqual(asked, ["ahead", "build"]);
  assert.equal(site.current()?.failed, null);
  assert.deepEqual(
    site.current()?.coming.map(({ state }) => state),
    ["here"],
  );
});

test("while one goes online, another window's is refused in words, in its answer, and the desk goes on", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const built = Promise.withResolvers<{ release: string; former: string }>();
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house), { run: () => built.promise, expect: () => {} });
  const ask = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  assert.equal((await ask("/publish", { files: [FILE] })).statusCode, 202);
  for (const [url, body] of [
    ["/publish", { files: [FILE] }],
    ["/give-back", {}],
  ] as const) {
    const answer = await ask(url, body);
    assert.deepEqual([answer.statusCode, answer.json().message], [409, "Đang đưa lên mạng một lần khác, chờ xong đã."]);
  }
  built.resolve({ release: "release-1", former: "release-0" });
  const run = async () => (await app.inject("/run")).json<{ run: Run }>().run;
  while ((await run()).ended === null && !context.signal.aborted) await setImmediate();
  assert.deepEqual([(await run()).failed, draftOf(house, FILE)], [null, null]);
});

test("content that cannot be put back after a failure is put back before the next publication, and the owner is told", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  renamed(house, "Standee mất chữ");
  const [articles, elsewhere] = [path.join(house.content, "articles"), path.join(house.desk, "elsewhere")];
  let falls = true;
  const built = builds();
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    (step, tell) => {
      if (!falls) return built(step, tell);
      renameSync(articles, elsewhere);
      symlinkSync(elsewhere, articles); // the desk writes nowhere behind a link
      return Promise.reject(new StepFailed("fell"));
    },
  );
  context.mock.method(console, "error", () => {});
  await site.publish([FILE]);
  assert.match(site.current()?.failed?.sentence ?? "", /lần đưa lên sau bàn tự trả/);
  rmSync(articles);
  renameSync(elsewhere, articles);
  falls = false;
  await site.publish([FILE]);
  assert.equal(site.current()?.failed, null);
  await site.giveBack();
  assert.equal(inContent(house, FILE), before);
});

test("a desk that was killed while publishing puts content back when it is opened again", (context) => {
  const house = houseFor(context);
  const before = inContent(house, FILE);
  renamed(house, "Standee mất chữ");
  writeContent(house, planOf(house, [FILE]));
  assert.notEqual(inContent(house, FILE), before);
  putBack(house);
  assert.equal(inContent(house, FILE), before);
  assert.equal(draftOf(house, FILE)?.place, "tray");
});

test("a page that is not finished, or was changed outside, does not go online and is named", async (context) => {
  const house = houseFor(context);
  const page = startPage(house, "articles", "Bài mới", NOON);
  movePage(house, page.file, "tray", NOON);
  assert.throws(
    () => planOf(house, [page.file]),
    (error) => error instanceof Refused && error.message.includes(page.file),
  );
  renamed(house, "Standee mất chữ");
  writeFileSync(
    path.join(house.content, FILE),
    `${inContent(house, FILE)}
Thêm ở ngoài.
`,
  );
  assert.throws(
    () => planOf(house, [FILE]),
    (error) => error instanceof Refused && error.message.includes("ngoài bàn"),
  );
});

test("while the online file of a page cannot be read, the page does not go online, and the file stays as it is", (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const place = path.join(house.content, FILE);
  rmSync(place);
  mkdirSync(place); // a folder in its place: what it was could not be put back
  // What stands there now was seen and is to be written over: that it changed outside is not in the way any more.
  const draft = draftOf(house, FILE);
  assert.ok(draft);
  saveDraft(house, { ...draft, base: pageAt(house, FILE)?.online ?? null });
  assert.throws(
    () => planOf(house, [FILE]),
    (error) =>
      error instanceof Refused && error.message.startsWith(`Chưa đưa lên được, tệp content/${FILE} đang hỏng.`),
  );
  assert.ok(statSync(place).isDirectory());
});

test("nothing goes online while a whole folder of pages is gone: customers would lose every page in it", (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const before = inContent(house, FILE);
  rmSync(path.join(house.content, "policies"), { recursive: true });
  let built = 0;
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    async () => ({ release: `release-${++built}`, former: "release-0" }),
  );
  assert.throws(
    () => void site.publish([FILE]),
    (error) => error instanceof Refused && /content\/policies: Cả thư mục không còn nữa/.test(error.message),
  );
  assert.deepEqual([built, inContent(house, FILE), draftOf(house, FILE)?.place], [0, before, "tray"]);
});

test("a page that goes hands its address on, and new pictures come along", (context) => {
  const house = houseFor(context);
  const other = "articles/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu.md";
  const base = inContent(house, FILE);
  saveDraft(house, {
    file: FILE,
    text: null,
    base,
    leadsTo: "/tin-tuc/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu",
    place: "tray",
    at: "",
  });
  const plan = planOf(house, [FILE]);
  assert.equal(plan.changes.find(({ file }) => file === FILE)?.after, null);
  const after = plan.changes.find(({ file }) => file === other)?.after ?? "";
  assert.deepEqual(readDocument(after, other).fields.formerSlugs, ["standee-cuon-bi-mat-chu-o-chan"]);
  const { fields } = readDocument(inContent(house, "articles/vi-sao-mau-in-khac-mau-man-hinh.md"), FILE);
  savePage(
    house,
    "articles/vi-sao-mau-in-khac-mau-man-hinh.md",
    { fields: { ...fields, image: "anh-moi.jpg" }, body: null },
    NOON,
  );
  movePage(house, "articles/vi-sao-mau-in-khac-mau-man-hinh.md", "tray", NOON);
  mkdirSync(newPictures(house), { recursive: true });
  for (const name of ["anh-moi.jpg", "khong-dung.jpg"]) writeFileSync(path.join(newPictures(house), name), name);
  const withPicture = planOf(house, ["articles/vi-sao-mau-in-khac-mau-man-hinh.md"]);
  assert.deepEqual(withPicture.pictures, ["anh-moi.jpg"]);
  writeContent(house, withPicture);
  assert.equal(inContent(house, "pictures/anh-moi.jpg"), "anh-moi.jpg");
});

test("a picture that is online stays there when a later publication of its page fails", async (context) => {
  const house = houseFor(context);
  const withPicture = (description: string) => {
    const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
    savePage(house, FILE, { fields: { ...fields, image: "anh-moi.jpg", description }, body: null }, NOON);
    movePage(house, FILE, "tray", NOON);
  };
  mkdirSync(newPictures(house), { recursive: true });
  writeFileSync(path.join(newPictures(house), "anh-moi.jpg"), "as the owner cut it");
  const built = builds();
  let falls = false;
  const site = publisher(
    house,
    "/nowhere",
    () => NOON,
    (step, tell) => (falls ? Promise.reject(new StepFailed("fell")) : built(step, tell)),
  );
  withPicture("Chân standee cuốn nuốt mất mấy phân cuối của tấm in, nên chừa trống phần chân ngay từ lúc thiết kế.");
  await site.publish([FILE]);
  assert.equal(site.current()?.failed, null);
  writeFileSync(path.join(house.content, "pictures/anh-moi.jpg"), "as a hand replaced it");
  withPicture("Chân standee cuốn nuốt mất mấy phân cuối của tấm in, nên chừa trống chân ngay từ đầu, lúc thiết kế.");
  falls = true;
  await site.publish([FILE]);
  assert.ok(site.current()?.failed);
  assert.equal(inContent(house, "pictures/anh-moi.jpg"), "as a hand replaced it");
});

function folderFor(context: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), "target-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A project with finished releases, as a build leaves them. */
function projectFor(context: TestContext, names: string[]): string {
  const root = folderFor(context);
  for (const name of names) {
    mkdirSync(path.join(root, "build/releases", name, "site"), { recursive: true });
    writeFileSync(path.join(root, "build/releases", name, "site/index.html"), name);
    writeFileSync(path.join(root, "build/releases", name, "held"), "");
  }
  return root;
}

/** In the place of ssh: the command runs on this machine. */
function withoutNetwork(context: TestContext): void {
  const folder = folderFor(context);
  writeFileSync(path.join(folder, "ssh"), '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n', { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${folder}:${PATH}`;
  context.after(() => {
    process.env.PATH = PATH;
  });
}

const PLACES: [name: string, target: (folder: string) => Target][] = [
  ["another folder", (folder) => ({ kind: "folder", folder })],
  ["another machine", (folder) => ({ kind: "ssh", host: "web@hoanggia.vn", port: 22, folder })],
];
for (const [name, target] of PLACES) {
  test(`${name} gets whole releases beside each other and one link; a failure on the way leaves the link`, async (context) => {
    withoutNetwork(context);
    const [root, to] = [projectFor(context, ["one", "two", "three"]), folderFor(context)];
    const served = () => readFileSync(path.join(to, "current/site/index.html"), "utf8");
    for (const release of ["one", "two", "three"]) {
      await sendRelease(target(to), root, release);
      assert.equal(served(), release);
    }
    assert.deepEqual(readdirSync(path.join(to, "releases")), ["three", "two"]);
    assert.equal(existsSync(path.join(to, "releases/three/held")), false);
    await assert.rejects(
      sendRelease(target(to), root, "missing"),
      (error) => error instanceof Refused && error.message.includes("nguyên vẹn"),
    );
    assert.equal(served(), "three");
    await sendRelease(target(to), root, "two");
    assert.equal(readlinkSync(path.join(to, "current")), "releases/two");
  });

  test(`${name} keeps a release that a server there still serves, or that somebody holds`, async (context) => {
    withoutNetwork(context);
    const [root, to] = [projectFor(context, ["one", "two", "three", "four"]), folderFor(context)];
    await sendRelease(target(to), root, "one");
    writeFileSync(path.join(to, "releases/one/served-by-7"), "");
    await sendRelease(target(to), root, "two");
    writeFileSync(path.join(to, "releases/two/held"), "");
    await sendRelease(target(to), root, "three");
    await sendRelease(target(to), root, "four");
    assert.deepEqual(readdirSync(path.join(to, "releases")), ["four", "one", "three", "two"]);
  });

  test(`${name} where the link cannot be moved keeps what waits there for its hour`, async (context) => {
    withoutNetwork(context);
    const [root, to] = [projectFor(context, ["one", "later", "two", "latest"]), folderFor(context)];
    const hour = Date.now() + 86_400_000;
    const later = (folder: string, at: number, release: string) =>
      symlinkSync(`releases/${release}`, path.join(folder, `current.at-${at}`));
    later(path.join(root, "build"), hour, "later");
    await sendRelease(target(to), root, "one");
    assert.equal(readlinkSync(path.join(to, `current.at-${hour}`)), "releases/later");
    rmSync(path.join(root, `build/current.at-${hour}`));
    later(path.join(root, "build"), hour + 1, "latest");
    // Nothing can be moved over a folder with something in it.
    rmSync(path.join(to, "current"));
    mkdirSync(path.join(to, "current/site"), { recursive: true });
    await assert.rejects(sendRelease(target(to), root, "two"), Refused);
    const waiting = () => readdirSync(to).filter((file) => file.startsWith("current.at-"));
    assert.deepEqual(waiting(), [`current.at-${hour}`]);
    assert.equal(existsSync(path.join(to, `current.at-${hour}/site/index.html`)), true);
    assert.equal(existsSync(path.join(to, "former-hours")), false);
    rmSync(path.join(to, "current"), { recursive: true });
    await sendRelease(target(to), root, "two");
    assert.deepEqual(waiting(), [`current.at-${hour + 1}`]);
    assert.equal(readFileSync(path.join(to, "current/site/index.html"), "utf8"), "two");
  });
}

test("a place to send to is taken only where it is no option and no command of ssh", (context) => {
  const house = houseFor(context);
  for (const wrong of [
    { kind: "ssh", host: "-oProxyCommand=x@y", folder: "/var/www" },
    { kind: "ssh", host: "web@hoanggia.vn", folder: "/var/www; rm -rf /" },
    { kind: "ssh", host: "web@hoanggia.vn", folder: "www" },
    { kind: "folder", folder: "www" },
  ]) {
    assert.throws(() => setTarget(house, wrong), Refused);
  }
  assert.deepEqual(setTarget(house, { kind: "folder", folder: "~/web" }), {
    kind: "folder",
    folder: path.join(homedir(), "web"),
  });
  assert.deepEqual(setTarget(house, { kind: "ssh", host: "web@hoanggia.vn", folder: "/var/www/hoang-gia" }), {
    kind: "ssh",
    host: "web@hoanggia.vn",
    port: 22,
    folder: "/var/www/hoang-gia",
  });
});
