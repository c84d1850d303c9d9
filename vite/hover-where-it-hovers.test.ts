import assert from "node:assert/strict";
import { test } from "node:test";
import postcss from "postcss";
import { hoverWhereItHovers } from "./hover-where-it-hovers.ts";

const written = (css: string) =>
  postcss([hoverWhereItHovers()]).process(css, { from: undefined }).css.replace(/\s+/g, "");

test("what is shown under a pointer is bound to one that hovers, and a list is parted", () => {
  assert.equal(written("a:hover b{top:0}"), "@media(hover:hover){a:hoverb{top:0}}");
  assert.equal(written("a:hover,a:focus{top:0}"), "a:focus{top:0}@media(hover:hover){a:hover{top:0}}");
  assert.equal(
    written("@layer x{a:hover :is(b,i),c:hover{top:0}}"),
    "@layerx{@media(hover:hover){a:hover:is(b,i),c:hover{top:0}}}",
  );
});

test("what is bound already, and what keys bring about as well, stays as it is", () => {
  for (const css of ["@media(hover:hover){a:hover{top:0}}", "a:is(:hover,:focus-visible)b{top:0}", "a{top:0}"])
    assert.equal(written(css), css);
});
