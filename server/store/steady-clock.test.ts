import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { isClockSteady } from "./steady-clock.ts";

const START = Date.UTC(2026, 0, 5);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("a clock is trusted after a week of going evenly, over weekends without power too", async () => {
  const folder = await temporaryFolder();
  const looks = [0, HOUR, 3 * DAY, 7 * DAY - 1, 7 * DAY, 7 * DAY + HOUR].map((after) =>
    isClockSteady(folder, START + after),
  );
  assert.deepEqual(looks, [false, false, false, false, true, true]);
});

test("a year ahead for six days, and for a week after it is right again, it is not trusted", async () => {
  const folder = await temporaryFolder();
  const steadyFrom = (first: number, until: number) => {
    for (let now = first; now < until; now += HOUR) if (isClockSteady(folder, now)) return now - first;
    return undefined;
  };
  assert.equal(steadyFrom(START, START + 10 * DAY), 7 * DAY);
  const ahead = START + 375 * DAY;
  assert.equal(steadyFrom(ahead, ahead + 6 * DAY), undefined);
  assert.equal(steadyFrom(START + 16 * DAY, START + 30 * DAY), 7 * DAY);
});

test("what cannot be read or written down is no look", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "clock.json"), JSON.stringify({ since: START, seen: START + 8 * DAY }));
  assert.equal(isClockSteady(folder, START + 8 * DAY), true);
  await writeFile(join(folder, "clock.json"), '{"since":');
  assert.equal(isClockSteady(folder, START + 8 * DAY), false);
  await writeFile(join(folder, "no-folder"), "");
  assert.equal(isClockSteady(join(folder, "no-folder"), START), false);
});
