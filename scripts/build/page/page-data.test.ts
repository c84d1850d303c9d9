import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { PAGE_SCRIPTS } from "../../../app/before-script.ts";
import { withData } from "./page-data.ts";

const [AT_THE_TOP, , SHARED_HOST] = PAGE_SCRIPTS;
const CONTROLLER = "window.__reactRouterContext.streamController";
/** What a loader may give: quotes, signs that end a script, and what only looks like the form of this module. */
const LOADED = JSON.stringify({ title: 'Bạt "hiflex"', text: "</script><!--", "": 1 });
const STREAM = `${JSON.stringify([{ _1: 2 }, "loaderData", LOADED, "{ no JSON of a loader", "[1, 2]", "0", null, 5, ["D", 0]])}\n`;
/** As React writes a literal into a script. */
const LITERAL = JSON.stringify(STREAM).replaceAll("<", "\\u003c");

/** A page as React Router 8.4 renders it, in short; the module is what starts it. */
const page = (data = `${CONTROLLER}.enqueue(${LITERAL});`) =>
  `<body><script>${AT_THE_TOP}</script><p>a</p><script type="application/ld+json">{}</script>
<script>try{none}catch{window.ran.push("own")}</script><script>${SHARED_HOST}</script><script>
((storageKey, restoreKey) => { window.ran.push("scroll"); })("react-router-scroll-positions", null)
</script><script>window.ran.push("context");</script>
<script type="module" async="">import "/assets/a.js";</script><!--$--><script>${data}</script><!--$--><script>${CONTROLLER}.close();</script><!--/$--><!--/$--></body>`;

const JSON_BLOCK = /<script type="application\/json">(.*?)<\/script>/s;

test("the file that starts a page runs what is the same on all pages, and gives the router its data to the letter", () => {
  const { html, first } = withData(page(), "index.html");
  const [, textContent = ""] = JSON_BLOCK.exec(html) ?? [];
  const ran: string[] = [];
  const streamController = { enqueue: (text: string) => ran.push(text), close: () => ran.push("closed") };
  const window = { ran, __reactRouterContext: { streamController } };
  const history = {
    state: null as { key: string } | null,
    replaceState: (state: { key: string }) => (history.state = state),
  };
  const document = { querySelector: () => ({ textContent }) };
  vm.runInNewContext(first, { window, document, history });
  assert.deepEqual(ran, ["own", "context", STREAM, "closed"], "but for the scrolling, which the browser has done");
  const key = history.state?.key;
  assert.ok(key, "what the page's place is kept under");
  vm.runInNewContext(first, { window, document, history });
  assert.equal(history.state?.key, key, "loaded anew");
});

test("what must run where it stands stays: at the top of the page, and for shared links", () => {
  const { html } = withData(page(), "index.html");
  for (const text of [AT_THE_TOP, SHARED_HOST]) assert.ok(html.includes(`<script>${text}</script>`), text);
});

test("the elements that React takes over stay, and nothing is left of the stream", () => {
  const { html } = withData(page(), "index.html");
  assert.equal(html.match(/<script(?: type="application\/json")?>/g)?.length, 5);
  assert.match(html, /<script><\/script>\n<script type="module" async="">import "\/assets\/a\.js";<\/script><\/body>$/);
  assert.match(html, /ld\+json">\{\}/);
});

test("a page whose scripts are written otherwise stops the build, which names it", () => {
  assert.throws(() => withData("<script>a</script><script>b</script>", "a.html"), /^Error: a\.html does not hold/);
  assert.throws(() => withData(page(`${CONTROLLER}.enqueue("a" + b);`), "b.html"), /^Error: b\.html does not hold/);
  const inTwoPieces = page().replace(
    /<script>window\.__reactRouterContext\.streamController\.enqueue.*?<\/script>/,
    "$&$&",
  );
  assert.throws(() => withData(inTwoPieces, "c.html"), /^Error: c\.html does not hold/);
  const withoutContext = page().replace('<script>window.ran.push("context");</script>', "");
  assert.throws(() => withData(withoutContext, "d.html"), /^Error: d\.html does not hold/);
});
