import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGE_SCRIPTS } from "../../../app/before-script.ts";
import { inlineHash } from "../../../contract/inline-hash.ts";
import { inlineHashesOf, withoutForeignScripts } from "./inline-elements.ts";

/** The router's own state, as React Router 8.4 writes it, in short. */
const CONTEXT =
  '<script>window.__reactRouterContext = {"basename":"/","a":{"b":false}};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>';

/** A page as React Router 8.4 renders it, in short. */
const PAGE = (more = "") => String.raw`<!doctype html><style>@layer tokens,base,parts,print;</style>
<script type="application/ld+json">{"a":"<b onload=x>"}</script><script>${PAGE_SCRIPTS[0]}</script><script>${PAGE_SCRIPTS[1]}</script>
<p title="a > b" data-on="x">Chữ on load = 1</p>${more}
<script>
((storageKey, restoreKey) => { scroll(); })("react-router-scroll-positions", null)
</script>
${CONTEXT}
<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route0};

import("/assets/entry.client-1.js");</script>
<script>window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"a \\\"b\\\" <\\u002fscript>\"]\n");</script>
<script>window.__reactRouterContext.streamController.close();</script>`;

test("a page with the scripts that React Router and the site write is let through as it is", () => {
  assert.equal(withoutForeignScripts(PAGE(), "index.html"), PAGE());
});

for (const [what, stranger] of [
  ["a script", "<script>alert(1)</script>"],
  [
    "a script in capitals, with attributes that look like the end of the tag",
    `<SCRIPT data-a=">" data-b='x>y' async>alert(1)</SCRIPT >`,
  ],
  ["a module", `<script type="module">import "https://elsewhere.example/a.js";</script>`],
  [
    "a script behind one of the router's",
    `<script>window.__reactRouterContext.streamController.enqueue("a");alert(1);</script>`,
  ],
  [
    "a script between two texts",
    `<script>window.__reactRouterContext.streamController.enqueue("a");alert("b");</script>`,
  ],
  ["a script whose attribute only sounds like an address", `<script data-src="a">alert(1)</script>`],
  [
    "a call in the router's data",
    `<script>window.__reactRouterContext.streamController.enqueue("a" + alert(1));</script>`,
  ],
  ["a call in the router's context", CONTEXT.replace('{"b":false}', "alert(1)")],
  ["a style", "<style>body{background:url(https://elsewhere.example/a)}</style>"],
  [
    "a style behind the order of the layers",
    "<style>@layer base;body{background:url(https://elsewhere.example/a)}</style>",
  ],
  ["a handler", `<img src="a>b.jpg" alt='x' onerror="alert(1)">`],
] as const) {
  test(`${what} of a stranger stops the build, which names the page`, () => {
    assert.throws(
      () => withoutForeignScripts(PAGE(stranger), "tin-tuc/index.html"),
      /^Error: tin-tuc\/index\.html holds an inline/,
    );
  });
}

test("what the policy allows is each inline script and style once; addresses, data blocks and empty ones need no permission", () => {
  const html = `<style>p{}</style><script src="/a.js"></script><script type="application/ld+json">{}</script><script></script>
    <script data-a=">">run()</script><script>run()</script><style></style>`;
  assert.deepEqual(inlineHashesOf(html), { scripts: [inlineHash("run()")], styles: [inlineHash("p{}")] });
});
