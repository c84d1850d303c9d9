/**
 * Checks the types of the code that runs in a browser, where there is no Node (app/tsconfig.json). Loaders import files that run at build (`*.build.ts`), which
 * need Node and are checked with everything else: the compiler's errors in these files are left out.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * @param compiler its output and its exit code
 * @returns the errors in code that runs in a browser or in the compiler's own settings; null where the compiler could not run and so says nothing about any
 *   file
 */
export function browserMistakes({ stdout, status }: { stdout: string; status: number | null }): string[] | null {
  // An error in the settings comes without the name of a file.
  const said = stdout.split(/\r?\n/).filter((line) => /(?:^| )error TS\d+: /.test(line));
  if (status !== 0 && said.length === 0) return null;
  return said.filter((line) => !/\.(?:build|server)\.tsx?\(\d/.test(line));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", "app"];
  const mistakes = browserMistakes(
    spawnSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }),
  );
  for (const mistake of mistakes ?? []) console.error(mistake);
  process.exitCode = mistakes?.length === 0 ? 0 : 1;
}
