import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { showCollection } from "../app/content/collection.build.ts";
import { smallContent } from "../app/content/fixtures/small-content.ts";
import { readCollection } from "../app/content/read-collection.build.ts";
import { BUILD_FOLDER, SITE_FILE } from "../contract/built-site.ts";
import { currentFingerprint, FINGERPRINT_FILE } from "./build/fingerprint.ts";
import { PICTURE_CACHE } from "./build/pictures.ts";
import { build } from "./build.ts";

test("where there is nothing to build, the record of addresses that was lost is written again, and what a build reminds of is said again", async (t) => {
  smallContent();
  showCollection(readCollection());
  mkdirSync(BUILD_FOLDER, { recursive: true });
  writeFileSync(path.join(BUILD_FOLDER, FINGERPRINT_FILE), currentFingerprint());
  writeFileSync(path.join(BUILD_FOLDER, SITE_FILE), "{}");
  assert.ok(!existsSync("content/addresses.json"));
  const { mock } = t.mock.method(console, "warn", () => {});
  assert.equal(await build(), false);
  assert.match(mock.calls.map(({ arguments: [said] }) => said).join("\n"), /^! .*còn giá trị mẫu: \w+/m);
  const { categories } = JSON.parse(readFileSync("content/addresses.json", "utf8"));
  assert.equal(Object.keys(categories).length, readCollection().categories.length);
});

test("what a build has begun ends with it, where that was killed: it would go on without the lock, beside the next one", {
  timeout: 60_000,
}, async (t) => {
  smallContent();
  for (const [file, ...args] of [["build.ts", "--ahead"], ["build/pictures.ts"]] as const) {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
    t.after(() => child.kill("SIGKILL"));
    child.disconnect();
    assert.deepEqual(await once(child, "exit"), [1, null], file);
    const made = existsSync(PICTURE_CACHE) ? readdirSync(PICTURE_CACHE) : [];
    assert.deepEqual(
      made.filter((name) => !name.endsWith(".unfinished")),
      [],
      file,
    );
  }
});
