/** What builds for the desk, as a process. */
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { showCollection } from "../../app/content/collection.build.ts";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { readCollection } from "../../app/content/read-collection.build.ts";
import { SITE_FILE } from "../../contract/built-site.ts";
import { LOCK_FILE } from "../../scripts/build/build-lock.ts";
import { currentFingerprint, FINGERPRINT_FILE } from "../../scripts/build/fingerprint.ts";
import { projectFor } from "../fixtures/test-publishing.ts";

const STEPS = fileURLToPath(new URL("site-steps.ts", import.meta.url));

test("what is served counts as built of the content though a new year has begun, and a look serves nothing else", async (context) => {
  smallContent();
  process.env.BUILD_AT = "2031-12-31T16:00:00Z";
  showCollection(readCollection());
  for (const [name, fingerprint] of [
    ["served", currentFingerprint()],
    ["waiting", "of an hour that has not come for customers"],
  ] as const) {
    mkdirSync(`build/releases/${name}`, { recursive: true });
    writeFileSync(`build/releases/${name}/${SITE_FILE}`, "{}");
    writeFileSync(`build/releases/${name}/${FINGERPRINT_FILE}`, fingerprint);
  }
  symlinkSync("releases/served", "build/current");
  symlinkSync("releases/waiting", "build/current.at-1000");
  const env = { ...process.env, BUILD_AT: "2031-12-31T18:00:00Z" };
  const step = fork(STEPS, [], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  context.after(() => step.kill());
  step.send({ look: true, held: [] });
  const [told] = await once(step, "message");
  assert.equal(told.release, "served");
});

test("a step ends with the desk that was killed: what it would put online is taken back when the desk is opened again", {
  timeout: 60_000,
}, async (context) => {
  const root = projectFor(context, ["release-0", "release-1"]);
  const build = path.join(root, "build");
  symlinkSync("releases/release-1", path.join(build, "current"));
  const other = new DatabaseSync(path.join(build, LOCK_FILE)); // a build that the step waits for
  context.after(() => other.close());
  other.exec("BEGIN EXCLUSIVE");
  const step = fork(STEPS, [], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  context.after(() => step.kill());
  const said = step.stdout;
  assert.ok(said);
  step.send({ release: "release-0", held: [] });
  await once(said, "data"); // it says that it waits
  const ended = once(step, "exit");
  step.disconnect();
  await ended;
  assert.equal(readlinkSync(path.join(build, "current")), "releases/release-1");
});
