import assert from "node:assert/strict";
import { globSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { chunkGroups } from "./chunks.ts";

/** The groups that take a module of a project in the folder `project`. */
function groupsAt(project: string, module: string): string[] {
  const id = path.posix.join(project, module);
  return chunkGroups(project).flatMap(({ name, test: takes, minShareCount = 1 }) =>
    takes(id) ? [`${name} from ${minShareCount}`] : [],
  );
}

const MODULES = globSync("app/**/*.{ts,tsx}").map((file) => file.split(path.sep).join("/"));

test("which scripts come together does not depend on where the project lies, even in a folder called app, as in a container", () => {
  for (const module of MODULES)
    for (const project of ["/app", "/srv/hoang-gia/app", "/work/app/try-size"])
      assert.deepEqual(groupsAt(project, module), groupsAt("/home/khoi/website", module), `${project}/${module}`);
});

test("what every page runs belongs to the frame; what only few screens need never does", () => {
  const at = (module: string) => groupsAt("/app", module);
  assert.deepEqual(at("app/root.tsx")[0], "frame from 1");
  assert.deepEqual(at("node_modules/react-dom/client.js"), ["react from 1"]);
  assert.deepEqual(at("app/sections/contact/brief.ts"), ["form from 2"]);
  assert.deepEqual(at("app/ui/page/prose.tsx"), ["inside from 2"]);
  for (const module of MODULES.filter((one) => /^app\/(routes|print-file|try-size|sections\/try-size)\//.test(one)))
    assert.ok(!at(module).some((name) => name.startsWith("frame")), module);
});
