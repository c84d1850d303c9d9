import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { temporaryFolder } from "../server/fixtures/test-site.ts";

const TESTS = `
  import assert from "node:assert";
  import { test } from "node:test";
  test("passes", () => {});
  test("asks for a proxy", { skip: "no nginx on this machine" }, () => {});
  test("is wrong", () => assert.equal(1, 2));
  test("finds out later", (t) => t.skip("no nginx on this machine"));
  test("gives no reason", { skip: true }, () => {});
`;

test("npm test names every skipped test below the dots, by its reason, and what failed after them", async () => {
  const file = path.join(await temporaryFolder(), "made-up.test.ts");
  await writeFile(file, TESTS);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env; // a run that finds it in its environment runs nothing
  const run = promisify(execFile)(process.execPath, ["scripts/test.ts", "unit", file], { env });
  const { code, stdout } = await run.then(
    () => assert.fail("it passed"),
    (error: { code: number; stdout: string }) => error,
  );
  assert.equal(code, 1);
  assert.match(
    stdout,
    /\n\.\.X\.\.\n\nSkipped, no nginx on this machine:\n {2}asks for a proxy\n {2}finds out later\n/,
  );
  assert.match(stdout, /\nSkipped, no reason given:\n {2}gives no reason\n\nFailed tests:\n/);
  assert.match(stdout, /is wrong[\s\S]*1 == 2[\s\S]*made-up\.test\.ts:\d+[\s\S]*\n── unit: FAILED/);
});
