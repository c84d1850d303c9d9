import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { compress } from "./compress.ts";

const CONTENT = Buffer.from("a text of the site\n".repeat(100));

test("what is the same as before keeps its compressed forms, what has changed gets its own", async () => {
  const folder = await temporaryFolder();
  const [former, site] = [join(folder, "former"), join(folder, "site")];
  for (const release of [former, site]) await mkdir(release);
  const changed = Buffer.from("another text of the site\n".repeat(100));
  for (const name of ["same.txt", "changed.txt"]) {
    await writeFile(join(former, name), CONTENT);
    for (const ending of [".br", ".gz"]) await writeFile(join(former, name + ending), "as it was");
  }
  assert.equal(await compress(site, "same.txt", CONTENT, former), "as it was".length);
  assert.equal(await readFile(join(site, "same.txt.br"), "utf8"), "as it was");
  const sent = await compress(site, "changed.txt", changed, former);
  const small = await readFile(join(site, "changed.txt.br"));
  assert.equal(sent, small.length);
  assert.deepEqual(brotliDecompressSync(small), changed);
  assert.deepEqual(gunzipSync(await readFile(join(site, "changed.txt.gz"))), changed);
});

for (const [missing, isThere] of [
  [".br", false],
  [".gz", false],
  [".br", true],
  [".gz", true],
] as const) {
  test(`a release before that was cut short (${isThere ? "an empty" : "no"} ${missing}) is not written into: it may be the one that is served`, async () => {
    const folder = await temporaryFolder();
    const [former, site] = [join(folder, "former"), join(folder, "site")];
    for (const release of [former, site]) {
      await mkdir(release);
      await writeFile(join(release, "a.txt"), CONTENT);
    }
    const other = missing === ".br" ? ".gz" : ".br";
    await writeFile(join(former, `a.txt${other}`), "as it was");
    if (isThere) await writeFile(join(former, `a.txt${missing}`), "");
    await compress(site, "a.txt", CONTENT, former);
    assert.equal(await readFile(join(former, `a.txt${other}`), "utf8"), "as it was");
    assert.deepEqual(brotliDecompressSync(await readFile(join(site, "a.txt.br"))), CONTENT);
    assert.deepEqual(gunzipSync(await readFile(join(site, "a.txt.gz"))), CONTENT);
  });
}
