import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { kindOf } from "../documents/kinds.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { layOver } from "../preview/overlay.ts";
import { overlayFolder } from "../preview/overlay-folder.ts";
import { lastGoodOf } from "./last-good.ts";
import { savePage } from "./save.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const KIND = kindOf(FILE);
const NOW = Date.parse("2026-11-21T05:10:00Z");

test("the last good state of a broken page is the newest one in the journal without a mistake", (t) => {
  const house = houseFor(t);
  const whole = readFileSync(path.join(house.content, FILE), "utf8");
  const better = `${whole.trimEnd()}\n\nThêm một câu.\n`;
  savePage(house, FILE, { text: better }, NOW, { certain: true });
  savePage(house, FILE, { text: better.replace(/^date: .*$/m, "date: hôm qua") }, NOW + 1000, { certain: true });
  assert.ok(KIND);
  assert.deepEqual(lastGoodOf(house, FILE, KIND), { text: better, at: new Date(NOW).toISOString() });
});

test("a file that was broken before the desk was ever opened is shown as the project's history has it", (t) => {
  if (spawnSync("git", ["--version"]).error) return t.skip("this machine has no git");
  const house = houseFor(t);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...words], { cwd: house.content });
  git("init", "--quiet");
  git("add", FILE);
  git("commit", "--quiet", "-m", "x");
  const whole = readFileSync(path.join(house.content, FILE), "utf8");
  writeFileSync(path.join(house.content, FILE), whole.replace(/\n---\n/, "\n"));
  layOver(house, null);
  assert.equal(readFileSync(path.join(overlayFolder(house), FILE), "utf8"), whole);
  // A broken state is never called good, wherever it is kept.
  git("commit", "--quiet", "-a", "-m", "x");
  assert.ok(KIND);
  assert.equal(lastGoodOf(house, FILE, KIND), null);
});

test("where no good state was kept, none is made up", (t) => {
  const house = houseFor(t);
  assert.ok(KIND);
  assert.equal(lastGoodOf(house, FILE, KIND), null);
});
