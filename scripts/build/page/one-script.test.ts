import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { withOneScript } from "./one-script.ts";

/** A page as React Router 8.4 renders it, in short; the module is what starts it. */
const PAGE = `<body><script>ran = ["first"]</script><p>a</p><script type="application/ld+json">{}</script>
<script>try{none}catch{ran.push("own")}</script><script>(() => { ran.push("scroll"); })()</script><script>ran.push("context");ran.push("$&");</script>
<script type="module" async="">import "/assets/a.js";</script><!--$--><script>ran.push("data\\n");</script><!--$--><script>ran.push("close");</script><!--/$--><!--/$--></body>`;

const scriptsOf = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);

test("a page runs the same scripts in the same order, in two pieces", async () => {
  const html = await withOneScript(PAGE, "index.html");
  const run = (scripts: string[]) => {
    const context = { ran: [] as string[] };
    vm.createContext(context);
    for (const script of scripts) vm.runInContext(script, context);
    return [...context.ran];
  };
  assert.deepEqual(run(scriptsOf(html)), run(scriptsOf(PAGE)));
  assert.equal(scriptsOf(html).filter((text) => text !== "").length, 2);
});

test("the elements that React takes over stay, and nothing is left of the stream", async () => {
  const html = await withOneScript(PAGE, "index.html");
  assert.equal(scriptsOf(html).length, 4);
  assert.match(
    html,
    /<script><\/script><script><\/script>\n<script type="module" async="">import "\/assets\/a\.js";<\/script><\/body>$/,
  );
  assert.match(html, /ld\+json">\{\}/);
});

test("a page whose scripts are written otherwise stops the build, which names it", () => {
  assert.throws(() => withOneScript("<script>a</script><script>b</script>", "a.html"), /^Error: a\.html does not hold/);
});
