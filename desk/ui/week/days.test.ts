import assert from "node:assert/strict";
import { test } from "node:test";
import type { VisitSummary } from "../../../contract/visit-summary.ts";
import { dayBars, weekdayOf } from "./days.ts";

const day = (name: string, view: number, call: number): VisitSummary["days"][number] => ({
  day: name,
  view,
  call,
  zalo: 0,
  mail: 0,
  form: 0,
  ticket: 0,
  "empty-search": 0,
  speed: {},
});

test("days without a visit stand in the chart too, each beside the same day of the span before, across a month's end", () => {
  const bars = dayBars([day("2026-11-24", 9, 0), day("2026-12-01", 4, 2)], "2026-12-02", 7, ["view", "call"]);
  assert.deepEqual(
    bars.map(({ day: name }) => name),
    ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02"],
  );
  assert.deepEqual(bars[5], { day: "2026-12-01", count: 6, before: 9 });
  assert.deepEqual([bars[6]?.count, bars[6]?.before], [0, 0]);
});

test("weekdays are named as in Vietnam", () => {
  assert.deepEqual(["2026-11-21", "2026-11-22", "2026-11-23"].map(weekdayOf), ["T7", "CN", "T2"]);
});
