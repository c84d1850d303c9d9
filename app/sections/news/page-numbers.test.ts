import assert from "node:assert/strict";
import { test } from "node:test";
import { pageNumbers } from "./page-numbers.ts";

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? "…")
    .join(" ");

test("with up to seven pages each has its number", () => {
  assert.equal(shown(1, 1), "1");
  assert.equal(shown(4, 7), "1 2 3 4 5 6 7");
});

test("with more pages the first, the last and those around the present one have theirs, and the pager keeps its width", () => {
  assert.equal(shown(1, 9), "1 2 3 4 5 … 9");
  assert.equal(shown(3, 9), "1 2 3 4 5 … 9");
  assert.equal(shown(4, 9), "1 … 3 4 5 … 9");
  assert.equal(shown(6, 9), "1 … 5 6 7 … 9");
  assert.equal(shown(7, 9), "1 … 5 6 7 8 9");
  assert.equal(shown(9, 9), "1 … 5 6 7 8 9");
});

test("on every page the numbers rise, include that page, and fill seven places", () => {
  for (let pages = 8; pages <= 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const all = pageNumbers(page, pages);
      const numbers = all.filter((number) => number !== null);
      assert.equal(all.length, 7, shown(page, pages));
      assert.ok(numbers.includes(page), shown(page, pages));
      assert.deepEqual(
        numbers,
        [...new Set(numbers)].toSorted((one, other) => one - other),
        shown(page, pages),
      );
    }
});
