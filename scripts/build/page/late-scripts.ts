/**
 * Holds a page's scripts back until its first view stands: the page is whole without them, and on a slow line they would take their share of it
 * from the fonts and the first picture. React Router asks for all of them in the head of the page (`modulepreload`) and starts them
 * from an inline module; here both give way to a few lines in the script that each page begins with (app/before-script.ts). They wait, then ask for
 * everything at once.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { SEARCH } from "../../../app/addresses.ts";
import { PAGE_SCRIPTS } from "../../../app/before-script.ts";
import { CHUNK_TIMEOUT } from "../../../app/limits.ts";
import type { Rewriting } from "../finish-files.ts";
import { withData } from "./page-data.ts";
import { smallScript } from "./small-script.ts";

const PRELOAD = /<link rel="modulepreload" href="\/assets\/([^"]+\.js)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The library, as vite.config.ts names it. */
const LIBRARY = /^react-/;
const [AT_THE_TOP] = PAGE_SCRIPTS;
const BEGINNING = `<script>${AT_THE_TOP}</script>`;

const RUN = `await import(scripts[0]);
import(scripts.at(-1));`;

/** The page that is nothing without its scripts. */
const SEARCH_PAGE = `${SEARCH.to.slice(1)}/index.html`;
/**
 * The search page says so itself where its scripts fail or do not come in time (app/routes/search.tsx), and offers to reload the page, because only after a
 * reload does a browser request a script again that it has failed to import.
 */
const RUN_OR_SAY_SO = `const fail = (why) => {
  document.documentElement.dataset.failed = "";
  console.error(why);
};
const patience = setTimeout(fail, ${CHUNK_TIMEOUT}, "The scripts have not come in time.");
try {
  await import(scripts[0]);
  await import(scripts.at(-1));
} catch (error) {
  fail(error);
}
clearTimeout(patience);`;

/** What shows all that stands below the first view (app/styles/base.css). */
const SHOW_AT_ONCE = "delete document.documentElement.dataset.fresh;";
/** Pages with much below the first view: several parts, or what stands below a category's head, the opening of a text or the second card of the news. */
const MUCH_BELOW = /class="[^"]*\bbelow-(?:head|opening|second)\b|(?:class="[^"]*\bbelow-first-view\b.*?){2}/s;
/**
 * Ends the animations that hide the parts, one after the other, for 5 ms in each frame: all together held a phone for 140 ms. A visitor who acts before the
 * first view stands gets all of them together.
 */
const SHOW_IN_STEPS = `const showRest = () => {
  const end = performance.now() + 5;
  for (const part of document.getAnimations()) {
    if (part.animationName !== "below-first-view") continue;
    part.finish();
    document.body.offsetTop; // lays it out
    if (performance.now() > end) return painted(showRest);
  }
  ${SHOW_AT_ONCE}
};
if (seen) showRest();
else ${SHOW_AT_ONCE}`;

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
    const library = preloads.find((name) => LIBRARY.test(name));
    if (!start || !library || !html.includes(BEGINNING)) {
      throw new Error(
        `${page} does not start its scripts in the form that scripts/build/page/late-scripts.ts looks for.`,
      );
    }
    const screen = await scriptOf(site, "screen", start, written);
    const beginning = await scriptOf(site, "first", `import "/assets/${library}";\n${first}`, written);
    const starting = page === SEARCH_PAGE ? RUN_OR_SAY_SO : RUN;
    const showing = MUCH_BELOW.test(html) ? SHOW_IN_STEPS : SHOW_AT_ONCE;
    const waiter = await smallScript(waiting([beginning, ...preloads, screen], starting, showing));
    // Functions as replacements: `$` in a script is no pattern. In braces, so that its names are its own.
    return html
      .replace(PRELOAD, "")
      .replace(START, "<script></script>")
      .replace(BEGINNING, () => `<script>${AT_THE_TOP};{${waiter}}</script>`);
  };
  return { rewriting, written };
}

/**
 * The lines that wait for the first view, or for a visitor who is quicker. They stand in the page: as a file they came in front of the first layout,
 * which had to wait for them (100 ms on a phone, as Lighthouse counts; docs/decisions/0021-late-scripts.md).
 *
 * The first view stands when the browser reports that it is on the display. A frame may be shown several frames after it was painted, and what is requested
 * meanwhile would share line and processor with it. After `load`, an observer is called within the next frame, and a message arrives after that frame has been
 * painted: the first picture is in that frame or the next. None of these is a timer, so a page whose clock stands still in a test starts all the same. Each
 * file is requested in a task of its own: together they held a slow phone for 130 ms. The sheets (inline-styles.ts) are requested before the scripts, because
 * the page's own rules leave out what an action brings. The sheets are enabled once all of them are here, in their order, because one that is enabled in front
 * of another has every font looked up anew. What stands below the first view (app/styles/base.css) no longer waits either. The script that has to run before
 * all others runs, together with the library, in a task of its own: all scripts in one task held a phone for 70 ms. A mouse that rests where the page opens
 * does not count as a visitor who is quicker: the browser reports it as a move by nothing.
 *
 * @param names of the scripts, as they stand in /assets: what runs before all others first, what starts the page last
 * @param starting runs these two
 * @param showing brings what stands below the first view; `seen` says that this is on the display
 */
function waiting(names: string[], starting: string, showing: string): string {
  return `const waiting = new AbortController();
const { signal } = waiting;
const soon = (then) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(0);
};
const ask = (link) => {
  document.head.append(Object.assign(document.createElement("link"), link));
  return new Promise(soon);
};
const start = async (seen) => {
  if (signal.aborted) return;
  waiting.abort();
  ${showing}
  const sheets = [...document.querySelectorAll("link[disabled]")];
  let missing = sheets.length;
  const come = () => {
    if (!--missing) for (const sheet of sheets) sheet.disabled = false;
  };
  for (const { href } of sheets) await ask({ rel: "preload", as: "style", href, onload: come, onerror: come });
  const scripts = "${names.join(" ")}".split(" ").map((name) => "/assets/" + name);
  for (const href of scripts) await ask({ rel: "modulepreload", href });
  if (document.readyState === "loading") await new Promise((then) => addEventListener("DOMContentLoaded", then));
  ${starting}
};
const painted = (then) =>
  new IntersectionObserver((_, frame) => {
    frame.disconnect();
    soon(then);
  }).observe(document.body);
addEventListener("load", () =>
  painted(() => painted(() => new PerformanceObserver(start).observe({ type: "paint", buffered: true }))),
);
const touched = ({ type, movementX, movementY }) => {
  if (type !== "pointermove" || movementX || movementY) start();
};
for (const type of ["pointerdown", "pointermove", "keydown"]) addEventListener(type, touched, { signal, passive: true });
setTimeout(start, ${PATIENCE});
`;
}

/** Makes a script small and writes it once, named by its content. @returns its name in /assets */
async function scriptOf(site: string, kind: string, code: string, written: Set<string>): Promise<string> {
  const content = await smallScript(code);
  const name = `${kind}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.js`;
  const file = `assets/${name}`;
  if (!written.has(file)) await writeFile(path.join(site, file), content);
  written.add(file);
  return name;
}
