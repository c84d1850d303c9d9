import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import test, { type TestContext } from "node:test";
import Fastify from "fastify";
import { BOLD } from "../documents/bold.ts";
import { readDocument } from "../documents/document.ts";
import { deskAt } from "../fixtures/test-desk.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { entriesOf, stateAt } from "../journal/journal.ts";
import { planOf } from "../publishing/plan.ts";
import { draftOf } from "./drafts.ts";
import { mergeOutside, type ToldDifference } from "./merge-outside.ts";
import { retirePage } from "./move.ts";
import { pageAt } from "./pages.ts";
import { pageRoutes } from "./routes.ts";
import { savePage } from "./save.ts";
import { startPage } from "./start-page.ts";
import { behindNames } from "./stock.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const WINDOW = crypto.randomUUID();
const NOON = Date.parse("2026-11-21T05:10:00Z");

function deskWithRoutes(context: TestContext) {
  const house = houseFor(context);
  const app = Fastify();
  pageRoutes(app, deskAt(NOON, house));
  const place = path.join(house.content, FILE);
  return {
    house,
    write: (description: string, at = NOON) => {
      const { fields } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
      savePage(house, FILE, { fields: { ...fields, description }, body: null }, at, {
        by: { window: WINDOW, turn: 1 },
      });
    },
    takeAwayOutside: () => rmSync(place),
    changeOutside: (was: string | RegExp, is: string) =>
      writeFileSync(place, readFileSync(place, "utf8").replace(was, is)),
    differences: () => app.inject(`/page/differences?file=${FILE}`),
    merge: (choices: Record<string, "mine" | "theirs">) =>
      app.inject({ method: "PUT", url: `/page/merge?file=${FILE}`, payload: { choices } }),
  };
}

test("when two versions are merged, the journal keeps the one that was not chosen, whosever it is", async (context) => {
  const { house, write, changeOutside, merge } = deskWithRoutes(context);
  write("Gõ trước.");
  write("Gõ sau, trong cùng một phút.", NOON + 1000);
  changeOutside(/^description: .*$/m, 'description: "Sửa ở ngoài."');
  assert.equal((await merge({ description: "theirs" })).statusCode, 200);
  const kept = entriesOf(house, FILE).map(({ what, hash }) => [what, hash && stateAt(house, hash)] as const);
  assert.match(kept.find(([what]) => what === "saved")?.[1] ?? "", /Gõ sau, trong cùng một phút\./);
  assert.match(kept.find(([what]) => what === "outside")?.[1] ?? "", /Sửa ở ngoài\./);
  assert.equal(kept[0]?.[0], "merged");
  // The window that wrote before must not write over the merged text, which it does not know.
  assert.equal(draftOf(house, FILE)?.by, undefined);
});

test("both sides are told as a person reads them: titles, drawings by what they show, an emptied text as empty", async (context) => {
  const { house, changeOutside, differences } = deskWithRoutes(context);
  const told = async () =>
    (await differences())
      .json<{ differences: ToldDifference[] }>()
      .differences.map(({ place, words }) => [place, words.mine, words.theirs]);
  const { fields, body } = readDocument(pageAt(house, FILE)?.text ?? "", FILE);
  const write = (text: string) =>
    savePage(house, FILE, { fields: { ...fields, category: "in-bat-hiflex" }, body: text }, NOON);
  write("\n");
  changeOutside(body, '\n::ban-ve{ten="goc-bat"}\n');
  const { categories, drawings } = behindNames(house);
  assert.deepEqual(await told(), [
    ["category", categories["in-bat-hiflex"], categories["in-standee"]],
    ["text", "để trống", `Bản vẽ “${drawings["goc-bat"]}”`],
  ]);
  write("\nBạt dày.\n");
  changeOutside('::ban-ve{ten="goc-bat"}', "Bạt *dày*.");
  assert.deepEqual(
    (await told()).at(-1)?.map((words) => words.trim()),
    ["text", "Bạt dày.", "Bạt *dày*."],
  );
  write("\nBạt **dày**.\n");
  changeOutside("Bạt *dày*.", "Bạt **dày**.");
  const bold = `Bạt ${BOLD}dày${BOLD}.`;
  assert.deepEqual((await told()).at(-1), ["text", bold, bold]);
});

test("a page that is to go still goes after it was changed outside, once its owner has seen that", async (context) => {
  const { house, changeOutside, merge } = deskWithRoutes(context);
  retirePage(house, FILE, "/tin-tuc/standee-dat-o-dau-cho-nguoi-ta-doc-het-chu", NOON);
  changeOutside(/^description: .*$/m, 'description: "Sửa ở ngoài."');
  assert.equal((await merge({})).statusCode, 200);
  assert.equal(draftOf(house, FILE)?.text, null);
  assert.equal(planOf(house, [FILE]).changes.find(({ file }) => file === FILE)?.after, null);
});

test("a version from outside that cannot be read is reported, and what lies on the desk stays", async (context) => {
  const { house, write, changeOutside, differences, merge } = deskWithRoutes(context);
  write("Của bàn.");
  const before = draftOf(house, FILE);
  changeOutside("title:", "title: [");
  for (const answer of [await differences(), await merge({})]) {
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json<{ message: string }>().message, /^Chưa ghép được: .*Dòng 3/);
  }
  assert.deepEqual(draftOf(house, FILE), before);
});

test("a page that was taken away outside has nothing to merge; one begun on both sides stays the desk's", async (context) => {
  const { house, write, takeAwayOutside, differences, merge } = deskWithRoutes(context);
  write("Của bàn.");
  takeAwayOutside();
  assert.deepEqual((await differences()).json(), { differences: [] });
  assert.equal((await merge({})).statusCode, 409);
  assert.match(draftOf(house, FILE)?.text ?? "", /Của bàn\./);

  const { file, text } = startPage(house, "articles", "Bạt mặt tiền", NOON);
  writeFileSync(path.join(house.content, file), "---\ntitle: Bạt mặt tiền\n---\n\nỞ ngoài.\n");
  assert.ok(pageAt(house, file)?.changedOutside);
  mergeOutside(house, pageAt(house, file) ?? assert.fail(), {}, NOON);
  assert.deepEqual([pageAt(house, file)?.text, pageAt(house, file)?.changedOutside], [text, false]);
  const outside = entriesOf(house, file).find(({ what }) => what === "outside");
  assert.match(stateAt(house, outside?.hash ?? null) ?? "", /Ở ngoài\./);
});
