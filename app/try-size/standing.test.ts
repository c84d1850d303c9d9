import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Stance } from "../content/types.ts";
import { MAX_SIDE, MIN_SIDE } from "./measures.ts";
import { standingOf } from "./standing.ts";

const stances: Stance[] = ["hang", "hand", "floor", "van"];
const side = fc.double({ min: MIN_SIDE, max: MAX_SIDE, noNaN: true });

test("a print keeps its size, stands on or over the ground, behind the person, and is wholly in view", () => {
  fc.assert(
    fc.property(fc.constantFrom(...stances), side, side, (stance, width, height) => {
      const { print, framing } = standingOf(stance, width, height);
      assert.equal(print.width, width);
      assert.equal(print.height, height);
      assert.ok(print.y >= 0 && print.x > 0.7);
      assert.ok(framing.box.right >= print.x + width - 1e-9);
      assert.ok(framing.box.top >= print.y + height - 1e-9 && framing.box.top > 1.6);
      assert.ok(framing.cut <= print.y);
    }),
  );
});

test("a standee stands on the ground, a hung print keeps off it, a print for the hand is seen close", () => {
  assert.equal(standingOf("floor", 0.8, 2).print.y, 0);
  assert.equal(standingOf("hang", 3, 1).print.y, 0.9);
  assert.ok(standingOf("hang", 6, 3).print.y > 0);
  const tall = standingOf("hang", 1, 1.5).print;
  assert.ok(Math.abs(tall.y + tall.height - 1.9) < 1e-9, "a tall one hangs by its upper edge");
  assert.ok(standingOf("hand", 0.6, 0.2).framing.cut > 0);
  assert.equal(standingOf("hand", 1.2, 1).framing.cut, 0);
});

test("a van carries its decal, grows into a lorry for a larger one, and is itself the print of a whole side", () => {
  assert.deepEqual(standingOf("van", 2.5, 1).van, { x: 0.72 + 0.35, times: 1, whole: false });
  assert.equal(standingOf("van", 4.2, 1.8).van?.whole, true);
  assert.equal(standingOf("van", 4.2, 2.1).van?.whole, false);
  assert.ok((standingOf("van", 8, 2.4).van?.times ?? 0) > 2);
  assert.equal(standingOf("van", 0.4, 0.3).van, undefined);
  assert.equal(standingOf("van", 0.79, 0.3).van, undefined);
  assert.ok(standingOf("van", 0.8, 0.3).van);
});
