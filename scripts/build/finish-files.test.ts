import assert from "node:assert/strict";
import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { SITE_FOLDER } from "../../contract/built-site.ts";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { finishFiles } from "./finish-files.ts";

test("the size of a release is that of all its text files as they are sent, though several are finished at once", async () => {
  const release = await temporaryFolder();
  const site = path.join(release, SITE_FOLDER);
  await mkdir(site);
  const files = Array.from({ length: 20 }, (_, number) => path.join(site, `${number}.json`));
  for (const [number, file] of files.entries()) await writeFile(file, `"${"khung bạt ".repeat(100 + number)}"`);
  const { bytes } = await finishFiles(release, [], new Set(), path.join(release, "none before"));
  const sent = await Promise.all(files.map(async (file) => (await stat(`${file}.br`)).size));
  assert.equal(
    bytes,
    sent.reduce((sum, size) => sum + size, 0),
  );
});
