import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { RUN_ANYWAY, SHORT_COMMANDS } from "./short-commands.ts";

const scripts = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts;

/** Names of commands in README.md: of the block at its top, and of the first cells of its table. */
function namedInReadme(): Set<string> {
  const readme = readFileSync("README.md", "utf8");
  const blocks = [...readme.matchAll(/^ {4}npm (?:run )?([\w:-]+)/gm)];
  const cells = [...readme.matchAll(/^\| (`[^|]*`[^|]*) \|/gm)].flatMap(([, cell = ""]) => [
    ...cell.matchAll(/`(?:npm (?:run )?)?([a-z][\w:-]*)/g),
  ]);
  return new Set([...blocks, ...cells].map(([, name = ""]) => name));
}

test("each command of package.json is told of in README, and README tells of no other", () => {
  assert.deepEqual([...namedInReadme()].toSorted(), Object.keys(scripts).toSorted());
});

test("each command of README is run by npm test in a short form, by the file it has in package.json", () => {
  assert.deepEqual([...Object.keys(SHORT_COMMANDS), ...RUN_ANYWAY].toSorted(), [...namedInReadme()].toSorted());
  for (const [name, { args }] of Object.entries(SHORT_COMMANDS))
    assert.equal(scripts[name]?.split(" ").at(-1), args[0], name);
});
