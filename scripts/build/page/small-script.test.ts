import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { forgetOldScripts, SCRIPT_CACHE, smallScript } from "./small-script.ts";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "small-script-"));
process.chdir(folder);
after(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const CODE = 'const greeting = "Chào bạn";\nexport function greet(name) {\n  return greeting + ", " + name;\n}\n';

test("a script keeps what it gives and does, in fewer bytes", async () => {
  const small = await smallScript(CODE);
  assert.ok(small.length < CODE.length);
  const { greet } = await import(`data:text/javascript,${encodeURIComponent(small)}`);
  assert.equal(greet("chị Hoa"), "Chào bạn, chị Hoa");
});

test("what was made small is kept, and another script is not taken for it", async () => {
  const small = await smallScript(CODE);
  const [kept = "", ...others] = await readdir(SCRIPT_CACHE);
  assert.deepEqual(others, []);
  assert.equal(await readFile(path.join(SCRIPT_CACHE, kept), "utf8"), small);
  await writeFile(path.join(SCRIPT_CACHE, kept), "kept");
  assert.equal(await smallScript(CODE), "kept");
  assert.notEqual(await smallScript(`${CODE}//`), "kept");
});

test("a script of which a power cut has left the name alone is made anew", async () => {
  const small = await smallScript("export const cut = [1, 2];\n");
  for (const kept of await readdir(SCRIPT_CACHE)) await writeFile(path.join(SCRIPT_CACHE, kept), "");
  assert.equal(await smallScript("export const cut = [1, 2];\n"), small);
});

test("parts that read the same may be made at once", async () => {
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => smallScript("export const same = [1, 2];\n")));
  assert.equal(one, "export const same=[1,2];");
  assert.deepEqual(others, [one, one]);
});

test("what no build has asked for in a month goes, what one has asked for stays", async () => {
  const left = ["export const left = 1;\n", "export const asked = 2;\n", "export const young = 3;\n"];
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  const files: string[] = [];
  for (const code of left) {
    const before = await readdir(SCRIPT_CACHE);
    await smallScript(code);
    const [file = ""] = (await readdir(SCRIPT_CACHE)).filter((name) => !before.includes(name));
    files.push(file);
    if (code !== left[2]) await utimes(path.join(SCRIPT_CACHE, file), longAgo, longAgo);
  }
  await smallScript(left[1] ?? "");
  await forgetOldScripts();
  const there = await readdir(SCRIPT_CACHE);
  assert.deepEqual(
    files.map((file) => there.includes(file)),
    [false, true, true],
  );
});

test("a script that is broken stops the build", async () => {
  await assert.rejects(smallScript("const ="), /Name expected/);
});
