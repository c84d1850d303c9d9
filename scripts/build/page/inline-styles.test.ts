import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { LAYER_ORDER } from "../../../app/styles/layer-order.ts";
import type { Rewriting } from "../finish-files.ts";
import { inliningStyles } from "./inline-styles.ts";

const SHEET = `@font-face{font-family:F;src:url(/f.woff2)}:root{--red:red;--idle:0;--asked-by-idle:0;--idle-too:var(--asked-by-idle)}
[tabindex="-1"]{left:11px}[lang^=vi]{left:12px}
.here{animation:shown 1s both}@keyframes shown{from{left:13px}to{left:14px}}@keyframes unseen{to{left:15px}}
.here{color:var(--red)}.elsewhere{color:blue}.here,.elsewhere{margin:0}
p:has(.here){bottom:4px}p:has(.elsewhere){bottom:5px}p:is(td:has(.elsewhere),h1){bottom:6px}
td{padding:1px}p{padding:2px}h1.here>p{padding:3px}
[data-tone=ink]{top:1px}[data-tone="red"]{top:2px}[data-moved]{top:3px}[aria-current]{top:4px}
details[open] p{left:1px}html[data-fresh] .here{left:8px}.here:is(.elsewhere,:hover) p{left:2px}.here:not(:has(.elsewhere:is([data-moved],td))){left:3px}
.here:hover{left:4px}.here:active{left:6px}html:not([data-hydrated]) .here:hover{left:7px}p:first-child::before{left:5px}*{right:1px}
.here:focus-visible{left:9px}.here:focus{bottom:1px}.here::selection{bottom:2px}p{transition:top 1s;cursor:pointer}
@media (scripting:none){.here{bottom:3px}}@media print{.here{right:2px}}@media (width>=64em){.elsewhere{right:3px}}
@supports (animation-timeline:scroll()){.here{animation:along linear both;animation-timeline:scroll(root)}@keyframes along{to{left:10px}}}`;

let site = "";
let inline: Rewriting;

before(async () => {
  site = await mkdtemp(path.join(tmpdir(), "styles-"));
  await mkdir(path.join(site, "assets"));
  await writeFile(path.join(site, "assets/sheet-1.css"), SHEET);
  await writeFile(
    path.join(site, "assets/later-1.css"),
    ".later{top:5px}.here .other{top:6px}@media print{.later{top:9px}}",
  );
  await writeFile(path.join(site, "assets/other-1.css"), ".other{top:7px}p{top:8px}");
  await writeFile(path.join(site, "assets/renderer-1.css"), ".here{top:10px}");
  await writeFile(
    path.join(site, "assets/screens-1.js"),
    '["assets/sheet-1.css","assets/later-1.css","assets/other-1.css"]',
  );
  inline = await inliningStyles(site);
});
after(() => rm(site, { recursive: true }));

/** A page of this body, with its styles in it. */
function pageOf(body: string) {
  return inline(
    `<html><head><style>${LAYER_ORDER}</style><link rel="stylesheet" href="/assets/sheet-1.css#"/></head><body>${body}</body></html>`,
    "index.html",
  );
}

const BODY = '<details><h1 class="here" data-tone="ink" tabIndex="-1"><p lang="vi-VN">a</p></h1></details>';

test("a sheet that no script asks for is the renderer's own: no page carries its rules, and it goes", async () => {
  assert.doesNotMatch(await pageOf(BODY), /top:10px|renderer-1/);
  assert.ok(!existsSync(path.join(site, "assets/renderer-1.css")));
});

test("a page carries the rules that it can show itself with, and its sheet waits for the script", async () => {
  const page = await pageOf(BODY);
  for (const rule of [
    "--red:red",
    ".here{color:var(--red)}",
    ".here{margin:0}",
    "p{padding:2px}",
    "h1.here>p{padding:3px}",
    "[data-tone=ink]{top:1px}",
    "p:first-child::before{left:5px}",
    "*{right:1px}",
    '[tabindex="-1"]{left:11px}', // React writes it as in its own props
    "[lang^=vi]{left:12px}", // a form that is not looked for in the page stays
    "@keyframes shown{from{left:13px}to{left:14px}}",
  ])
    assert.ok(page.includes(rule), rule);
  assert.match(page, /<link rel="stylesheet" href="\/assets\/sheet-1\.css" disabled\/>/);
});

test("what comes before the script stays: folds, choices, the mark of a page that is opened at its top", async () => {
  const page = await pageOf(BODY);
  for (const left of ["left:1px", "left:2px", "left:3px", "left:8px", "bottom:4px", "bottom:6px"])
    assert.ok(page.includes(left), left);
});

test("what only an action brings is left to the sheet: a mouse, a press, a focus that shows, selected text, scrolling, passing from look to look", async () => {
  const page = await pageOf(BODY);
  for (const left of [
    "left:4px",
    "left:6px",
    "left:9px",
    "bottom:2px",
    "transition",
    "cursor",
    "left:10px",
    "@supports",
  ])
    assert.ok(!page.includes(left), left);
  assert.ok(page.includes("left:7px"), "before the script");
  assert.ok(page.includes("bottom:1px"), "what the keyboard's focus brings into view, as the skip link");
});

test("what a closed popover holds is dressed: a visitor may open it before the sheets come", async () => {
  const page = await pageOf('<div class="here" popover="auto"><b class="elsewhere">a</b></div>');
  assert.ok(page.includes("color:blue"));
});

test("without script the sheets load at once, and bring what is for that case", async () => {
  assert.ok(!(await pageOf(BODY)).includes("bottom:3px"));
  assert.match(await pageOf(BODY), /<noscript><link rel="stylesheet" href="\/assets\/sheet-1\.css"\/><\/noscript>/);
});

test("rules for classes, elements and attributes that the page does not have are left to the sheet", async () => {
  const page = await pageOf(BODY);
  for (const other of [
    "color:blue",
    "td{",
    "top:2px",
    "top:3px",
    "top:4px",
    "right:2px",
    "bottom:5px",
    "@media",
    "--idle",
    "--asked-by-idle",
    "unseen",
  ])
    assert.ok(!page.includes(other), other);
  assert.match(await pageOf('<i aria-current="page" data-tone="red"></i>'), /top:2px.*\n?.*top:4px/);
});

test("a part whose script comes later is dressed from its own sheet, which the page does not link", async () => {
  const page = await pageOf('<p class="later">a</p>');
  assert.match(page, /\.later\{top:5px\}/);
  for (const other of ["top:6px", "top:7px", "top:8px"]) assert.ok(!page.includes(other), other);
  assert.match(page, /@media print\{\.later\{top:9px\}\}/, "its script may not have come when somebody prints");
  assert.match(page, /<noscript>.*later-1\.css.*<\/noscript>/, "whole without script");
  assert.doesNotMatch(page, /later-1\.css" disabled/);
});

test("fonts are declared by the page alone", async () => {
  assert.match(await pageOf(BODY), /@font-face/);
  assert.doesNotMatch(await readFile(path.join(site, "assets/sheet-1.css"), "utf8"), /@font-face/);
});

test("each sheet says the order of the layers: it may stand before the page's own style", async () => {
  for (const name of ["sheet-1", "later-1"])
    assert.ok((await readFile(path.join(site, `assets/${name}.css`), "utf8")).startsWith(LAYER_ORDER), name);
});

test("a page without a sheet, with one that was not built, or without the order of the layers stops the build", () => {
  const order = `<style>${LAYER_ORDER}</style>`;
  const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
  assert.throws(() => inline(order, "a.html"), /a\.html links no stylesheet/);
  assert.throws(() => inline(order + link("b"), "a.html"), /b\.css, which was not built/);
  assert.throws(() => inline(link("sheet-1"), "a.html"), /a\.html does not say the order of the layers/);
});
