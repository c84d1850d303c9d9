import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const IMPORT = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

test("each class that a part of a screen names stands in its sheet, and each class of a sheet has somebody who names it", () => {
  const named = new Map<string, Set<string>>();
  for (const file of globSync("{app,desk}/**/*.{ts,tsx}")) {
    const source = readFileSync(file, "utf8");
    const code = source.replace(/^import .*/gm, "");
    for (const [, styles, from = ""] of source.matchAll(IMPORT)) {
      const sheet = join(dirname(file), from);
      const names = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);
      named.set(sheet, new Set([...(named.get(sheet) ?? []), ...names]));
    }
  }
  const sheets = globSync("{app,desk}/**/*.module.css");
  assert.ok(sheets.length > 90, `only ${sheets.length} sheets were found`);
  for (const sheet of sheets) {
    const css = readFileSync(sheet, "utf8").replace(/\/\*.*?\*\/|:global\([^)]*\)|url\([^)]*\)/gs, "");
    const inSheet = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = ""]) => name));
    assert.deepEqual([...inSheet].sort(), [...(named.get(sheet) ?? [])].sort(), sheet);
  }
});
