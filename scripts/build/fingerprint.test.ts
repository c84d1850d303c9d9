import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { INPUTS } from "./fingerprint.ts";

/** The project's own modules that a module brings along, types left out. */
function modulesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, type, named = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export)(\s+type)?[^"';]*?"(\.[^"]+)";/gm,
  )) {
    const module = path.posix.join(path.posix.dirname(file), named);
    if (!type && existsSync(module)) modulesBehind(module, found);
  }
  return found;
}

test("whatever a build runs is an input of it: when that changes, the site is built again", () => {
  const modules = [...modulesBehind("scripts/build.ts")];
  assert.ok(modules.includes("server/site/read-site.ts"), "the static host's headers are the server's own");
  const isInput = (file: string) => INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  assert.deepEqual(
    modules.filter((file) => !isInput(file)),
    [],
  );
});
