import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { build } from "vite";
import { buildOnlyPlugin } from "./build-only-plugin.ts";

const folder = mkdtempSync(path.join(tmpdir(), "build-only-"));
after(() => rmSync(folder, { recursive: true }));

function built(entry: string) {
  writeFileSync(path.join(folder, "files.build.ts"), "export const files = 1;");
  writeFileSync(path.join(folder, "entry.ts"), entry);
  return build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [buildOnlyPlugin()],
    build: { write: false, rolldownOptions: { input: path.join(folder, "entry.ts") } },
  });
}

test("a module for the build alone does not come into the browser: the build stops and names both files", async () => {
  await assert.rejects(
    built('import { files } from "./files.build.ts"; console.log(files);'),
    /entry\.ts takes \.\/files\.build\.ts/,
  );
});

test("nor does it by its name without the ending", async () => {
  await assert.rejects(
    built('import { files } from "./files.build"; console.log(files);'),
    /entry\.ts takes \.\/files\.build /,
  );
});

test("what is not for the build alone comes through", async () => {
  await built('const rebuild = "./files.build.ts"; console.log(rebuild);');
});
