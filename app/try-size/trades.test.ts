import assert from "node:assert/strict";
import { test } from "node:test";
import { adviseMaterial } from "./advice/material.ts";
import { DISTANCES } from "./distances.ts";
import { TRADES, UNKNOWN_TRADE } from "./fixtures/trades.ts";
import { readQuery } from "./query.ts";
import { tradeAmong, tradeOf, usualSize } from "./trades.ts";
import { firstWish } from "./wish.ts";

test("a category's sizes are taken over in metres, its name as it is said over the counter", () => {
  const trade = tradeOf({
    kind: "in-decal-pp",
    title: "In decal PP",
    stance: "hand",
    unit: "cm",
    sizes: [{ width: 297, height: 420, label: "Khổ A3" }],
  });
  assert.equal(trade.name, "Decal PP");
  assert.deepEqual(usualSize(trade), { width: 0.297, height: 0.42, use: "Khổ A3" });
  assert.equal(trade.roll, 1.52);
});

test("what nobody prints falls back to standee, and without standee to the first", () => {
  assert.equal(tradeAmong(TRADES, "khong-co").kind, "in-standee");
  assert.equal(readQuery("in=__proto__", TRADES).trade.kind, "in-standee");
  const others = TRADES.filter(({ kind }) => kind !== "in-standee");
  assert.equal(tradeAmong(others, "khong-co"), others[0]);
  assert.throws(() => tradeAmong([], "in-standee"), /content\/categories/);
});

test("a category that only the content knows has a distance to look from, and no seam or material is made up for it", () => {
  for (const stance of ["hang", "hand", "floor", "van"] as const) {
    const sizes = [{ width: 9000, height: 8000, label: "Lớn" }];
    const trade = tradeOf({ kind: "in-la", title: "In lạ", stance, unit: "m", sizes });
    assert.ok(
      DISTANCES.some((stop) => stop === trade.distance),
      stance,
    );
    assert.deepEqual(adviseMaterial({ ...firstWish(trade), place: "trong" }).notes, []);
  }
  assert.equal(UNKNOWN_TRADE.name, "Co-phuot");
  assert.equal(adviseMaterial(firstWish(UNKNOWN_TRADE)).grams, undefined);
});
