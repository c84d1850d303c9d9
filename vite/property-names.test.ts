import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import postcss from "postcss";
import { shortPropertyNames } from "./property-names.ts";

const built = (css: string) => postcss([shortPropertyNames()]).process(css, { from: undefined }).css;

test("a property has one short name, wherever it is set and used", () => {
  const [, set, asked] = /^:root\{(--[a-z]+):8px\}p\{width:calc\(var\((--[a-z]+), 1px\)\*2\)\}$/.exec(
    built(":root{--tick:8px}p{width:calc(var(--tick, 1px)*2)}"),
  ) ?? [""];
  assert.ok(set && set.length < "--tick".length);
  assert.equal(asked, set);
});

test("no two properties of the site share a name", () => {
  const set = globSync("app/**/*.css").flatMap((file) => readFileSync(file, "utf8").match(/^\s*--[\w-]+(?=:)/gm) ?? []);
  const names = [...new Set(set.map((name) => name.trim()))];
  assert.ok(names.length > 2 * 26, "names of one letter and of two");
  const short = built(`p{${names.map((name) => `${name}:0`).join(";")}}`).match(/--[a-zA-Z][\w-]*(?=:)/g);
  assert.equal(new Set(short).size, names.length);
});

test("names that scripts use stay as they are", () => {
  const css = "text{font-family:var(--font-text)}";
  assert.equal(built(css), css);
});
