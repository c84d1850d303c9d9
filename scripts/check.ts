/** `npm run check`: content, types, lint, unused code. Runs all of them and says which failed. */
import { spawnSync } from "node:child_process";
import { readCollection } from "../app/content/collection.server.ts";
import { reportBuildFailure } from "./build.ts";

const bin = (name: string) => `node_modules/.bin/${name}`;

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ["types of the routes", bin("react-router"), "typegen"],
  ["types", bin("tsc"), "--noEmit", "-p", "."],
  ["format and lint", bin("biome"), "check", "--error-on-warnings"],
  ["unused code", bin("knip")],
  ["proof of the specification", process.execPath, "scripts/spec-coverage.ts"],
  ["paths named in words", process.execPath, "scripts/named-paths.ts"],
];

const failed: string[] = [];
try {
  const { categories, articles, policies } = readCollection();
  console.log(
    `Content: ${categories.length} categories, ${articles.length} articles, ${policies.length} policies, all in order.`,
  );
} catch (error) {
  reportBuildFailure(error);
  failed.push("content");
}
for (const [name, command, ...args] of CHECKS) {
  console.log(`Checking ${name}…`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
