import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf } from "./kinds.ts";
import { mended } from "./mend.ts";

const STOCK = { pictureOf: () => "hiflex.jpg", sizes: [], categories: ["in-bat-hiflex"], now: Date.UTC(2026, 10, 28) };

test("in a size that lacks a side, only that side gets a stand-in", () => {
  const kind = kindOf("jobs/bat.md");
  assert.ok(kind);
  const sizeOf = (size: unknown) => mended(kind, { title: "Bạt khai trương", size }, null, STOCK)?.size;
  assert.deepEqual(sizeOf({ width: null, height: null, unit: "m" }), { width: 1, height: 1, unit: "m" });
  assert.deepEqual(sizeOf({ width: 3, height: "một", unit: "m" }), { width: 3, height: 1, unit: "m" });
  assert.deepEqual(sizeOf({ width: 300, height: 100, unit: "m" }), { width: 1, height: 1, unit: "m" }); // wrong as a whole
});
