import assert from "node:assert/strict";
import { test } from "node:test";
import { FURTHEST_AHEAD } from "../outbox/outbox.ts";
import { GIVE_UP_AFTER, nextAttempt, waitForLogin, waitInDoubt } from "./backoff.ts";

const START = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;

test("the waits grow to a quarter of an hour and stay there, spread by a fifth", () => {
  const waits = Array.from({ length: 9 }, (_, index) => (nextAttempt(index + 1, START, START, 0.5) ?? 0) - START);
  assert.deepEqual(
    waits.map((wait) => wait / 1000),
    [10, 30, 60, 120, 300, 600, 900, 900, 900],
  );
  assert.equal(nextAttempt(100, START, START, 0), START + 12 * MINUTE);
  assert.equal(nextAttempt(100, START, START, 1), START + 18 * MINUTE);
  assert.ok(18 * MINUTE < FURTHEST_AHEAD, "a longer wait would be taken for a wrong clock's, and not kept");
});

test("of a mail that may have been taken a dozen copies go out in five days, and a login that is refused is tried ever more seldom", () => {
  const minutes = (wait: (times: number) => number) =>
    Array.from({ length: 7 }, (_, index) => wait(index + 1) / MINUTE);
  assert.deepEqual(minutes(waitInDoubt), [1 / 6, 2, 20, 60, 240, 720, 720]);
  assert.deepEqual(minutes(waitForLogin), [1, 2, 5, 10, 15, 15, 15]);
});

test("after five days it ends", () => {
  assert.equal(GIVE_UP_AFTER, 5 * 24 * 60 * MINUTE);
  assert.equal(nextAttempt(480, START, START + GIVE_UP_AFTER, 0), undefined);
  assert.ok((nextAttempt(480, START, START + GIVE_UP_AFTER - 1, 0) ?? 0) > START + GIVE_UP_AFTER);
});

test("a clock that leaps a year ahead, or a machine that was off for a week, gives up nothing that was hardly tried", () => {
  const later = START + 365 * 24 * 60 * MINUTE;
  assert.equal(nextAttempt(7, START, later, 0.5), later + 15 * MINUTE);
  assert.equal(nextAttempt(99, START, later, 0.5), later + 15 * MINUTE);
  assert.equal(nextAttempt(100, START, later, 0.5), undefined);
});
