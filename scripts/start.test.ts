import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../server/fixtures/test-site.ts";
import { listen } from "../server/listening.ts";

const COMMAND = fileURLToPath(new URL("start.ts", import.meta.url));

/** Runs `npm start` where there is nothing to build: if it gets as far as the build, that fails and says so. @returns its exit code and what it said */
async function started(environment: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const cwd = await temporaryFolder();
  return new Promise((resolve) =>
    execFile(process.execPath, [COMMAND], { cwd, env: { ...process.env, ...environment } }, (error, stdout, stderr) =>
      resolve({ code: error?.code, said: stdout + stderr }),
    ),
  );
}

test("a port that is taken is told before the build, with another way", async (t) => {
  const other = createServer();
  const { port } = await listen(other, 0);
  t.after(() => void other.close());
  const { code, said } = await started({ PORT: String(port) });
  assert.equal(code, 1);
  assert.match(said, new RegExp(`EADDRINUSE.*:${port}\\. Another program listens there.*PORT=3001 npm start\n$`));
});

test("mistakes in the settings are told before the build, in a sentence each", async () => {
  const { code, said } = await started({ PORT: "0", SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "" });
  assert.equal(code, 1);
  assert.match(said, /^The settings are wrong:\n {2}- MAIL_TO is missing: .*\n {2}- MAIL_FROM is missing: .*\n.*\n$/);
});

test("what can start goes on to the build", async () => {
  const { code, said } = await started({ PORT: "0" });
  assert.equal(code, 1);
  assert.match(said, /Nothing to serve yet/);
});
