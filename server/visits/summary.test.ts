import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { rangeOf } from "./ranges.ts";
import { sqliteVisits } from "./sqlite-visits.ts";
import { visitSummary } from "./summary.ts";
import { daysAfter, type VisitCount } from "./visits.ts";

const LCP = rangeOf({ name: "LCP", value: 1200 });
const row = (day: string, page: string, kind: string, count: number): VisitCount => ({ day, page, kind, count });

test("visits are summed up by day and by page, the most seen first, with the speed on phones", () => {
  const summary = visitSummary(
    [
      row("2026-11-20", "/", "view", 3),
      row("2026-11-20", "/", "call", 1),
      row("2026-11-21", "/lien-he", "view", 5),
      row("2026-11-21", "/lien-he", LCP, 2),
    ],
    "2026-11-15",
    "2026-11-21",
  );
  assert.deepEqual([summary.sums.view, summary.sums.call, summary.sums.form], [8, 1, 0]);
  assert.deepEqual(
    summary.days.map(({ day, view }) => [day, view]),
    [
      ["2026-11-20", 3],
      ["2026-11-21", 5],
    ],
  );
  assert.deepEqual(
    summary.pages.map(({ page, view, call }) => [page, view, call]),
    [
      ["/lien-he", 5, 0],
      ["/", 3, 1],
    ],
  );
  assert.ok(Math.abs((summary.speed.LCP ?? 0) / 1200 - 1) < 0.05);
  assert.deepEqual(summary.days[0]?.speed, {});
});

test("the speed told is what three of four phones stay below", () => {
  const measured = [1000, 1000, 3000, 9000].map((value) => row("2026-11-21", "/", rangeOf({ name: "LCP", value }), 1));
  const { speed } = visitSummary(measured, "2026-11-21", "2026-11-21");
  assert.ok(Math.abs((speed.LCP ?? 0) / 3000 - 1) < 0.05);
});

test("the command tells the last days from the store of the settings, as a table and as JSON", async () => {
  const folder = await temporaryFolder();
  const store = sqliteVisits(join(folder, "outbox.sqlite"));
  const today = "2026-11-21";
  /** The last second of that day, in Hanoi: nothing asks the machine's clock, which may pass midnight meanwhile. */
  const clock = `Date.now = () => ${Date.parse(`${today}T23:59:59+07:00`)};`;
  await store.add([
    row(today, "/", "view", 2),
    row(daysAfter(today, -6), "/", "zalo", 1),
    row(daysAfter(today, -7), "/", "view", 90),
  ]);
  await store.close();
  const visits = async (...args: string[]) => {
    const command = fileURLToPath(new URL("../visits.ts", import.meta.url));
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
    const run = ["--import", `data:text/javascript,${encodeURIComponent(clock)}`, command, ...args];
    return (await promisify(execFile)(process.execPath, run, { env })).stdout;
  };
  const told = JSON.parse(await visits("--json")) as ReturnType<typeof visitSummary>;
  assert.deepEqual([told.sums.view, told.sums.zalo, told.last], [2, 1, today]);
  assert.match(await visits("--days", "8"), /^\S+ to \S+, [^\n]*\npage [^\n]*\n\/ +92 /);
  await assert.rejects(visits("--days", "0"), /whole number/);
});
