import assert from "node:assert/strict";
import { test } from "node:test";
import { collection } from "../content/collection.build.ts";
import { headingsIn } from "./headings.ts";
import { keepText } from "./prerendered-text.ts";

test("the headings of a text are its sections, without markup and in plain letters", () => {
  const html =
    '<h2 id="a">Khổ 3 × 1 <span class="unit">m</span></h2><p>…</p><h3 id="b">Nhỏ</h3><h2 id="c">R&#x26;D</h2><h2 id="d">3&nbsp;m &lt; 5 &amp; &copy;</h2>';
  assert.deepEqual(headingsIn(html), [
    { id: "a", text: "Khổ 3 × 1 m" },
    { id: "c", text: "R&D" },
    { id: "d", text: "3\u00a0m < 5 & &copy;" },
  ]);
});

test("they are found in what the build writes, behind the mark of a prerendered page too", () => {
  for (const { content, headings } of collection().policies) {
    assert.deepEqual(headingsIn(content), headings);
    assert.deepEqual(headingsIn(keepText(content)), headings);
  }
});
