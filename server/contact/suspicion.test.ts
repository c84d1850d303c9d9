import assert from "node:assert/strict";
import { test } from "node:test";
import { STARTED_FIELD, TRAP_FIELD } from "../../contract/contact-fields.ts";
import { suspicionOf } from "./suspicion.ts";

const NOW = Date.UTC(2026, 0, 5);
const startedBefore = (milliseconds: number) =>
  suspicionOf(new Map([[STARTED_FIELD, String(NOW - milliseconds)]]), NOW);

test("a form filled in faster than three seconds is suspected, one that took them is not", () => {
  assert.match(startedBefore(2_999), /2999 ms/);
  assert.match(startedBefore(0), /0 ms/);
  for (const milliseconds of [3_000, 3_600_000]) assert.equal(startedBefore(milliseconds), "");
});

test("a clock that is ahead of ours, or a form that says nothing, is no sign", () => {
  assert.equal(startedBefore(-60_000), "");
  assert.equal(suspicionOf(new Map(), NOW), "");
});

test("a filled trap and a start that is no time are signs, both told", () => {
  const signs = suspicionOf(
    new Map([
      [TRAP_FIELD, "x"],
      [STARTED_FIELD, "soon"],
    ]),
    NOW,
  );
  assert.match(signs, /trap field.*; .*not a number/);
});
