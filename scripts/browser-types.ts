/**
 * Checks the types of what runs in a browser, where there is no Node (app/tsconfig.json). Loaders lead the compiler into files that run at build
 * (`*.build.ts`), which cannot hold there and are checked with everything else; what it says of them is left out.
 */
import { spawnSync } from "node:child_process";

const { stdout, status } = spawnSync(
  process.execPath,
  ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", "app"],
  { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
);
// A mistake of the settings stands in no file.
const said = stdout.split(/\r?\n/).filter((line) => /(?:^| )error TS\d+: /.test(line));
const mistakes = said.filter((line) => !/\.(?:build|server)\.tsx?\(\d/.test(line));
for (const mistake of mistakes) console.error(mistake);
// Where it could not run at all it says nothing of files.
process.exitCode = mistakes.length > 0 || (status !== 0 && said.length === 0) ? 1 : 0;
