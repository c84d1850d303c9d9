/**
 * Checks the types of what runs in a browser, where there is no Node (app/tsconfig.json). Loaders lead the compiler into files that run at build
 * (`*.build.ts`), which cannot hold there and are checked with everything else; what it says of them is left out.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * @param said by the compiler, and the code it ended with
 * @returns the lines that tell of what runs in a browser, or of the compiler's own settings; null where it could not run at all, and says nothing of files
 */
export function browserMistakes({ stdout, status }: { stdout: string; status: number | null }): string[] | null {
  // A mistake of the settings stands in no file.
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
