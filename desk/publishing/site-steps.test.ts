/** What builds for the desk, as a process. */
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { LOCK_FILE } from "../../scripts/build/build-lock.ts";
import { projectFor } from "../fixtures/test-publishing.ts";

test("a step ends with the desk that was killed: what it would put online is taken back when the desk is opened again", {
  timeout: 20_000,
}, async (context) => {
  const root = projectFor(context, ["release-0", "release-1"]);
  const build = path.join(root, "build");
  symlinkSync("releases/release-1", path.join(build, "current"));
  const other = new DatabaseSync(path.join(build, LOCK_FILE)); // a build that the step waits for
  context.after(() => other.close());
  other.exec("BEGIN EXCLUSIVE");
  const step = fork(fileURLToPath(new URL("site-steps.ts", import.meta.url)), [], {
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
