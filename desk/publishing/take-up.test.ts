/** A desk that was killed in the middle of a publication, or of its giving back, and is opened again. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import test, { type TestContext } from "node:test";
import { draftOf, drafts, saveDraft } from "../drafts/drafts.ts";
import { movePage, retirePage } from "../drafts/move.ts";
import { savePage } from "../drafts/save.ts";
import { writeInside } from "../files/house.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { ARTICLE, inContent, NOON, projectFor, publisherOf, renamed } from "../fixtures/test-publishing.ts";
import { entries } from "../journal/journal.ts";
import { noteGivingBack } from "./giving-back.ts";
import { writeContent } from "./pending.ts";
import { planOf } from "./plan.ts";
import type { RunStep } from "./run-step.ts";
import { takeUp } from "./take-up.ts";
import { setTarget } from "./target.ts";

const OTHER = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";

/** Two pages that wait, over a project whose releases are `release-0`, which is served, and `release-1`, which is built. */
function deskFor(context: TestContext) {
  const house = houseFor(context);
  const root = projectFor(context, ["release-0", "release-1"]);
  const current = path.join(root, "build/current");
  const content = () => [ARTICLE, OTHER].map((file) => inContent(house, file));
  const before = content();
  const serve = (release: string) => {
    rmSync(current, { force: true });
    symlinkSync(`releases/${release}`, current);
  };
  // The release that is built is of the content of the publication.
  const site = {
    get served() {
      return path.basename(readlinkSync(current));
    },
    builtOfContent: () => content()[0] !== before[0],
  };
  serve("release-0");
  const step: RunStep = async (step) => {
    const former = site.served;
    if ("look" in step) return { release: site.builtOfContent() ? former : "", former };
    if ("release" in step) serve(step.release);
    if ("build" in step) serve("release-1");
    return { release: site.served, former };
  };
  renamed(house, "Standee mất chữ");
  savePage(house, OTHER, { text: `${inContent(house, OTHER)}\nMột câu.\n` }, NOON);
  movePage(house, OTHER, "tray", NOON);
  const written = [ARTICLE, OTHER].map((file) => draftOf(house, file)?.text);
  return {
    house,
    root,
    site,
    serve,
    before,
    written,
    publishing: publisherOf(house, step, root),
    open: () => takeUp({ house, root, now: () => NOON, builtFrom: house.content, step }),
    content,
    inTray: () => drafts(house).flatMap(({ file, place }) => (place === "tray" ? file : [])),
    noted: () => entries(house).flatMap(({ what, release, former }) => (release ? `${what} ${release} ${former}` : [])),
  };
}

test("what customers see already of a publication is noted, is no draft any more, and can be given back", async (context) => {
  const { house, serve, before, written, publishing, open, content, inTray, noted } = deskFor(context);
  writeContent(house, planOf(house, [ARTICLE, OTHER]), "release-0");
  serve("release-1");
  for (let time = 0; time < 2; time++) {
    await open();
    assert.deepEqual([content(), inTray(), noted()], [written, [], ["published release-1 release-0"]]);
  }
  await publishing.giveBack();
  assert.deepEqual([content(), inTray()], [before, [ARTICLE, OTHER]]);
});

test("a publication that was noted already is not noted twice: the second would be given back for the first", async (context) => {
  const { house, publishing, open, written, content, inTray, noted } = deskFor(context);
  const plan = planOf(house, [ARTICLE, OTHER]);
  await publishing.publish([ARTICLE, OTHER]);
  writeInside(house.desk, "publishing/pending.json", JSON.stringify({ ...plan, former: "release-0" }));
  await open();
  assert.deepEqual([content(), inTray(), noted()], [written, [], ["published release-1 release-0"]]);
});

test("drafts that were not removed before the desk was killed do not wait in the tray for what is online, nor a page that has left", async (context) => {
  const { house, written, publishing, open, content, inTray } = deskFor(context);
  const gone = "articles/anh-dien-thoai-in-duoc-co-nao.md";
  retirePage(house, gone, "danh-muc-in/in-standee", NOON);
  const waiting = drafts(house);
  await publishing.publish([ARTICLE, OTHER, gone]);
  for (const draft of waiting) saveDraft(house, draft.file === OTHER ? { ...draft, text: "Viết thêm." } : draft);
  for (let time = 0; time < 2; time++) {
    await open();
    assert.deepEqual([content(), inTray(), existsSync(path.join(house.content, gone))], [written, [OTHER], false]);
  }
  await publishing.giveBack();
  await open();
  assert.deepEqual(inTray().sort(), [gone, ARTICLE, OTHER]);
});

test("what customers do not see of a publication goes back: nothing was built of it, it did not come to where they are, or where that is cannot be read", async (context) => {
  for (const [case_, befalls] of [
    ["not built", ({ site }) => void Object.assign(site, { builtOfContent: () => false })],
    [
      "not sent",
      ({ house, serve }) => {
        setTarget(house, { kind: "folder", folder: path.join(house.desk, "elsewhere") });
        serve("release-1");
      },
    ],
    [
      "nobody knows where",
      ({ house, serve }) => {
        writeInside(house.desk, "publishing/target.json", "{");
        serve("release-1");
      },
    ],
  ] satisfies [string, (desk: ReturnType<typeof deskFor>) => void][]) {
    const desk = deskFor(context);
    const { house, site, before, open, content, inTray, noted } = desk;
    writeContent(house, planOf(house, [ARTICLE, OTHER]), "release-0");
    befalls(desk);
    await open();
    assert.deepEqual([content(), inTray(), noted()], [before, [ARTICLE, OTHER], []], case_);
    // Otherwise the next publication would take what nobody has seen for the version before its own, and give that back.
    assert.equal(site.served, "release-0", case_);
  }
});

test("half of a publication, which a server's start has built meanwhile, goes back: the other half would count as online", async (context) => {
  const { house, serve, site, before, open, content, inTray, noted } = deskFor(context);
  writeContent(house, planOf(house, [ARTICLE, OTHER]), "release-0");
  writeInside(house.content, OTHER, before[1] ?? ""); // killed before the second page
  serve("release-1");
  await open();
  assert.deepEqual([content(), inTray(), noted(), site.served], [before, [ARTICLE, OTHER], [], "release-0"]);
});

test("a release that came at its hour stays where a publication that was not built goes back", async (context) => {
  const { house, serve, site, before, open, content } = deskFor(context);
  writeContent(house, planOf(house, [ARTICLE, OTHER]), "release-0");
  serve("release-1");
  site.builtOfContent = () => content()[0] === before[0];
  await open();
  assert.deepEqual([content(), site.served], [before, "release-1"]);
});

test("what waited for an hour that came while the desk was closed counts as what customers see, unless it was never sent to them", async (context) => {
  const elsewhere = { kind: "ssh", host: "web@shop.example", folder: "/srv/site" };
  for (const [target, served] of [
    [{ kind: "here" }, "release-1"],
    [elsewhere, "release-0"],
  ] as const) {
    const { house, root, site, before, open, content } = deskFor(context);
    setTarget(house, target);
    writeContent(house, planOf(house, [ARTICLE, OTHER]), "release-0");
    symlinkSync("releases/release-1", path.join(root, `build/current.at-${NOON - 1}`));
    site.builtOfContent = () => site.served === "release-1" && content()[0] === before[0];
    await open();
    assert.deepEqual([content(), site.served], [before, served], target.kind);
  }
});

test("a giving back that was cut off once customers see the former version is whole when the desk is opened again", async (context) => {
  const { house, before, publishing, open, content, inTray, noted } = deskFor(context);
  await publishing.publish([ARTICLE, OTHER]);
  const inTheWay = path.join(house.desk, "drafts", `${OTHER}.json`);
  mkdirSync(inTheWay, { recursive: true }); // as good as being killed at the second page
  context.mock.method(console, "error", () => {});
  await publishing.giveBack();
  assert.equal(content()[0], before[0]);
  assert.notEqual(content()[1], before[1]);
  rmSync(inTheWay, { recursive: true });
  for (let time = 0; time < 2; time++) {
    await open();
    assert.deepEqual([content(), inTray()], [before, [ARTICLE, OTHER]]);
    assert.deepEqual(noted(), ["given-back release-0 release-1", "published release-1 release-0"]);
  }
});

test("a giving back that was cut off at a page is whole before anything else goes online", async (context) => {
  const { house, before, publishing, content, noted } = deskFor(context);
  await publishing.publish([ARTICLE, OTHER]);
  const inTheWay = path.join(house.desk, "drafts", `${OTHER}.json`);
  mkdirSync(inTheWay, { recursive: true });
  context.mock.method(console, "error", () => {});
  await publishing.giveBack();
  rmSync(inTheWay, { recursive: true });
  await publishing.publish([ARTICLE]);
  assert.equal(publishing.current()?.failed, null);
  assert.equal(content()[1], before[1]);
  assert.deepEqual(noted().slice(1), ["given-back release-0 release-1", "published release-1 release-0"]);
});

test("a giving back that was cut off before customers see anything of it is none; what was switched here alone is switched again", async (context) => {
  for (const away of [false, true]) {
    const { house, site, serve, written, publishing, open, content, noted } = deskFor(context);
    await publishing.publish([ARTICLE, OTHER]);
    noteGivingBack(house, { at: publishing.last()?.at ?? "", formerIsSeen: false });
    if (away) {
      setTarget(house, { kind: "folder", folder: path.join(house.desk, "elsewhere") });
      serve("release-0");
    }
    await open();
    assert.deepEqual([content(), site.served, noted()], [written, "release-1", ["published release-1 release-0"]]);
  }
});
