import assert from "node:assert/strict";
import { test } from "node:test";
import { asText, fromText } from "./one-text.ts";

test("a screen is given what its loader gave", () => {
  const given = { news: [{ id: 1, title: 'Bạt "3 × 1 m"</script>' }], category: null };
  assert.deepEqual(fromText(asText(given)), given);
});

test("on navigation inside the site nothing is given", () => {
  assert.equal(fromText(null), null);
  assert.equal(fromText(undefined), null);
});
