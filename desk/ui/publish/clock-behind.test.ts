import assert from "node:assert/strict";
import { test } from "node:test";
import { clockBehind } from "./clock-behind.ts";

test("a clock that is behind the last publication is reported before the next one; an hour does not count", () => {
  const last = "2026-11-27T08:00:00Z";
  const at = (time: string) => clockBehind(last, Date.parse(time));
  assert.match(at("2015-01-01T00:00:00Z") ?? "", /1\/1\/15.*27\/11\/26/);
  assert.match(at("2026-11-27T06:59:00Z") ?? "", /13:59 27\/11/);
  for (const time of ["2026-11-27T07:01:00Z", "2026-11-27T07:30:00Z"]) assert.equal(at(time), null);
  assert.equal(at("2026-11-28T08:00:00Z"), null);
  assert.equal(clockBehind(null, 0), null);
});
