/** What is built ahead of its hour: with a publication or its giving back, and by a desk that stands open. */
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { readDocument } from "../documents/document.ts";
import { draftOf, removeDraft } from "../drafts/drafts.ts";
import { movePage } from "../drafts/move.ts";
import { savePage } from "../drafts/save.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { editInContent, houseFor } from "../fixtures/test-house.ts";
import {
  ARTICLE,
  builds,
  buildsAhead,
  folderFor,
  inContent,
  NOON,
  projectFor,
  publisherOf,
  renamed,
  scheduled,
  servesFrom,
  withoutNetwork,
} from "../fixtures/test-publishing.ts";
import { comingOf } from "./coming.ts";
import { publisher } from "./publish.ts";
import { publishingRoutes, type ToldComing } from "./routes.ts";
import { type RunStep, StepFailed } from "./run-step.ts";
import { sendFrom, sendRelease, setTarget, type Target, targetOf } from "./target.ts";

test("what is scheduled and could not be built ahead is told, and the publication stands", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  const build = builds();
  const site = publisherOf(house, async (step, tell) => ({ ...(await build(step, tell)), notAhead: NOON + 3_600_000 }));
  await site.publish([ARTICLE]);
  assert.deepEqual([site.current()?.failed, site.current()?.notAhead], [null, NOON + 3_600_000]);
  assert.notEqual(inContent(house, ARTICLE), before);
  assert.equal(draftOf(house, ARTICLE), null);
});

test("what could not be built ahead after a giving back is told, and the giving back stands", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  const build = builds();
  const ahead = [() => ({ notAhead: NOON + 3_600_000 }), () => assert.fail("no room on the disk")];
  const said = context.mock.method(console, "error", () => {});
  for (const [at, outcome] of ahead.entries()) {
    renamed(house, "Standee mất chữ");
    const site = publisherOf(house, async (step, tell) => {
      // The content that goes back has no up-to-date build yet.
      if ("ahead" in step) assert.equal(step.changed, true);
      return { ...(await build(step, tell)), ...("ahead" in step && outcome()) };
    });
    await site.publish([ARTICLE]);
    await site.giveBack();
    assert.deepEqual([site.current()?.failed, site.current()?.notAhead], [null, at === 0 ? NOON + 3_600_000 : null]);
    assert.deepEqual([inContent(house, ARTICLE), said.mock.callCount()], [before, at]);
  }
});

test("after a build of only what is to come, the publication before is still the one that can be given back", async (context) => {
  const house = houseFor(context);
  const { run } = servesFrom("release-0");
  const site = publisherOf(house, run, folderFor(context));
  scheduled(house, "2026-12-01 08:00");
  await site.publish([ARTICLE]);
  const before = site.last();
  assert.equal(before?.former, "release-0");
  assert.equal(site.current()?.coming[0]?.state, "unbuilt");
  await site.publish([]);
  assert.deepEqual([site.current()?.failed, site.last()], [null, before]);
});

test("what was scheduled and stands after a giving back waits for its hour again", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const site = publisherOf(house, buildsAhead(root, ["2026-12-01T01:00:00Z"]), root);
  scheduled(house, "2026-12-01 08:00");
  await site.publish([ARTICLE]);
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const { fields } = readDocument(inContent(house, other), other);
  savePage(house, other, { fields: { ...fields, title: "Màu in" }, body: null }, NOON);
  movePage(house, other, "tray", NOON);
  await site.publish([other]);
  await site.giveBack();
  assert.deepEqual(
    site.current()?.coming.map(({ file, state }) => [file, state]),
    [[ARTICLE, "here"]],
  );
});

test("an open desk builds ahead what has come near, and gives way to a publication after the moment it is building for", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  mkdirSync(path.join(root, "build/releases/release-0"), { recursive: true });
  symlinkSync("releases/release-0", path.join(root, "build/current"));
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  removeDraft(house, ARTICLE);
  const moments = ["2026-12-01T01:00:00Z", "2026-12-02T01:00:00Z", "2026-12-03T01:00:00Z"];
  const ahead = buildsAhead(root, moments);
  const asked: string[] = [];
  const going = Promise.withResolvers<void>();
  const site: ReturnType<typeof publisher> = publisherOf(
    house,
    async (step, tell) => {
      asked.push(...Object.keys(step).filter((key) => key !== "held" && key !== "changed"));
      if ("ahead" in step) await going.promise;
      await site.catchUp(); // beside a publication, too
      return ahead(step, tell);
    },
    root,
  );
  assert.deepEqual(
    (await comingOf(house, root, NOON)).map(({ state }) => state),
    ["unbuilt"],
  );
  const catching = site.catchUp();
  assert.equal((await site.coming())[0]?.state, "building");
  while (asked.length === 0) await setImmediate(undefined, { signal: context.signal });
  let over = false;
  void site.catchUp().then(() => {
    over = true;
  });
  await setImmediate();
  assert.ok(over, "asked once more while it builds, it has nothing to do");
  renamed(house, "Standee mất chữ");
  const publishing = site.publish([ARTICLE]);
  going.resolve();
  await Promise.all([catching, publishing]);
  assert.deepEqual(asked, ["ahead", "build"]);
  assert.equal(site.current()?.failed, null);
  assert.deepEqual(
    site.current()?.coming.map(({ state }) => state),
    ["here"],
  );
});

test("what an open desk builds ahead goes to where the site is sent, but not beside what somebody else has put there", async (context) => {
  const house = houseFor(context);
  const [root, to] = [projectFor(context, ["one", "two", "later"]), folderFor(context)];
  symlinkSync("releases/one", path.join(root, "build/current"));
  setTarget(house, { kind: "folder", folder: to });
  const notice = '\n  - { from: "2026-12-01", to: "2026-12-01", text: "Nghỉ một ngày." }\n';
  editInContent(house, "settings.yml", "notices: []", `notices:${notice}`);
  const ahead = buildsAhead(root, ["2026-11-30T17:00:00Z", "2026-12-01T17:00:00Z"]);
  const site = publisherOf(
    house,
    async (step, tell) => ({ ...(await ahead(step, tell)), release: "one", former: "one" }),
    root,
  );
  const waiting = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("current.at-"));
  for (const [served, sent] of [
    ["two", 0],
    ["one", 2],
  ] as const) {
    await sendRelease(targetOf(house), root, served);
    await site.catchUp();
    assert.deepEqual([waiting(path.join(root, "build")).length, waiting(to).length], [2, sent], served);
    for (const link of waiting(path.join(root, "build"))) rmSync(path.join(root, "build", link));
  }
});

test("what a desk built ahead, and was killed before it sent it, goes there when the desk is opened again", async (context) => {
  withoutNetwork(context);
  for (const target of [
    (folder: string): Target => ({ kind: "folder", folder }),
    (folder: string): Target => ({ kind: "ssh", host: "web@hoanggia.vn", port: 22, folder }),
  ]) {
    const house = houseFor(context);
    const [root, to] = [projectFor(context, ["release-0", "later"]), folderFor(context)];
    symlinkSync("releases/release-0", path.join(root, "build/current"));
    setTarget(house, target(to));
    await sendFrom(house, root, "release-0");
    scheduled(house, "2026-12-01 08:00");
    writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
    const hour = Date.parse("2026-12-01T01:00:00Z");
    symlinkSync("releases/later", path.join(root, `build/current.at-${hour}`));
    const site = publisherOf(house, builds(), root);
    const [before] = await site.coming();
    await site.catchUp();
    const [after] = await site.coming();
    assert.deepEqual([before?.state, after?.state], ["unbuilt", "away"]);
    assert.equal(readlinkSync(path.join(to, `current.at-${hour}`)), "releases/later");
  }
});

test("a desk that is opened builds ahead what has come near since", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  const built = Promise.withResolvers<void>();
  const run: RunStep = async () => {
    built.resolve();
    return { release: "release-0", former: "release-0" };
  };
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house, { root }), { content: house.content, run, expect: () => {} });
  context.after(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  await built.promise;
});

test("a desk that stands open builds ahead once a day what has come near, until it is closed", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const house = houseFor(context);
  const root = folderFor(context);
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  const built = Promise.withResolvers<Awaited<ReturnType<RunStep>>>();
  const run = context.mock.fn<RunStep>(() => built.promise);
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house, { root }), { content: house.content, run, expect: () => {} });
  const state = async () => (await app.inject("/coming")).json<ToldComing>().coming[0]?.state;
  const day = 86_400_000;
  context.mock.timers.tick(day - 1);
  assert.equal(await state(), "unbuilt");
  context.mock.timers.tick(1);
  assert.equal(await state(), "building");
  built.resolve({ release: "release-0", former: "release-0" });
  while ((await state()) === "building" && !context.signal.aborted) await setImmediate();
  await app.close();
  context.mock.timers.tick(day);
  await setImmediate();
  assert.equal(run.mock.callCount(), 1);
});

test("a desk that is opened on another folder, to try something, builds nothing ahead, because the build would be of what customers see", async (context) => {
  const house = houseFor(context);
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  const run = context.mock.fn<RunStep>(async () => ({ release: "release-0", former: "release-0" }));
  const root = folderFor(context);
  for (const [builtFrom, times] of [
    [path.join(root, "content"), 0],
    [house.content, 1],
  ] as const) {
    await publisher({ house, root, now: () => NOON, builtFrom, step: run }).catchUp();
    assert.equal(run.mock.callCount(), times, builtFrom);
  }
});

test("an open desk that could not build ahead goes on", async (context) => {
  const house = houseFor(context);
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  const said = context.mock.method(console, "error", () => {});
  const site = publisherOf(house, () => Promise.reject(new StepFailed("fell")), folderFor(context));
  await site.catchUp();
  await site.catchUp();
  assert.equal(said.mock.callCount(), 2);
});
