import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { temporaryFolder, testSite } from "../server/fixtures/test-site.ts";

test("a command runs on the Node of the project, and a signal to it alone ends what it runs cleanly", {
  timeout: 60_000,
}, async (t) => {
  const env = {
    ...process.env,
    SITE: await testSite(),
    DATA_DIR: await temporaryFolder(),
    HOST: "127.0.0.1",
    PORT: "0",
  };
  const child = spawn(process.execPath, ["scripts/run.mjs", "server/main.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.after(() => child.kill("SIGKILL"));
  const exit = once(child, "exit");
  const [line] = await once(createInterface(child.stdout), "line");
  assert.match(String(line), /http:\/\/127\.0\.0\.1:\d+/);
  child.kill("SIGTERM");
  assert.deepEqual(await exit, [0, null]);
});
