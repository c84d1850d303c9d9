import assert from "node:assert/strict";
import { test } from "node:test";
import { pageNumber } from "./news-pages.ts";

test("an address names a page by its number, from 1, without a nought before it; the list itself is the first", () => {
  const asked = [undefined, "1", "2", "10", "0", "02", "-1", "1.5", "x", ""];
  assert.deepEqual(asked.map(pageNumber), [1, 1, 2, 10, null, null, null, null, null, null]);
});
