/**
 * Puts the inline scripts at the end of a page into one: each needs a hash of its own in the security policy (60 bytes of every answer), and each more
 * is a stop on the way through the page. React Router writes four, the site one or two (app/before-script.ts). The elements that React takes over
 * stay where it expects them, empty; it compares no script's text. What it does not take over, the streamed data, goes. What is the same on all
 * pages is made small once.
 */
import { minify_sync } from "terser";
import type { Rewriting } from "../finish-files.ts";

/** Without attributes: neither data blocks nor what starts the page. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;
/** What the stream of the loaders' data leaves at the end once its scripts are empty: places that nothing takes over in the browser. */
const STREAMED = /(?:<!--\/?\$-->|<script><\/script>)+(?=<\/body>)/;
/** Of a page as React Router 8.4 writes it: the site's own, the scroll position, the context, the data, the end of the data. */
const FEWEST = 5;

/** Scripts made small, by what React Router wrote. */
const known = new Map<string, string>();

function small(text: string): string {
  if (text.includes("enqueue(")) return text; // a page's own data: one text
  const before = known.get(text);
  if (before !== undefined) return before;
  const { code = "" } = minify_sync(text, { ecma: 2020 });
  known.set(text, code);
  return code;
}

/** @throws Error when a page has fewer inline scripts than React Router writes (it then writes them otherwise) */
export const withOneScript: Rewriting = (html, page) => {
  // The first stands before all that can be clicked, and stays there.
  const [, ...behind] = [...html.matchAll(INLINE)].map(([, text = ""]) => text);
  if (behind.length < FEWEST) {
    throw new Error(`${page} does not hold the inline scripts that scripts/build/page/one-script.ts looks for.`);
  }
  const one = behind.map((text) => small(text).replace(/;?\s*$/, "")).join(";");
  let place = 0;
  return html
    .replace(INLINE, (script) => [script, `<script>${one}</script>`][place++] ?? "<script></script>")
    .replace(STREAMED, "");
};
