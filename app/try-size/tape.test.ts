import assert from "node:assert/strict";
import { test } from "node:test";
import { easyLetterHeight, FURTHEST, nearestStop } from "./distances.ts";
import { groundTape, tickStep, ticksOf } from "./tape.ts";

test("ticks stand every 10 cm while they can be told apart, else every half metre or metre", () => {
  assert.deepEqual([100, 50, 49, 10, 9].map(tickStep), [0.1, 0.1, 0.5, 0.5, 1]);
});

test("a tape of 2 m has its longest tick at 1 m and none at its ends", () => {
  const ticks = ticksOf(2, 100);
  assert.equal(ticks.length, 19);
  assert.equal(ticks.find(({ long }) => long === 0.72)?.at, 1);
});

test("the ground's tape counts from zero to the right, a metre as long as the scale says", () => {
  const { figures } = groundTape({ scale: 100, left: 40, ground: 0 }, 400, 0);
  assert.deepEqual(figures.slice(0, 3), [
    { x: 40, metres: 0 },
    { x: 140, metres: 1 },
    { x: 240, metres: 2 },
  ]);
  const further = groundTape({ scale: 100, left: 40, ground: 0 }, 400, 2);
  assert.deepEqual(further.figures.slice(0, 2), [
    { x: 240, metres: 0 },
    { x: 340, metres: 1 },
  ]);
});

test("figures keep apart however far the view has stepped back", () => {
  for (const scale of [0.6, 3, 12, 60, 300]) {
    const { figures, ticks } = groundTape({ scale, left: 0, ground: 0 }, 800, 0);
    for (const [at, { x }] of figures.entries()) if (at) assert.ok(x - (figures[at - 1]?.x ?? 0) > 20);
    assert.ok(ticks.length < 2000);
    const nearest = Math.min(...ticks.slice(1).map(({ x }, at) => x - (ticks[at]?.x ?? 0)));
    assert.ok(nearest >= 4 - 1e-9, `ticks of ${nearest} px would run into a band`);
  }
});

test("a distance falls on the nearest stop", () => {
  assert.equal(nearestStop(2.4), 2);
  assert.equal(nearestStop(100), FURTHEST);
});

test("letters grow with the distance as in the table of the trade: to a tenth under 5 cm, above it whole", () => {
  assert.deepEqual([1, 2, 3, 5, 6, 10, 20].map(easyLetterHeight), [0.8, 1.7, 2.5, 4.2, 5, 8, 17]);
});
