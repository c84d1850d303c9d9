import assert from "node:assert/strict";
import { test } from "node:test";
import { hanoiDay, hanoiMomentInShort, hanoiMonth } from "./time-zone.ts";

test("days, months and hours are those of Hanoi, wherever the machine stands", (context) => {
  const { TZ } = process.env;
  context.after(() => Object.assign(process.env, { TZ: TZ ?? "UTC" }));
  for (const zone of ["UTC", "America/New_York"]) {
    process.env.TZ = zone;
    const [before, midnight] = [Date.parse("2026-11-30T16:59:59Z"), new Date("2026-11-30T17:00:00Z")];
    assert.deepEqual([before, midnight].map(hanoiDay), ["2026-11-30", "2026-12-01"], zone);
    assert.equal(hanoiMonth(midnight), "2026-12", zone);
    assert.equal(hanoiMomentInShort(midnight), "00:00 1/12/26", zone);
  }
});
