/** A publication that fails, at whatever step, leaves content, tray and site as they were, and says why. */
import assert from "node:assert/strict";
import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { wordsOfEnd } from "../../scripts/build/spare-memory.ts";
import { draftOf, drafts, removeDraft } from "../drafts/drafts.ts";
import { movePage } from "../drafts/move.ts";
import { pageAt } from "../drafts/pages.ts";
import { savePage } from "../drafts/save.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { houseFor } from "../fixtures/test-house.ts";
import {
  ARTICLE,
  builds,
  folderFor,
  inContent,
  NOON,
  projectFor,
  publisherOf,
  putInTray,
  renamed,
  scheduled,
  servesFrom,
  withoutNetwork,
} from "../fixtures/test-publishing.ts";
import { entries } from "../journal/journal.ts";
import { newPictures } from "../pictures/picture-files.ts";
import { Refused } from "../server/refused.ts";
import { putBack, writeContent } from "./pending.ts";
import { planOf } from "./plan.ts";
import { chosenOf } from "./publications.ts";
import { publishingRoutes } from "./routes.ts";
import type { Run } from "./run.ts";
import { StepFailed } from "./run-step.ts";
import { setTarget } from "./target.ts";

test("what the machine said when a step broke off is there to be copied", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const site = publisherOf(house, () => Promise.reject(new StepFailed("rolldown fell")));
  await site.publish([ARTICLE]);
  assert.match(site.current()?.failed?.sentence ?? "", /chép đoạn dưới đây/);
  assert.equal(site.current()?.failed?.said, "rolldown fell");
  const listed = "build/next/client/assets/walker-C45mMW.svg  0.37 kB\n".repeat(200);
  const wordy = publisherOf(house, () => Promise.reject(new StepFailed(`${listed}\u001b[33mrolldown\u001b[0m fell`)));
  await wordy.publish([ARTICLE]);
  assert.match(wordy.current()?.failed?.said ?? "", /^… .{3000}$/s);
  assert.match(wordy.current()?.failed?.said ?? "", /\nrolldown fell$/);
  setTarget(house, { kind: "ssh", host: "web@hoanggia.vn", folder: "/var/www" });
  withoutNetwork(context, "echo 'web@hoanggia.vn: Permission denied (publickey).' >&2; exit 255");
  const away = publisherOf(house, builds(), projectFor(context, ["release-1"]));
  await away.publish([ARTICLE]);
  assert.equal(away.current()?.failed?.sentence, "Chưa gửi được sang máy chủ. Khách vẫn thấy bản trước, nguyên vẹn.");
  assert.equal(away.current()?.failed?.said, "web@hoanggia.vn: Permission denied (publickey).");
});

test("a disk that is full, too little memory and a file that may not be written are called so, with what to look for", async (context) => {
  const house = houseFor(context);
  const locked = Object.assign(new Error("EPERM"), { code: "EPERM", path: "a.new", dest: "content/settings.yml" });
  for (const [error, says] of [
    [new StepFailed("ENOSPC: no space left on device"), /^Ổ đĩa đã đầy/],
    [new StepFailed("The pages could not be rendered:\nNo space left on device (os error 28)"), /^Ổ đĩa đã đầy/],
    [new StepFailed(`The pages could not be rendered: ${wordsOfEnd(null, "SIGKILL")}.\nvite`), /^Máy hết bộ nhớ/],
    [new StepFailed("FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory"), /bộ nhớ/],
    [new StepFailed("Prerender (html): /\nError: ENOSPC: no space left on device, write\n    at x"), /^Ổ đĩa đã đầy/],
    [locked, /^Máy không cho ghi vào content\/settings\.yml\. Xem/],
  ] as const) {
    renamed(house, "Standee mất chữ");
    const site = publisherOf(house, () => Promise.reject(error));
    await site.publish([ARTICLE]);
    assert.match(site.current()?.failed?.sentence ?? "", says);
  }
});

test("a build that fails leaves content as it was and the page in the tray, and says what broke", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  const problems = [{ file: `content/${ARTICLE}`, field: "nội dung", expected: "đường dẫn không dẫn đến trang nào" }];
  const told = [{ ...problems[0], file: "“Standee mất chữ”", field: "Phần chữ" }];
  const site = publisherOf(house, async (_step, tell) => {
    tell("pages");
    assert.notEqual(inContent(house, ARTICLE), before);
    throw new StepFailed("content", problems);
  });
  await site.publish([ARTICLE]);
  assert.equal(inContent(house, ARTICLE), before);
  assert.equal(draftOf(house, ARTICLE)?.place, "tray");
  assert.deepEqual([site.current()?.failed?.stage, site.current()?.failed?.problems], ["pages", told]);
  assert.match(
    site.current()?.failed?.sentence ?? "",
    /còn 1 chỗ phải sửa: “Standee mất chữ”, Phần chữ: đường dẫn không dẫn đến trang nào/,
  );
});

test("nothing goes online while a whole folder of pages is gone: customers would lose every page in it", (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const before = inContent(house, ARTICLE);
  rmSync(path.join(house.content, "policies"), { recursive: true });
  let built = 0;
  const site = publisherOf(house, async () => ({ release: `release-${++built}`, former: "release-0" }));
  assert.throws(
    () => void site.publish([ARTICLE]),
    (error) => error instanceof Refused && /content\/policies: Cả thư mục không còn nữa/.test(error.message),
  );
  assert.deepEqual([built, inContent(house, ARTICLE), draftOf(house, ARTICLE)?.place], [0, before, "tray"]);
});

test("a build that fails once its pages are in place is not served: customers see again what the desk shows as online", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  const root = projectFor(context, ["release-0", "release-1"]);
  const current = path.join(root, "build/current");
  symlinkSync("releases/release-0", current);
  const publishing = publisherOf(
    house,
    async (step) => {
      rmSync(current);
      symlinkSync(`releases/${"release" in step ? step.release : "release-1"}`, current);
      if ("build" in step) throw new StepFailed("ENOSPC: no space left on device, open 'content/addresses.json.new'");
      return { release: "release-0", former: "release-1" };
    },
    root,
  );
  await publishing.publish([ARTICLE]);
  assert.match(publishing.current()?.failed?.sentence ?? "", /^Ổ đĩa đã đầy/);
  assert.deepEqual([readlinkSync(current), inContent(house, ARTICLE)], ["releases/release-0", before]);
});

test("what cannot be sent is not served here either, and once it is sent it can be given back", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  const { site, run } = servesFrom("release-0");
  const publishing = publisherOf(house, run);
  setTarget(house, { kind: "folder", folder: folderFor(context) });
  await publishing.publish([ARTICLE]);
  assert.equal(publishing.current()?.failed?.stage, "sending");
  assert.deepEqual([site.served, inContent(house, ARTICLE)], ["release-0", before]);
  setTarget(house, { kind: "here" });
  await publishing.publish([ARTICLE]);
  assert.deepEqual([publishing.current()?.failed, site.served], [null, "release-1"]);
  await publishing.giveBack();
  assert.deepEqual([site.served, inContent(house, ARTICLE)], ["release-0", before]);
});

test("where a giving back cannot be sent, everything stays as customers see it, here too, and goes back at the next try", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  const { site, run } = servesFrom("release-0");
  const publishing = publisherOf(house, run);
  await publishing.publish([ARTICLE]);
  const online = inContent(house, ARTICLE);
  setTarget(house, { kind: "folder", folder: folderFor(context) });
  await publishing.giveBack();
  assert.equal(publishing.current()?.failed?.stage, "sending");
  assert.equal(publishing.current()?.isSeen, false);
  assert.deepEqual([site.served, site.held, inContent(house, ARTICLE)], ["release-1", ["release-0"], online]);
  setTarget(house, { kind: "here" });
  await publishing.giveBack();
  assert.deepEqual([site.served, inContent(house, ARTICLE)], ["release-0", before]);
});

test("a giving back that breaks off before the words of a page are in the tray is whole with the next try", async (context) => {
  const house = houseFor(context);
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const before = [ARTICLE, other].map((file) => inContent(house, file));
  renamed(house, "Standee mất chữ");
  savePage(house, other, { text: `${inContent(house, other)}\nMột câu.\n` }, NOON);
  movePage(house, other, "tray", NOON);
  const written = [ARTICLE, other].map((file) => draftOf(house, file)?.text);
  const site = publisherOf(house);
  await site.publish([ARTICLE, other]);
  const inTheWay = path.join(house.desk, "drafts", `${other}.json`);
  mkdirSync(inTheWay); // as good as a full disk
  context.mock.method(console, "error", () => {});
  await site.giveBack();
  assert.deepEqual([site.current()?.failed?.stage, inContent(house, other)], ["sending", written[1]]);
  assert.equal(site.current()?.isSeen, true);
  rmSync(inTheWay, { recursive: true });
  await site.giveBack();
  assert.deepEqual(
    [ARTICLE, other].map((file) => inContent(house, file)),
    before,
  );
  assert.deepEqual(
    [ARTICLE, other].map((file) => draftOf(house, file)?.text),
    written,
  );
  assert.deepEqual(site.current()?.returned, [
    { file: ARTICLE, place: "tray" },
    { file: other, place: "tray" },
  ]);
});

test("where only the drafts of what is online cannot be settled, nobody is told that customers see the former version", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const online = draftOf(house, ARTICLE)?.text;
  const drafts = path.join(house.desk, "drafts");
  const built = builds();
  const site = publisherOf(house, (step, tell) => {
    renameSync(drafts, `${drafts}.away`);
    symlinkSync(drafts, drafts); // as good as a failing disk
    return built(step, tell);
  });
  context.mock.method(console, "error", () => {});
  await site.publish([ARTICLE]);
  assert.ok(site.current()?.failed);
  assert.deepEqual([site.current()?.isSeen, inContent(house, ARTICLE)], [true, online]);
});

test("what came to customers and cannot be noted stays as they see it, and is noted once, before anything else goes online", async (context) => {
  const other = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  context.mock.method(console, "error", () => {});
  for (const failing of ["journal", "publishing"]) {
    const house = houseFor(context);
    renamed(house, "Standee mất chữ");
    const online = draftOf(house, ARTICLE)?.text;
    const [broken, whole] = [path.join(house.desk, failing), path.join(house.desk, `${failing}.whole`)];
    const { site, run } = servesFrom("release-0");
    let fails = true;
    const publishing = publisherOf(house, async (step, tell) => {
      const served = await run(step, tell);
      if (!fails) return served;
      fails = false;
      renameSync(broken, whole);
      symlinkSync(broken, broken); // as good as a failing disk
      return served;
    });
    await publishing.publish([ARTICLE]);
    assert.equal(publishing.current()?.failed?.stage, "sending");
    assert.deepEqual(
      [publishing.current()?.isSeen, site.served, inContent(house, ARTICLE)],
      [true, "release-1", online],
    );
    assert.throws(() => void publishing.publish([ARTICLE]));
    rmSync(broken);
    renameSync(whole, broken);
    savePage(house, other, { text: `${inContent(house, other)}\nMột câu.\n` }, NOON);
    movePage(house, other, "tray", NOON);
    await publishing.publish([other]);
    const noted = entries(house).filter(({ what }) => what === "published");
    assert.deepEqual(noted.map(chosenOf), [[other], [ARTICLE]], failing);
    assert.deepEqual([inContent(house, ARTICLE), drafts(house)], [online, []]);
  }
});

test("where a killed desk left its release served, the next publication does not promise a way back", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const publishing = publisherOf(house, servesFrom("release-1").run);
  await publishing.publish([ARTICLE]);
  assert.deepEqual([publishing.current()?.failed, publishing.last()?.former], [null, null]);
  assert.throws(() => publishing.giveBack(), Refused);
});

test("a desk that shows another folder than the site is built from puts nothing online, and says so", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const before = inContent(house, ARTICLE);
  const steps = { content: folderFor(context), run: () => assert.fail("nothing is built"), expect: () => {} };
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house), steps);
  app.setErrorHandler((error: Refused, _request, reply) => reply.code(error.status).send({ error: error.message }));
  const answer = await app.inject({ method: "POST", url: "/publish", payload: { files: [ARTICLE] } });
  assert.deepEqual([answer.statusCode, inContent(house, ARTICLE)], [409, before]);
  assert.match(answer.json().error, /chưa đưa gì lên mạng/);
});

test("while one goes online, another window's is refused in words, in its answer, and the desk goes on", async (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  const built = Promise.withResolvers<{ release: string; former: string }>();
  const app = Fastify();
  publishingRoutes(app, deskAt(NOON, house), { content: house.content, run: () => built.promise, expect: () => {} });
  const ask = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  assert.equal((await ask("/publish", { files: [ARTICLE] })).statusCode, 202);
  for (const [url, body] of [
    ["/publish", { files: [ARTICLE] }],
    ["/give-back", { at: "" }],
  ] as const) {
    const answer = await ask(url, body);
    assert.deepEqual([answer.statusCode, answer.json().message], [409, "Đang đưa lên mạng một lần khác, chờ xong đã."]);
  }
  built.resolve({ release: "release-1", former: "release-0" });
  const run = async () => (await app.inject("/run")).json<{ run: Run }>().run;
  while ((await run()).ended === null && !context.signal.aborted) await setImmediate();
  assert.deepEqual([(await run()).failed, draftOf(house, ARTICLE)], [null, null]);
});

test("a window that shows an older publication gives back none", async (context) => {
  const house = houseFor(context);
  const app = Fastify();
  let hour = NOON;
  const steps = { content: house.content, run: builds(), expect: () => {} };
  publishingRoutes(app, deskAt(NOON, house, { now: () => hour }), steps);
  const give = (at: string) => app.inject({ method: "POST", url: "/give-back", payload: { at } });
  const ended = async () => {
    const run = async () => (await app.inject("/run")).json<{ run: Run }>().run;
    while ((await run()).ended === null && !context.signal.aborted) await setImmediate();
  };
  for (const title of ["Standee mất chữ", "Standee nuốt chữ"]) {
    renamed(house, title);
    await app.inject({ method: "POST", url: "/publish", payload: { files: [ARTICLE] } });
    await ended();
    hour += 3_600_000;
  }
  const refused = await give(new Date(NOON).toISOString());
  assert.deepEqual([refused.statusCode, (await app.inject("/run")).json<{ run: Run }>().run.what], [409, "publish"]);
  assert.match(inContent(house, ARTICLE), /Standee nuốt chữ/);
  assert.equal((await give(new Date(NOON + 3_600_000).toISOString())).statusCode, 202);
  await ended();
  assert.match(inContent(house, ARTICLE), /Standee mất chữ/);
});

test("content that cannot be put back after a failure is put back before the next publication, and the owner is told", async (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  const [articles, elsewhere] = [path.join(house.content, "articles"), path.join(house.desk, "elsewhere")];
  let falls = true;
  const built = builds();
  const site = publisherOf(house, (step, tell) => {
    if (!falls) return built(step, tell);
    renameSync(articles, elsewhere);
    symlinkSync(elsewhere, articles); // the desk writes nowhere behind a link
    return Promise.reject(new StepFailed("fell"));
  });
  context.mock.method(console, "error", () => {});
  await site.publish([ARTICLE]);
  assert.match(site.current()?.failed?.sentence ?? "", /lần đưa lên sau bàn tự trả/);
  rmSync(articles);
  renameSync(elsewhere, articles);
  falls = false;
  await site.publish([ARTICLE]);
  assert.equal(site.current()?.failed, null);
  await site.giveBack();
  assert.equal(inContent(house, ARTICLE), before);
});

test("a desk that was killed while publishing puts content back when it is opened again", (context) => {
  const house = houseFor(context);
  const before = inContent(house, ARTICLE);
  renamed(house, "Standee mất chữ");
  writeContent(house, planOf(house, [ARTICLE]), null);
  assert.notEqual(inContent(house, ARTICLE), before);
  assert.equal(putBack(house), true);
  assert.equal(inContent(house, ARTICLE), before);
  assert.equal(draftOf(house, ARTICLE)?.place, "tray");
  assert.equal(putBack(house), false);
});

test("what a hand wrote into content while a publication ran is not put back over, and is told as changed outside", (context) => {
  const house = houseFor(context);
  renamed(house, "Standee mất chữ");
  writeContent(house, planOf(house, [ARTICLE]), null);
  assert.equal(pageAt(house, ARTICLE)?.changedOutside, false);
  const quicker = inContent(house, ARTICLE).replace("Standee mất chữ", "Standee nuốt chữ");
  writeFileSync(path.join(house.content, ARTICLE), quicker);
  assert.equal(pageAt(house, ARTICLE)?.changedOutside, true);
  putBack(house);
  assert.equal(inContent(house, ARTICLE), quicker);
});

test("what a hand wrote into content while a publication waited for what was just being built is not written over", async (context) => {
  const house = houseFor(context);
  const root = folderFor(context);
  scheduled(house, "2026-12-01 08:00");
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  removeDraft(house, ARTICLE);
  const begun = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const built = builds();
  const site = publisherOf(
    house,
    async (step, tell) => {
      begun.resolve();
      if ("ahead" in step) await going.promise;
      return built(step, tell);
    },
    root,
  );
  const catching = site.catchUp();
  await begun.promise;
  renamed(house, "Standee mất chữ");
  const publishing = site.publish([ARTICLE]);
  const quicker = `${inContent(house, ARTICLE)}\nThêm ở ngoài.\n`;
  writeFileSync(path.join(house.content, ARTICLE), quicker);
  going.resolve();
  await Promise.all([catching, publishing]);
  assert.match(site.current()?.failed?.sentence ?? "", /^“Standee mất chữ” vừa được sửa ở ngoài bàn/);
  assert.deepEqual([inContent(house, ARTICLE), draftOf(house, ARTICLE)?.place], [quicker, "tray"]);
});

test("a picture that is online stays there when a later publication of its page fails", async (context) => {
  const house = houseFor(context);
  const withPicture = (description: string) => putInTray(house, { image: "anh-moi.jpg", description });
  mkdirSync(newPictures(house), { recursive: true });
  writeFileSync(path.join(newPictures(house), "anh-moi.jpg"), "as the owner cut it");
  const built = builds();
  let falls = false;
  const site = publisherOf(house, (step, tell) => (falls ? Promise.reject(new StepFailed("fell")) : built(step, tell)));
  withPicture("Chân standee cuốn nuốt mất mấy phân cuối của tấm in, nên chừa trống phần chân ngay từ lúc thiết kế.");
  await site.publish([ARTICLE]);
  assert.equal(site.current()?.failed, null);
  writeFileSync(path.join(house.content, "pictures/anh-moi.jpg"), "as a hand replaced it");
  withPicture("Chân standee cuốn nuốt mất mấy phân cuối của tấm in, nên chừa trống chân ngay từ đầu, lúc thiết kế.");
  falls = true;
  await site.publish([ARTICLE]);
  assert.ok(site.current()?.failed);
  assert.equal(inContent(house, "pictures/anh-moi.jpg"), "as a hand replaced it");
});
