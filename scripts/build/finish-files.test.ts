import assert from "node:assert/strict";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { SITE_FOLDER } from "../../contract/built-site.ts";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { finishFiles, type Rewriting } from "./finish-files.ts";

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

/** A site of these files, each with its text; what finishing them tells, and all that is there then. */
async function finished(
  texts: Record<string, string>,
  written = new Set<string>(),
  rewrite?: (site: string) => Rewriting,
) {
  const release = await temporaryFolder();
  const site = path.join(release, SITE_FOLDER);
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), text);
  }
  const told = await finishFiles(release, rewrite ? [rewrite(site)] : [], written, path.join(release, "none before"));
  return { site, told, files: (await readdir(site, { recursive: true })).sort() };
}

test("what the builder wrote for itself is not handed out, and the page for what does not exist stands where static hosts look for it, with its scripts", async () => {
  const style = "<style>@layer base, page;</style>";
  const { told, files, site } = await finished({
    "index.html": '<link rel="preload" href="/assets/a.woff2" as="font">',
    "404/index.html": style,
    "__spa-fallback.html": "<p>",
    "tin-tuc.data": "[]",
    ".vite/manifest.json": "{}",
  });
  assert.deepEqual(
    files.filter((file) => !/\.(?:br|gz)$/.test(file)),
    ["404", "404.html", "404/index.html", "index.html"],
  );
  assert.equal(await readFile(path.join(site, "404.html"), "utf8"), style);
  assert.equal(told.inline["/404"]?.styles.length, 1);
  assert.deepEqual(told.inline["/404.html"], told.inline["/404"]);
  assert.deepEqual([told.pages, [...told.fonts]], [2, ["/assets/a.woff2"]]);
});

test("a script that nobody meant stops the build; what the pages' own rewriting writes beside them is compressed like the rest", async () => {
  await assert.rejects(finished({ "index.html": "<script>steal()</script>" }), /index\.html holds an inline script/);
  const written = new Set<string>();
  const { files } = await finished({ "index.html": "<p>" }, written, (site) => async (html) => {
    await writeFile(path.join(site, "late.js"), "a".repeat(5000));
    written.add("late.js");
    return html;
  });
  assert.ok(files.includes("late.js.br"));
});
