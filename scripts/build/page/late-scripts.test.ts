import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import vm from "node:vm";
import { PAGE_SCRIPTS } from "../../../app/before-script.ts";
import { startingScriptsLate } from "./late-scripts.ts";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "late-scripts-")); // for what was made small, too
process.chdir(folder);
mkdirSync("assets");
after(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const [AT_THE_TOP, , SHARED_HOST] = PAGE_SCRIPTS;
const CONTROLLER = "window.__reactRouterContext.streamController";
const START = '<script type="module" async="">import "/assets/manifest-1.js";</script>';
const LIBRARY = '<link rel="modulepreload" href="/assets/react-1.js"/>';
const TOP = `<script>${AT_THE_TOP}</script>`;

/** A page as React Router 8.4 renders it, in short. */
const PAGE = `<head>${TOP}<link rel="modulepreload" href="/assets/root-1.js"/>${LIBRARY}</head><body><p>a</p>
<script>try{none}catch{}</script><script>${SHARED_HOST}</script><script>((storageKey, restoreKey) => {})("react-router-scroll-positions", null)</script><script>window.context = {};</script>
${START}<!--$--><script>${CONTROLLER}.enqueue("[1]");</script><!--$--><script>${CONTROLLER}.close();</script><!--/$--><!--/$--></body>`;

const { rewriting, written } = startingScriptsLate(folder);

/**
 * Opens a page in a stand-in for the parts of a browser that its first script uses, and lets the script's patience end. The page's own end has not come yet
 * (`loading`), so none of its scripts runs.
 *
 * @param failing addresses that do not come
 * @returns what the page asks for, in order; its sheets; and how many files it had asked for when the first sheet was enabled
 */
async function openedLate(html: string, failing: string[]) {
  const [, waiter = ""] = /;(\{.*?\})<\/script>/s.exec(html.slice(html.indexOf(AT_THE_TOP))) ?? [];
  const asked: string[] = [];
  let inUse: number | undefined;
  const sheets = ["/assets/a.css", "/assets/b.css"].map((href) => ({ href, disabled: true }));
  const { promise: all, resolve: allAsked } = Promise.withResolvers<void>();
  const timers: (() => Promise<void>)[] = [];
  class Channel {
    port1 = { onmessage: () => {} };
    port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage()) };
  }
  const append = ({ href, onload, onerror }: { href: string; onload?: () => void; onerror?: () => void }) => {
    if (sheets.some(({ disabled }) => !disabled)) inUse ??= asked.length;
    asked.push(href);
    if (failing.includes(href)) onerror?.();
    else onload?.();
  };
  vm.runInNewContext(waiter, {
    AbortController,
    MessageChannel: Channel,
    document: {
      readyState: "loading",
      documentElement: { dataset: {} },
      head: { append },
      createElement: () => ({}),
      querySelectorAll: () => sheets,
    },
    addEventListener: (type: string) => type === "DOMContentLoaded" && allAsked(),
    setTimeout: (act: () => Promise<void>) => timers.push(act),
  });
  void timers[0]?.();
  await all;
  return { asked, sheets, inUse };
}

test("a page asks for its sheets, then for what runs first, its scripts and what starts it; all of these are there", async () => {
  const html = await rewriting(PAGE, "index.html");
  assert.doesNotMatch(html, /modulepreload" href|type="module"/);
  const { asked, sheets, inUse } = await openedLate(html, []);
  assert.deepEqual(
    asked.map((address) => address.replace(/(first|screen)-.*(?=\.js)/, "$1")),
    ["a.css", "b.css", "first.js", "root-1.js", "react-1.js", "screen.js"].map((name) => `/assets/${name}`),
  );
  for (const file of written) assert.ok(existsSync(file) && asked.includes(`/${file}`), file);
  assert.equal(written.size, 2);
  assert.equal(inUse, sheets.length, "all sheets at once");
  assert.ok(sheets.every(({ disabled }) => !disabled));
});

test("a sheet that does not come keeps back neither the others nor the scripts", async () => {
  const { asked, sheets } = await openedLate(await rewriting(PAGE, "index.html"), ["/assets/b.css"]);
  assert.ok(sheets.every(({ disabled }) => !disabled));
  assert.match(asked.at(-1) ?? "", /screen-/);
});

test("a page that starts otherwise stops the build, which names it", async () => {
  for (const part of [START, LIBRARY, TOP])
    await assert.rejects(
      async () => rewriting(PAGE.replace(part, ""), "a.html"),
      /^Error: a\.html does not (?:start|hold)/,
    );
});
