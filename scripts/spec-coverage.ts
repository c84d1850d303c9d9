/**
 * Checks docs/spec-coverage.md, the table that names for every statement of the specification the test that proves it. `npm run check` runs it.
 *
 * A row is `| statement | proof |`, a proof is `` `file` title `` with the title of a test or of one of its steps; several proofs are joined by `<br>`. A title
 * is written as it stands in the source, with its `${…}` where a test is made for each entry of a list.
 */
import { existsSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { BROWSER_TESTS, UNIT_TESTS } from "./test-files.ts";

const TABLE = "docs/spec-coverage.md";
/** Sections of the specification that say what the site does. */
const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9];

/** A test that runs, or a step of such a test, with its title in one of the three kinds of quotes; `test.skip("…")` and the like do not count. */
const TEST = /\btest(?:\.step)?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** The window a journey runs in (playwright.config.ts): where it runs, not what it proves. */
const WINDOW = / @(computer|phone)$/;

/** @returns the titles of the tests and of their steps in a source text, as they are written there, without the window they run in */
export function testTitles(source: string): Set<string> {
  return new Set(
    [...source.matchAll(TEST)].map(([, , title = ""]) => title.replace(/\\(.)/g, "$1").replace(WINDOW, "")),
  );
}

/**
 * @param table the text of the table's file
 * @param titlesIn the titles of a test file, or null where no such file is run
 * @returns what is wrong, one sentence each
 */
export function problemsOf(table: string, titlesIn: (file: string) => Set<string> | null): string[] {
  const problems: string[] = [];
  const rows = new Map(SECTIONS.map((section) => [section, 0]));
  let section = 0;
  for (const [index, line] of table.split("\n").entries()) {
    const at = `line ${index + 1}`;
    const heading = /^## §(\d+)/.exec(line)?.[1];
    if (heading) section = Number(heading);
    if (!/^\|(?! *(Statement|-+) *\|)/.test(line)) continue;
    const [, statement = "", proofs = "", rest] = line.split("|").map((cell) => cell.trim());
    if (!statement || rest !== "") problems.push(`${at}: a row has a statement and a proof`);
    rows.set(section, (rows.get(section) ?? 0) + 1);
    for (const proof of proofs.split("<br>")) {
      const [, file = "", title = ""] = /^`([^`]+)` (.+)$/.exec(proof.trim()) ?? [];
      const titles = file ? titlesIn(file) : null;
      if (!titles) problems.push(`${at}: '${file || proof}' is no file that npm test runs`);
      else if (!titles.has(title)) problems.push(`${at}: ${file} has no test '${title}'`);
    }
  }
  for (const [number, count] of rows) {
    if (count === 0) problems.push(`§${number} has no row`);
    if (!SECTIONS.includes(number)) problems.push(`A row stands under no section of the specification (§${number})`);
  }
  return problems;
}

/** @returns the titles of the tests in a file of the project, or null where npm test runs no such file */
export function titlesInFile(file: string): Set<string> | null {
  if (![UNIT_TESTS, BROWSER_TESTS].some((pattern) => matchesGlob(file, pattern)) || !existsSync(file)) return null;
  return testTitles(readFileSync(file, "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = readFileSync(TABLE, "utf8");
  const problems = problemsOf(table, titlesInFile);
  for (const problem of problems) console.error(`${TABLE}, ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
