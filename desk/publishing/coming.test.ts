/** What the desk tells about changes that the site will make by itself. */
import assert from "node:assert/strict";
import { mkdirSync, readlinkSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { draftOf } from "../drafts/drafts.ts";
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
  withoutNetwork,
} from "../fixtures/test-publishing.ts";
import { comingOf } from "./coming.ts";
import { publisher } from "./publish.ts";
import { sendFrom, servedAt, setTarget, targetOf } from "./target.ts";

test("for each coming change it is told whether a release waits for its hour, for notices as for articles", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  const notice = '\n  - { from: "2027-02-01", to: "2027-02-07", text: "Xưởng nghỉ Tết." }\n';
  const days = '{ from: "2027-02-03", to: "2027-02-08", workshop: "closed" }';
  editInContent(house, "settings.yml", "notices: []", `notices:${notice}`);
  editInContent(house, "settings.yml", "otherHours: []", `otherHours: [{ from: mai }, null, ${days}]`);
  scheduled(house, "2026-12-01 08:00");
  const site = publisherOf(house, buildsAhead(root, ["2026-12-01T01:00:00Z"]), root);
  await site.publish([ARTICLE]);
  const told = () => site.current()?.coming.map(({ what, state }) => [what, state]);
  assert.deepEqual(told(), [
    ["article", "here"],
    ["notice", "far"],
    ["notice-ends", "far"],
    ["other-hours-end", "far"],
  ]);
  assert.equal(site.current()?.coming.at(-1)?.title, "riêng 3/2\u00a0– 8/2 xưởng nghỉ");
  // The article was online, and is withdrawn until its hour.
  assert.deepEqual(site.current()?.withdrawn, [ARTICLE]);
  setTarget(house, { kind: "folder", folder: folderFor(context) });
  assert.equal((await comingOf(house, root, NOON))[0]?.state, "unbuilt");
  setTarget(house, { kind: "here" });
  assert.equal((await comingOf(house, root, Date.parse("2027-03-01T00:00:00Z")))[0]?.at, undefined);
});

test("what waits on another machine is told as long as the site is sent there, and on a host without a server nothing waits", async (context) => {
  withoutNetwork(context);
  const house = houseFor(context);
  const [root, to] = [projectFor(context, ["release-1", "later"]), folderFor(context)];
  scheduled(house, "2026-12-01 08:00");
  await publisherOf(house, builds(), root).publish([ARTICLE]);
  symlinkSync("releases/later", path.join(root, `build/current.at-${Date.parse("2026-12-01T01:00:00Z")}`));
  const state = async () => (await comingOf(house, root, NOON))[0]?.state;
  for (const target of [
    { kind: "folder", folder: to },
    { kind: "ssh", host: "web@hoanggia.vn", folder: to },
  ]) {
    setTarget(house, target);
    assert.equal(await state(), "unbuilt");
    await sendFrom(house, root, "release-1");
    assert.deepEqual([await state(), await servedAt(targetOf(house), root)], ["away", "release-1"]);
  }
  setTarget(house, { kind: "ssh", host: "web@khac.vn", folder: to });
  assert.equal(await state(), "unbuilt");
  process.env.VITE_EMAIL_USER_ID = "x";
  context.after(() => delete process.env.VITE_EMAIL_USER_ID);
  assert.equal(await state(), "host");
});

test("the next of the coming changes is told first; hidden pages and broken notices are left out", async (context) => {
  const house = houseFor(context);
  const notices = Array.from(
    { length: 7 },
    (_, day) => `{ from: "2026-11-2${day + 2}", to: "2026-11-2${day + 2}", text: "x" }`,
  );
  const none = ["null", "{ from: 1, to: 2, text: x }", '{ from: "mai", to: "mốt", text: "x" }'];
  editInContent(house, "settings.yml", "notices: []", `notices: [${[...none, ...notices].join(", ")}]`);
  for (const [file, line] of [
    [ARTICLE, "publishAt: 2026-11-23 08:00"],
    ["articles/vi-sao-mau-in-khac-mau-man-hinh.md", "publishAt: 2026-11-23 08:00\nhidden: true"],
  ] as const)
    writeFileSync(path.join(house.content, file), inContent(house, file).replace("\ntitle:", `\n${line}\ntitle:`));
  const coming = await comingOf(house, folderFor(context), NOON);
  const times = coming.map(({ at }) => at);
  assert.deepEqual(times, times.toSorted());
  assert.deepEqual(
    coming.flatMap(({ what, file }) => (what === "article" ? file : [])),
    [ARTICLE],
  );
  // Each notice ends when the next begins, so there are as many moments as are built ahead, and one more.
  const states = new Map(coming.map(({ at, state }) => [at, state]));
  assert.deepEqual([...states.values()], [...Array(8).fill("unbuilt"), "many"]);
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
  const site = publisher({ house, root, now: () => now, builtFrom: house.content, step: builds() });
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

test("what came at its hour on the machine the site is sent to is not told as late, though no server runs here; what never got there is", async (context) => {
  withoutNetwork(context);
  const house = houseFor(context);
  const [root, to] = [projectFor(context, ["one", "later", "last"]), folderFor(context)];
  const [hour, next] = ["2026-12-01T01:00:00Z", "2026-12-02T01:00:00Z"].map((at) => Date.parse(at)) as [number, number];
  const place = (name: string) => path.join(root, "build", name);
  for (const name of ["one", "later", "last"]) writeFileSync(place(`releases/${name}/site.json`), "{}");
  utimesSync(place("releases/one/site.json"), new Date(NOON), new Date(NOON));
  writeFileSync(place("releases/later/built-for"), String(hour));
  symlinkSync("releases/one", place("current"));
  symlinkSync("releases/later", place(`current.at-${hour}`));
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  setTarget(house, { kind: "ssh", host: "web@hoanggia.vn", folder: to });
  let now = NOON;
  let shown = house.content;
  const states = async () => {
    const site = publisher({ house, root, now: () => now, builtFrom: shown, step: builds() });
    return [(await site.coming()).map(({ state }) => state), readlinkSync(place("current"))];
  };
  now = hour;
  assert.deepEqual(await states(), [["late"], "releases/one"]);
  await sendFrom(house, root, "one");
  symlinkSync("releases/last", place(`current.at-${next}`)); // built ahead, not sent
  now = hour - 1;
  assert.deepEqual(await states(), [["away"], "releases/one"]);
  now = next;
  shown = path.join(root, "content"); // a desk that was opened to try something
  assert.deepEqual(await states(), [["late"], "releases/one"]);
  shown = house.content;
  assert.deepEqual(await states(), [[], "releases/later"]);
});

test("a publication after an hour that no server here has seen is given back to what customers saw just before it", async (context) => {
  const house = houseFor(context);
  const root = projectFor(context, ["release-0", "later", "release-1"]);
  const current = path.join(root, "build/current");
  symlinkSync("releases/release-0", current);
  symlinkSync("releases/later", `${current}.at-${NOON - 1}`);
  renamed(house, "Standee mất chữ");
  const site = publisherOf(
    house,
    async (step) => {
      const former = path.basename(readlinkSync(current));
      const release = "release" in step ? step.release : "build" in step ? "release-1" : former;
      rmSync(current);
      symlinkSync(`releases/${release}`, current);
      return { release, former };
    },
    root,
  );
  await site.publish([ARTICLE]);
  await site.giveBack();
  assert.deepEqual([site.current()?.failed, readlinkSync(current)], [null, "releases/later"]);
});

test("where it cannot be told what is to come, the publication stands all the same", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  mkdirSync(path.join(root, "build"));
  const built = builds();
  renamed(house, "Standee mất chữ");
  context.mock.method(console, "error", () => {});
  const site = publisherOf(
    house,
    (step, tell) => {
      writeFileSync(path.join(root, "build/current.at-1"), "no link");
      return built(step, tell);
    },
    root,
  );
  await site.publish([ARTICLE]);
  assert.deepEqual([site.current()?.failed, draftOf(house, ARTICLE)], [null, null]);
});
