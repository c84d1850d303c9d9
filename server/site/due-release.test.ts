import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { takeDueRelease } from "./due-release.ts";

test("a release that was built ahead is served from its hour on, and not before", async (context) => {
  const build = mkdtempSync(join(tmpdir(), "due-"));
  context.after(() => rmSync(build, { recursive: true, force: true }));
  for (const name of ["a", "b", "c", "d"]) mkdirSync(join(build, "releases", name), { recursive: true });
  const current = join(build, "current");
  symlinkSync("releases/a", current);
  for (const [name, at] of Object.entries({ b: 1000, c: 2000, d: 9000 }))
    symlinkSync(`releases/${name}`, `${current}.at-${at}`);
  const served = () => readlinkSync(current);
  await takeDueRelease(current, 999);
  assert.equal(served(), "releases/a");
  await Promise.all([takeDueRelease(current, 2000), takeDueRelease(current, 2000)]);
  assert.equal(served(), "releases/c");
  assert.deepEqual(readdirSync(build).sort(), ["current", "current.at-9000", "releases"]);
  await takeDueRelease(current, 9000);
  assert.equal(served(), "releases/d");
  await takeDueRelease(join(build, "releases/a"), 9000);
});
