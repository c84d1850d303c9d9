import assert from "node:assert/strict";
import { test } from "node:test";
import postcss from "postcss";
import { contentWithoutWords } from "./content-without-words.ts";

test("a mark stands in front of its form for those who hear the page, and no other content is touched", () => {
  const { css } = postcss([contentWithoutWords()]).process(
    `a{content:"/" / ""}b{content:"a / b"}i{content:none}u{content:"a" counter(n)}`,
    {
      from: undefined,
    },
  );
  assert.equal(css, `a{content:"/";content:"/" / ""}b{content:"a / b"}i{content:none}u{content:"a" counter(n)}`);
});
