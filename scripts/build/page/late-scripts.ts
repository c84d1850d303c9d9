/**
 * Holds a page's scripts back until its first view stands: the page is whole without them, and on a slow line they would take their share of it
 * from the fonts and the first picture. React Router asks for all of them in the head of the page (`modulepreload`) and starts them
 * from an inline module; here both give way to a short file, which does what has to be done before all others (page-data.ts), waits, then asks for
 * everything at once.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { smallScript } from "../../../vite/small-scripts-plugin.ts";
import type { Rewriting } from "../finish-files.ts";
import { withData } from "./page-data.ts";

const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"\/>/g;
/** Without `async`: React takes a script with `src` and `async` for one it may move, and would not know its own place again. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** A picture or font that has not come after this (milliseconds) no longer holds the scripts back. */
const PATIENCE = 3000;

/**
 * @param site public folder of a release
 * @returns what holds back the scripts of a page, and throws when the page does not start them in the form that React Router 8.4 writes; and the
 *   files it has written so far, by their path within the site
 */
export function startingScriptsLate(site: string): { rewriting: Rewriting; written: ReadonlySet<string> } {
  const written = new Set<string>();
  const rewriting: Rewriting = async (rendered, page) => {
    const { html, first } = withData(rendered, page);
    const start = START.exec(html)?.[1];
    const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1] ?? "");
    if (!start || preloads.length === 0) {
      throw new Error(
        `${page} does not start its scripts in the form that scripts/build/page/late-scripts.ts looks for.`,
      );
    }
    const screen = await asset(site, "screen", start, written);
    const waiter = await asset(
      site,
      "start",
      await smallScript(`${first};\n${waiting([...preloads, screen], screen)}`),
      written,
    );
    // A function as replacement: `$` in a script is no pattern.
    return html.replace(PRELOAD, "").replace(START, () => `<script type="module" src="${waiter}"></script>`);
  };
  return { rewriting, written };
}

/**
 * The script of a page that waits for the first view, or for a visitor who is quicker.
 *
 * The first view stands one frame after `load`: an observer is told within that frame, a message comes after it has been painted. Neither is a timer,
 * so a page whose clock stands still in a test starts all the same. Each file is asked for in a task of its own: together they
 * held a slow phone for 130 ms. The sheets (inline-styles.ts) come before the scripts: what the page's own rules leave out is what an action brings. They
 * are enabled once all are here, each behind the one before, since one in front of another has every font looked up anew. What stands below
 * the first view (app/styles/base.css) waits no longer.
 */
function waiting(files: string[], screen: string): string {
  return `let started = false;
const start = async () => {
  if (started) return;
  started = true;
  for (const type of early) removeEventListener(type, start);
  clearTimeout(patience);
  delete document.documentElement.dataset.fresh;
  const ask = (link) => {
    document.head.append(Object.assign(document.createElement("link"), link));
    return new Promise(soon);
  };
  const sheets = [...document.querySelectorAll('[rel="stylesheet"][disabled]')];
  let missing = sheets.length;
  const come = () => {
    if (--missing === 0) for (const sheet of sheets) sheet.disabled = false;
  };
  for (const { href } of sheets)
    await ask({ rel: "preload", as: "style", href: href.split("#")[0], onload: come, onerror: come });
  for (const href of ${JSON.stringify(files)}) await ask({ rel: "modulepreload", href });
  import("${screen}");
};
const soon = (then) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
};
const painted = (then) => {
  new IntersectionObserver((_, frame) => {
    frame.disconnect();
    soon(then);
  }).observe(document.body);
};
const first = () => painted(() => painted(start));
const early = ["pointerdown", "pointermove", "keydown"];
const patience = setTimeout(start, ${PATIENCE});
for (const type of early) addEventListener(type, start, { once: true, passive: true });
if (document.readyState === "complete") first();
else addEventListener("load", first, { once: true });
`;
}

/** Writes a script once, named by its content. @returns its address */
async function asset(site: string, name: string, content: string, written: Set<string>): Promise<string> {
  const file = `assets/${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.js`;
  if (!written.has(file)) await writeFile(path.join(site, file), content);
  written.add(file);
  return `/${file}`;
}
