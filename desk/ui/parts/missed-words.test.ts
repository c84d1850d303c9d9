import assert from "node:assert/strict";
import { test } from "node:test";
import { dueWords, missedWords, shortWhen, todayWords } from "./words.ts";

const NOW = new Date("2026-11-30T02:00:00Z"); // 9:00 in Hanoi
const EIGHT = { publishAt: "2026-11-30 08:00" };

test("a scheduled hour that passed before the article was put online is reported, and no other", () => {
  const told = (state: Parameters<typeof missedWords>[0]["state"], seen: boolean, fields = EIGHT) =>
    missedWords({ state, seen }, fields, NOW);
  assert.equal(told("tray", false), "8:00 ngày 30/11/2026");
  assert.equal(told("desk", false), "8:00 ngày 30/11/2026");
  assert.equal(told("desk", true), null); // online since its hour, and edited afterwards
  assert.equal(told("online", false), null);
  assert.equal(told("tray", false, { publishAt: "2026-11-30 10:00" }), null);
});

test("an hour that has passed gives way to a day to come", () => {
  const fields = { ...EIGHT, date: "2026-12-20" };
  assert.equal(dueWords(fields, NOW), "0:00 ngày 20/12/2026");
  assert.equal(missedWords({ state: "desk", seen: false }, fields, NOW), null);
});

test("no hour is told of an article that is hidden: it appears at none", () => {
  const hidden = { publishAt: "2026-11-30 10:00", hidden: true };
  assert.equal(dueWords(hidden, NOW), null);
  assert.equal(missedWords({ state: "desk", seen: false }, { ...EIGHT, hidden: true }, NOW), null);
});

test("Sunday is written as the site's own hours write it", () => {
  assert.equal(todayWords(new Date("2026-11-29T02:00:00Z")), "Chủ nhật, 29/11/2026");
  assert.equal(todayWords(NOW), "Thứ Hai, 30/11/2026");
});

test("an hour stands alone on its own day, and with its day on every other", () => {
  const told = ["2026-11-30T00:30:00+07:00", "2026-11-29T23:30:00+07:00", "2026-11-09T16:32:00+07:00"];
  assert.deepEqual(
    told.map((at) => shortWhen(at, NOW)),
    ["0:30", "hôm qua, 23:30", "09/11/2026, 16:32"],
  );
});
