import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { storeIn, wordOfEmptyStore } from "./place.ts";

test("of a store without a byte a word is said, not of one that is not there or whose messages stand in the log beside it", async () => {
  const dataFolder = await temporaryFolder();
  const word = (databaseUrl?: string) => wordOfEmptyStore({ dataFolder, databaseUrl });
  assert.equal(word(), undefined);
  writeFileSync(storeIn(dataFolder), "");
  assert.match(word() ?? "", /has 0 bytes.*restore FILE/);
  assert.equal(word("postgres://shop@127.0.0.1/shop"), undefined, "the messages are elsewhere");
  writeFileSync(`${storeIn(dataFolder)}-wal`, "frames");
  assert.equal(word(), undefined);
  writeFileSync(`${storeIn(dataFolder)}-wal`, "");
  assert.match(word() ?? "", /has 0 bytes/);
  writeFileSync(storeIn(dataFolder), "SQLite format 3");
  assert.equal(word(), undefined);
});
