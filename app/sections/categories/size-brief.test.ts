import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "../../try-size/read-brief.ts";
import { briefOf, noteOf } from "./size-brief.ts";

const SIZE = { width: 3, height: 1, unit: "m", quantity: 2, day: " sáng thứ Sáu " } as const;

test("what a category puts into a message the shop's list reads back: size, number and day", () => {
  const brief = readBrief(briefOf("In bạt Hiflex", SIZE));
  assert.deepEqual(brief?.lines, [
    ["Hỏi giá", "In bạt Hiflex"],
    ["Khổ", "3 × 1 m (ngang × cao)"],
    ["Số lượng", "2, mỗi tấm 3 m², cộng 6 m²"],
    ["Cần", "sáng thứ Sáu"],
  ]);
  assert.deepEqual([brief?.size?.width, brief?.quantity, brief?.rest], [3, 2, ""]);
  assert.match(noteOf("In bạt Hiflex", SIZE), /^In bạt Hiflex, khổ 3\s×\s1\sm, số lượng 2, cần sáng thứ Sáu đã ghi/);
});

test("one piece has one area, and blanks are no day", () => {
  const one = { ...SIZE, quantity: 1, day: "  " };
  assert.match(briefOf("In bạt Hiflex", one), /\nSố lượng: 1 \(3 m²\)$/);
  assert.match(noteOf("In bạt Hiflex", one), /số lượng 1 đã ghi/);
});
