import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import postcss from "postcss";

test("no style sheet sets a position on a table row: WebKit ignores it there, so that what should cover the row would cover the page", () => {
  const positioned: string[] = [];
  for (const file of globSync(["desk/ui/**/*.css", "app/**/*.css"])) {
    postcss.parse(readFileSync(file, "utf8")).walkDecls("position", ({ parent }) => {
      if (parent?.type !== "rule") return;
      const { selectors } = parent as postcss.Rule;
      const rows = selectors.filter((selector) => /(?:^|[\s>+~])tr(?:[.:[][^\s>+~]*)?$/.test(selector));
      positioned.push(...rows.map((row) => `${file}: ${row}`));
    });
  }
  assert.deepEqual(positioned, []);
});
