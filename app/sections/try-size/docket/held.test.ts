import assert from "node:assert/strict";
import { test } from "node:test";
import { held } from "./held.ts";

test("a figure stays with its unit, and with no other word", () => {
  const units = "0,8 m, 10 cm, 5 mm, 3,8 zem, 440 g/m², 30 kg, 150 ppi";
  assert.equal(held(units), units.replace(/(\d) /g, "$1\u00a0"));
  assert.equal(held("trên 6 m² luồn 2 dây"), "trên 6\u00a0m² luồn 2 dây");
});
