import assert from "node:assert/strict";
import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { setImmediate } from "node:timers/promises";
import { readDocument } from "../documents/document.ts";
import { draftOf, removeDraft } from "../drafts/drafts.ts";
import { movePage, savePage } from "../drafts/save.ts";
import { houseFor } from "../fixtures/test-house.ts";
import {
  ARTICLE,
  builds,
  folderFor,
  inContent,
  NOON,
  projectFor,
  publisherOf,
  renamed,
  scheduled,
  servesFrom,
} from "../fixtures/test-publishing.ts";
import { comingOf } from "./coming.ts";
import { publisher } from "./publish.ts";
import type { RunStep } from "./run-step.ts";
import { setTarget } from "./target.ts";

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

test("of what is to come is told what waits for its hour and what does not, notices like articles", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const settings = inContent(house, "settings.yml");
  const notice = '\n  - { from: "2027-02-01", to: "2027-02-07", text: "Xưởng nghỉ Tết." }\n';
  writeFileSync(path.join(house.content, "settings.yml"), settings.replace(/^notices: \[\]$/m, `notices:${notice}`));
  scheduled(house, "2026-12-01 08:00");
  const site = publisherOf(house, buildsAhead(root, ["2026-12-01T01:00:00Z"]), root);
  await site.publish([ARTICLE]);
  const told = () => site.current()?.coming.map(({ what, state }) => [what, state]);
  assert.deepEqual(told(), [
    ["article", "here"],
    ["notice", "far"],
    ["notice-ends", "far"],
  ]);
  // It was online, and is not before its hour.
  assert.deepEqual(site.current()?.withdrawn, [ARTICLE]);
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
  await site.publish([ARTICLE]);
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

test("an open desk builds ahead what has come near, and gives way to a publication after the moment it is at", async (context) => {
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
  const site = publisherOf(
    house,
    async (step, tell) => {
      asked.push(...Object.keys(step).filter((key) => key !== "held" && key !== "changed"));
      if ("ahead" in step) await going.promise;
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
  while (asked.length === 0) await setImmediate();
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
