import assert from "node:assert/strict";
import { test } from "node:test";
import postcss from "postcss";
import { contentWithoutWords } from "./content-without-words.ts";

test("the mark alone is written in front of the form with a text for screen readers, and no other content is touched", () => {
  const { css } = postcss([contentWithoutWords()]).process(
    `a{content:"/" / ""}b{content:"a / b"}i{content:none}u{content:"a" counter(n)}`,
    {
      from: undefined,
    },
  );
  assert.equal(css, `a{content:"/";content:"/" / ""}b{content:"a / b"}i{content:none}u{content:"a" counter(n)}`);
});
