import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { houseFor } from "../fixtures/test-house.ts";

/** Run before a desk: nothing it writes finds room. */
const NO_ROOM = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
fs.writeFileSync = () => { throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }); };
syncBuiltinESMExports();`;

test("a desk that finds no room on the disk says so in the owner's words, and what to do", (context) => {
  const house = houseFor(context);
  const full = ["--import", `data:text/javascript,${encodeURIComponent(NO_ROOM)}`];
  const env = { ...process.env, DESK_CONTENT: house.content, DESK_FOLDER: house.desk, DESK_PORT: "0", DESK_OPEN: "0" };
  const { status, stderr } = spawnSync(process.execPath, [...full, "desk/main.ts"], {
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.equal(status, 1);
  assert.match(stderr, /^Ổ đĩa đã đầy/);
  assert.doesNotMatch(stderr, /ENOSPC|\n {4}at /);
});
