import assert from "node:assert/strict";
import { test } from "node:test";
import { FAR_AHEAD } from "../../../scripts/build/ahead.ts";
import type { Run } from "../../publishing/run.ts";
import { type Coming, REACH, type Wait } from "../../publishing/wait.ts";
import { comingInShort, comingWords, waits } from "./coming-words.ts";
import { seenWords, toCome } from "./to-come.ts";

const AT = Date.parse("2026-11-30T01:00:00Z");

const coming = (file: string, what: Coming["what"] = "article", state: Wait = "away"): Coming => ({
  ...{ file, what, state },
  title: `Bài ${file}`,
  at: AT,
});

const run = (pages: string[], given: Partial<Run> = {}): Run => ({
  ...{ what: "publish", stage: "sending", pictures: null, began: 0, ended: 4200, failed: null, notAhead: null },
  coming: [coming("b"), coming("settings.yml", "notice"), coming("c")],
  withdrawn: [],
  staysHere: false,
  isSeen: true,
  pages,
  ...given,
});

test("after a publication, what is still to come of its pages is named, notices too; after giving back, everything that is to come", () => {
  const files = (one: Run) => toCome(one).map(({ file }) => file);
  assert.deepEqual(files(run(["a", "b"])), ["b"]);
  assert.deepEqual(files(run(["settings.yml"])), ["settings.yml"]);
  assert.deepEqual(files(run(["a"], { what: "give-back" })), ["b", "settings.yml", "c"]);
});

test("customers see no difference only where everything is for later and nothing was taken off the site", () => {
  const isSeen = (one: Run) => !seenWords(one).includes("chưa thấy");
  assert.equal(isSeen(run(["b", "c"])), false);
  assert.equal(isSeen(run(["b"], { withdrawn: ["b"] })), true);
  assert.equal(isSeen(run(["a", "b"])), true);
  assert.equal(isSeen(run(["settings.yml"])), true);
});

test("customers of a server that the site was not sent to are never said to see it", () => {
  for (const one of [run(["a"]), run(["b"]), run(["a"], { what: "give-back" })])
    assert.match(seenWords({ ...one, staysHere: true }), /^Chỉ trên máy này/);
});

test("only a change that waits is said to come by itself; for every other one the words say what brings it", () => {
  for (const state of ["here", "away", "far", "many", "unbuilt", "host", "late"] as const) {
    const one = coming("b", "article", state);
    assert.equal(comingWords(one).startsWith("tự hiện lúc 8:00 ngày 30/11/2026"), waits(one), state);
    assert.equal(comingInShort(one).startsWith("tự"), waits(one), state);
    assert.equal(/mở bàn này|đưa lên mạng một lần/i.test(comingWords(one)), !waits(one), state);
  }
  assert.match(comingWords(coming("s", "notice-ends", "away")), /^tự gỡ xuống lúc/);
  assert.match(comingWords(coming("b", "article", "far")), /60 ngày.*Từ 8:00 ngày 01\/10\/2026/);
  assert.equal(REACH, FAR_AHEAD);
});
