import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { temporaryFolder, writeSite } from "../fixtures/test-site.ts";
import { takeDueRelease } from "./due-release.ts";
import { followedSite } from "./followed-site.ts";

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

test("one that cannot be put in place is told of once, however often it is tried", async (context) => {
  const current = join(await temporaryFolder(), "current");
  mkdirSync(current);
  await writeSite(current, { "index.html": "" });
  mkdirSync(`${current}-elsewhere`);
  symlinkSync("current-elsewhere", `${current}.at-1`); // no link moves over a folder
  const site = await followedSite(current);
  context.after(() => site.stop());
  const told: unknown[] = [];
  site.follow({ info() {}, warn() {}, error: (about: unknown) => void told.push(about) });
  for (let time = 0; time < 3; time++) await site.catchUp();
  assert.equal(told.length, 1);
});
