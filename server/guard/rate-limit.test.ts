import assert from "node:assert/strict";
import { test } from "node:test";
import { rateLimit } from "./rate-limit.ts";

const MINUTE = 60_000;

test("so many tries are free in a minute, the next one waits until it is over", () => {
  const limit = rateLimit(2);
  assert.deepEqual([limit("192.0.2.1", 0), limit("192.0.2.1", 1_000)], [{ waitSeconds: 0 }, { waitSeconds: 0 }]);
  assert.deepEqual(limit("192.0.2.1", 20_000), { waitSeconds: 40 });
  assert.deepEqual(limit("192.0.2.1", MINUTE - 1), { waitSeconds: 1 });
  assert.deepEqual(limit("192.0.2.2", 20_000), { waitSeconds: 0 });
  assert.deepEqual(limit("192.0.2.1", MINUTE), { waitSeconds: 0 });
});

test("a clock that is set back by an hour keeps nobody waiting for an hour", () => {
  const limit = rateLimit(2);
  for (let tries = 0; tries < 3; tries++) limit("192.0.2.1", 60 * MINUTE);
  assert.deepEqual(limit("192.0.2.1", 1_000), { waitSeconds: 0 });
  limit("192.0.2.1", 1_000);
  assert.deepEqual(limit("192.0.2.1", 1_000), { waitSeconds: 60 });
});

test("0 is no limit", () => {
  const limit = rateLimit(0);
  for (let tries = 0; tries < 100; tries++) assert.deepEqual(limit("192.0.2.1", 0), { waitSeconds: 0 });
});

for (const [one, other, together] of [
  ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8::1", "2001:db8:0:0:1::", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:192.0.2.7", "192.0.2.7", true],
  ["::ffff:c000:207", "192.0.2.7", true],
  ["::ffff:192.0.2.7", "192.0.2.8", false],
  ["1:2:3:4:5:6:7:8", "1:2:3:4::", true],
  ["fe80::1%eth0", "fe80::2%eth0", true],
  ["unknown", "unknown", true],
  [`a${"x".repeat(8_000)}`, `b${"x".repeat(8_000)}`, true],
] as const) {
  test(`${one.slice(0, 40)} and ${other.slice(0, 40)} count as ${together ? "one" : "two"}`, () => {
    const limit = rateLimit(1);
    limit(one, 0);
    assert.equal(limit(other, 0).waitSeconds > 0, together);
  });
}

test("the addresses remembered are bounded: the longest known is forgotten, not the one that has just tried", () => {
  const limit = rateLimit(1);
  for (let number = 0; number <= 10_000; number++) limit(`10.0.${number >> 8}.${number & 255}`, 0);
  assert.equal(limit("10.0.39.16", 1).waitSeconds > 0, true);
  assert.equal(limit("10.0.0.0", 1).waitSeconds, 0);
});

test("who was the first to come and has come again since is not the longest known", () => {
  const limit = rateLimit(1);
  for (let number = 0; number < 10_000; number++) limit(`10.0.${number >> 8}.${number & 255}`, 0);
  limit("10.0.0.0", MINUTE);
  limit("192.0.2.1", MINUTE);
  assert.equal(limit("10.0.0.0", MINUTE).waitSeconds > 0, true);
});
