import assert from "node:assert/strict";
import { test } from "node:test";
import { escapeMarkup } from "./escape-markup.ts";

test("no text ends a tag, or an attribute in quotes of either kind", () => {
  assert.equal(escapeMarkup(`A & "B" <i>'C'</i>`), "A &#38; &#34;B&#34; &#60;i&#62;&#39;C&#39;&#60;/i&#62;");
});
