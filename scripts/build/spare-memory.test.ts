import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { isShortOfMemory, SMALL_HEAP } from "./spare-memory.ts";

test("a rented server of 1 GB is short of memory for a build, one of 2 GB with nothing else on it is not", () => {
  assert.equal(isShortOfMemory(1e9), true);
  assert.equal(isShortOfMemory(1.7e9), false);
});

test("V8 still knows the flag that has it spare memory; an unknown one it would pass over in silence while the program runs", () => {
  const started = (flag: string) => spawnSync(process.execPath, [flag, "--eval", ""], { encoding: "utf8" });
  assert.equal(started(SMALL_HEAP).stderr, "");
  assert.match(started("--optimize-for-nothing").stderr, /bad option/);
});
