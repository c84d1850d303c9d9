import assert from "node:assert/strict";
import { test } from "node:test";
import postcss from "postcss";
import { hoverWhereItHovers } from "./hover-where-it-hovers.ts";

const written = (css: string) =>
  postcss([hoverWhereItHovers()]).process(css, { from: undefined }).css.replace(/\s+/g, "");

test("a :hover rule is bound to a pointer that hovers, and a list of selectors is split", () => {
  assert.equal(written("a:hover b{top:0}"), "@media(hover:hover){a:hoverb{top:0}}");
  assert.equal(written("a:hover,a:focus{top:0}"), "a:focus{top:0}@media(hover:hover){a:hover{top:0}}");
  assert.equal(
    written("@layer x{a:hover :is(b,i),c:hover{top:0}}"),
    "@layerx{@media(hover:hover){a:hover:is(b,i),c:hover{top:0}}}",
  );
});

test("a rule that is bound already, or is for the focus as well, stays as it is", () => {
  for (const css of ["@media(hover:hover){a:hover{top:0}}", "a:is(:hover,:focus-visible)b{top:0}", "a{top:0}"])
    assert.equal(written(css), css);
});
