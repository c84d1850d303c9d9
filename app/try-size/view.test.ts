import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { edgesOf, fitView, viewBetween, viewFrom } from "./view.ts";

const ROOM = { width: 390, height: 300, kerb: 26, pad: 8, above: 43, beside: 58 };
const side = fc.double({ min: 0.1, max: 30, noNaN: true });

test("a fitted print lies inside the stage with its labels and keeps its proportions", () => {
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 3, noNaN: true }), (width, height, y) => {
      const print = { x: -width / 2, y, width, height };
      const view = fitView(
        { box: { left: -width / 2 - 1, right: width / 2 + 0.5, top: y + height + 0.2 }, cut: 0 },
        print,
        ROOM,
      );
      const { left, right, top, bottom } = edgesOf(view, print);
      assert.ok(left >= 0 && right <= ROOM.width && top >= 0 && bottom <= ROOM.height);
      assert.ok(Math.abs((right - left) / (bottom - top) - width / height) < 1e-6 * (width / height));
      assert.ok(right + ROOM.beside <= ROOM.width + 1, "room for the label beside it");
    }),
  );
});

test("a print that reaches out of its framing to the left is in view all the same", () => {
  const print = { x: -3, y: 1, width: 6, height: 1 };
  const view = fitView({ box: { left: -1, right: 1, top: 2.5 }, cut: 0 }, print, ROOM);
  assert.ok(edgesOf(view, print).left >= 0);
});

test("where the legs are left out, the ground lies below the stage", () => {
  const print = { x: -0.1, y: 1.1, width: 0.2, height: 0.3 };
  const view = fitView({ box: { left: -0.9, right: 0.9, top: 1.8 }, cut: 0.7 }, print, ROOM);
  assert.ok(view.ground > ROOM.height);
  assert.ok(edgesOf(view, print).bottom < ROOM.height);
});

test("from twice as far a print looks half as large, and from d metres the stage is 2·d·tan 30° wide", () => {
  const print = { x: 0, y: 1, width: 2, height: 1 };
  const near = viewFrom(2, print, 1000, 500);
  const far = viewFrom(4, print, 1000, 500);
  assert.ok(Math.abs(near.scale / far.scale - 2) < 1e-9);
  assert.ok(Math.abs(1000 / near.scale - 4 * Math.tan(Math.PI / 6)) < 1e-9);
  const { left, right } = edgesOf(far, print);
  assert.ok(Math.abs((left + right) / 2 - 500) < 1e-6, "in the middle");
  const { top, bottom } = edgesOf(far, print);
  assert.ok(Math.abs((top + bottom) / 2 - 235) < 1e-6, "a little above it");
});

test("a view on its way begins and ends where it should, and steps back evenly", () => {
  const from = { scale: 400, left: 0, ground: 300 };
  const to = { scale: 100, left: 50, ground: 280 };
  assert.deepEqual(viewBetween(from, to, 0).left, 0);
  assert.ok(Math.abs(viewBetween(from, to, 1).scale - 100) < 1e-9);
  assert.ok(Math.abs(viewBetween(from, to, 0.5).scale - 200) < 1e-9);
});
