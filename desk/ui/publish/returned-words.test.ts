import assert from "node:assert/strict";
import { test } from "node:test";
import type { Run } from "../../publishing/run.ts";
import { returnedWords } from "./returned-words.ts";

const run = (...places: ("tray" | "desk" | "outside")[]): Run => ({
  what: "give-back",
  stage: "sending",
  pictures: null,
  began: 0,
  ended: 4200,
  pages: [],
  returned: places.map((place) => ({ file: `${place}.md`, place })),
  failed: null,
  isSeen: true,
  notAhead: null,
  coming: [],
  withdrawn: [],
  staysHere: false,
});

test("of what was given back, only what lies in the tray is said to lie there", () => {
  assert.equal(returnedWords(run("tray", "tray"), []), "Các trang vừa trả nằm trong khay chờ, chữ còn nguyên.");
  assert.equal(returnedWords(run("tray"), []), "Trang vừa trả nằm trong khay chờ, chữ còn nguyên.");
  assert.equal(returnedWords(run("desk"), []), "“desk.md” đang viết dở nên nằm ở “Đang viết”, chữ còn nguyên.");
  assert.match(
    returnedWords(run("tray", "outside"), []),
    /^1 trang vừa trả nằm trong khay chờ.*“outside.md” đã được sửa/,
  );
});
