import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { builtWindow } from "./build-window.ts";

test("two desks that are opened at once get one whole window, and nothing unfinished is left", async (t) => {
  const cache = mkdtempSync(path.join(tmpdir(), "desk-window-"));
  t.after(() => rmSync(cache, { recursive: true, force: true }));
  const [one, other] = await Promise.all([builtWindow(process.cwd(), cache), builtWindow(process.cwd(), cache)]);
  assert.equal(one, other);
  assert.ok(existsSync(path.join(one, "index.html")));
  assert.deepEqual(readdirSync(cache), [path.basename(one)]);
  assert.equal(await builtWindow(process.cwd(), cache), one);
  truncateSync(path.join(one, "index.html")); // as a power cut leaves what was written just before it
  assert.equal(await builtWindow(process.cwd(), cache), one);
  assert.ok(statSync(path.join(one, "index.html")).size > 0, "a window that was cut short is built anew");
});
