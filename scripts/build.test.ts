import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { showCollection } from "../app/content/collection.build.ts";
import { smallContent } from "../app/content/fixtures/small-content.ts";
import { readCollection } from "../app/content/read-collection.build.ts";
import { BUILD_FOLDER, SITE_FILE } from "../contract/built-site.ts";
import { currentFingerprint, FINGERPRINT_FILE } from "./build/fingerprint.ts";
import { build } from "./build.ts";

test("what was put online by a build that ended before it had noted the addresses is noted by the next, though there is nothing to build", async () => {
  smallContent();
  showCollection(readCollection());
  mkdirSync(BUILD_FOLDER, { recursive: true });
  writeFileSync(path.join(BUILD_FOLDER, FINGERPRINT_FILE), currentFingerprint());
  writeFileSync(path.join(BUILD_FOLDER, SITE_FILE), "{}");
  assert.ok(!existsSync("content/addresses.json"));
  assert.equal(await build(), false);
  const { categories } = JSON.parse(readFileSync("content/addresses.json", "utf8"));
  assert.equal(Object.keys(categories).length, readCollection().categories.length);
});
