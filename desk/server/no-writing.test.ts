import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test, { type TestContext } from "node:test";
import { houseFor } from "../fixtures/test-house.ts";

/** Code that runs before a desk and makes its every `writeFileSync` fail. */
const refusing = (code: string) => `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
fs.writeFileSync = (path) => { throw Object.assign(new Error("${code}: refused, open"), { code: "${code}", path }); };
syncBuiltinESMExports();`;

/** @returns what a desk says that was opened where writing fails with this code, and its folder */
function toldBy(context: TestContext, code: string): { stderr: string; folder: string } {
  const house = houseFor(context);
  const refused = ["--import", `data:text/javascript,${encodeURIComponent(refusing(code))}`];
  const env = { ...process.env, DESK_CONTENT: house.content, DESK_FOLDER: house.desk, DESK_PORT: "0", DESK_OPEN: "0" };
  const { status, stderr } = spawnSync(process.execPath, [...refused, "desk/main.ts"], {
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.equal(status, 1);
  assert.doesNotMatch(stderr, /refused|\n {4}at /);
  return { stderr, folder: house.desk };
}

test("a desk that finds no room on the disk says so in the owner's words, and what to do", (context) => {
  assert.match(toldBy(context, "ENOSPC").stderr, /^Ổ đĩa đã đầy/);
});

test("a desk that may not write into its folder names it, and what to look for", (context) => {
  for (const code of ["EROFS", "EACCES", "EPERM"]) {
    const { stderr, folder } = toldBy(context, code);
    assert.match(stderr, /^Máy không cho ghi vào .* nên bàn làm việc chưa mở được/, code);
    assert.ok(stderr.includes(folder), code);
  }
});
