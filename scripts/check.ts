/** `npm run check`: content, types, lint, unused code, the proof of the specification, paths named in words. Runs all of them and says which failed. */
import { spawnSync } from "node:child_process";
import { pictureAddress, pictureFiles } from "../app/content/pictures.build.ts";
import { isPhotograph } from "../app/content/pictures.ts";
import { readCollection } from "../app/content/read-collection.build.ts";
import { reportBuildFailure } from "./build.ts";

/** Each is run by its own path with this Node, because the entries of node_modules/.bin are shell scripts on Windows. */
const CHECKS: [name: string, ...args: string[]][] = [
  ["types of the routes", "node_modules/@react-router/dev/bin.cjs", "typegen"],
  ["types", "node_modules/typescript/bin/tsc", "--noEmit", "-p", "."],
  ["types of the server, which knows no browser", "node_modules/typescript/bin/tsc", "--noEmit", "-p", "server"],
  ["types of the browser's side, which knows no Node", "scripts/browser-types.ts"],
  ["format and lint", "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  ["unused code", "node_modules/knip/bin/knip.js"],
  ["proof of the specification", "scripts/spec-coverage.ts"],
  ["paths named in words", "scripts/named-paths.ts"],
];

const failed: string[] = [];
try {
  const { categories, articles, policies } = readCollection();
  console.log(
    `Content: ${categories.length} categories, ${articles.length} articles, ${policies.length} policies, all in order.`,
  );
  const photographs = pictureFiles().filter((file) => isPhotograph(pictureAddress(file)));
  // Whoever remakes a picture of ours by hand has to sign it (art/README.md); otherwise it counts as a photograph.
  if (photographs.length > 0) console.log(`Photographs, by their hash: ${photographs.join(", ")}.`);
} catch (error) {
  reportBuildFailure(error);
  failed.push("content");
}
for (const [name, ...args] of CHECKS) {
  console.log(`Checking ${name}…`);
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
