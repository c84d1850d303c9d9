import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { builtWindow, stateOfSources } from "./build-window.ts";

test("two desks that are opened at once get one whole window, also where one was cut short, and nothing unfinished is left", async (t) => {
  const cache = mkdtempSync(path.join(tmpdir(), "desk-window-"));
  t.after(() => rmSync(cache, { recursive: true, force: true }));
  const cut = path.join(cache, `window-${await stateOfSources(process.cwd())}`);
  mkdirSync(cut);
  writeFileSync(path.join(cut, "index.html"), ""); // as a power cut leaves what was written just before it
  const [one, other] = await Promise.all([builtWindow(process.cwd(), cache), builtWindow(process.cwd(), cache)]);
  assert.deepEqual([one, other], [cut, cut]);
  assert.ok(statSync(path.join(one, "index.html")).size > 0);
  assert.deepEqual(readdirSync(cache), [path.basename(one)]);
  assert.equal(await builtWindow(process.cwd(), cache), one);
});

test("a change of any file that the window is built from asks for another build, shared files of the desk and the site among them", async (t) => {
  const root = mkdtempSync(path.join(tmpdir(), "desk-sources-"));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const files = ["desk/ui/main.tsx", "desk/pictures/too-small.ts", "contract/letter.ts", "app/content/person.ts"];
  for (const file of files) mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const states = new Set<string>();
  const write = async (file: string, text: string) => {
    writeFileSync(path.join(root, file), text);
    states.add(await stateOfSources(root));
  };
  await write("package-lock.json", "{}");
  for (const file of files) await write(file, "1");
  for (const file of files) await write(file, "22");
  rmSync(path.join(root, "contract/letter.ts"));
  states.add(await stateOfSources(root));
  assert.equal(states.size, 1 + files.length * 2 + 1);
});
