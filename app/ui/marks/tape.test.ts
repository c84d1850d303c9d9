import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** Boxes as wide as the window that carry ticks; narrow ones may repeat a gradient. */
const TAPES = [
  "app/ui/marks/tape.module.css",
  "app/sections/categories/category-frieze.module.css",
  "app/sections/lost/route-fallback.module.css",
];

test("the ticks of tapes are tiles: WebKit draws a repeating gradient over a wide box in blots", () => {
  const files = globSync("app/**/*.module.css").map((file) => file.replaceAll("\\", "/"));
  for (const tape of TAPES) {
    assert.ok(files.includes(tape));
    assert.doesNotMatch(readFileSync(tape, "utf8"), /repeating-linear-gradient\(\s*90deg/);
  }
});
