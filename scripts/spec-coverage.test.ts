import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { problemsOf, testTitles, titlesInFile } from "./spec-coverage.ts";

const SOURCE = `
test("a plain one", async () => {});
  test(
    \`\${address} for each\`, () => {});
test('it\\'s quoted', () => {});
test.skip("one that does not run", () => {});
test.skip(({ isMobile }) => isMobile, "a reason");
test("on one of the two windows @phone", async () => {
  await test.step("a step of it", async () => {});
});
`;
const titles = testTitles(SOURCE);
const titlesIn = (file: string) => (file === "tests/some.spec.ts" ? titles : null);
const tableOf = (row: string) =>
  [2, 3, 4, 5, 6, 7, 8, 9]
    .map((section) => `## §${section} Name\n\n| Statement | Proof |\n| --- | --- |\n${row}`)
    .join("\n");

test("titles of tests and of their steps are read in each kind of quotes, and what does not run is none", () => {
  assert.deepEqual(
    [...titles],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in its source
    ["a plain one", "${address} for each", "it's quoted", "on one of the two windows", "a step of it"],
  );
});

test("a table whose tests all exist is in order", () => {
  assert.deepEqual(
    problemsOf(tableOf("| what | `tests/some.spec.ts` a plain one<br>`tests/some.spec.ts` it's quoted |"), titlesIn),
    [],
  );
});

test("a test, a file or a proof that is missing is told with its line", () => {
  for (const [row, problem] of [
    ["| what | `tests/some.spec.ts` one that does not run |", "has no test 'one that does not run'"],
    ["| what | `tests/other.spec.ts` a plain one |", "'tests/other.spec.ts' is no file"],
    ["| what | by hand |", "'by hand' is no file"],
    ["| what |  |", "is no file"],
  ] as const) {
    const [first = ""] = problemsOf(tableOf(row), titlesIn);
    assert.match(first, /^line 5: /);
    assert.ok(first.includes(problem), first);
  }
});

test("a section without a row is told", () => {
  assert.deepEqual(
    problemsOf("## §2 Name\n| what | `tests/some.spec.ts` a plain one |\n", titlesIn).at(0),
    "§3 has no row",
  );
});

test("every test of the project may be named as a proof, because npm test runs it", () => {
  const files = globSync("[a-z]*/**/*.{test,spec}.ts", { exclude: ["**/node_modules/**", "build/**"] });
  assert.ok(files.some((file) => file.startsWith("desk")) && files.some((file) => file.startsWith("deploy")));
  assert.deepEqual(
    files.map((file) => file.replaceAll("\\", "/")).filter((file) => titlesInFile(file) === null),
    [],
  );
});
