import assert from "node:assert/strict";
import { test } from "node:test";
import { type Hung, hang, type Shape } from "./hanging.ts";

const FULL = { wide: 12, narrow: 6 };

/** Places the prints as a dense grid does: each in the first free place in reading order. @returns the rows of cells, true where a cell is taken */
function lay(prints: Hung<Shape>[], width: "wide" | "narrow"): boolean[][] {
  const rows: boolean[][] = [];
  const row = (index: number) => {
    rows[index] ??= Array.from({ length: FULL[width] }, () => false);
    return rows[index];
  };
  for (const { place } of prints) {
    const columns = width === "wide" ? place.columns : place.narrow === "whole" ? 6 : 3;
    const high = width === "wide" ? place.rows : place.narrow === "tall" ? 2 : 1;
    for (let at = 0; ; at++) {
      const top = Math.floor(at / FULL[width]);
      const left = at % FULL[width];
      if (left + columns > FULL[width]) continue;
      const cells = Array.from({ length: high }, (_, down) => row(top + down));
      if (cells.some((line) => line.slice(left, left + columns).some(Boolean))) continue;
      for (const line of cells) line.fill(true, left, left + columns);
      break;
    }
  }
  return rows;
}

for (const width of ["wide", "narrow"] as const) {
  test(`on ${width} screens no place stays empty, however many prints hang and whatever their shapes`, () => {
    for (let count = 1; count <= 20; count++) {
      for (const tall of [0, 1, 2]) {
        for (const long of [0, 1, 2]) {
          const prints: Shape[] = Array.from({ length: count }, (_, index) => ({
            ratio: index > 0 && index <= tall ? 0.4 : index > tall && index <= tall + long ? 7.5 : 1.5,
          }));
          const hung = hang(prints);
          assert.equal(hung.length, count);
          const empty = lay(hung, width)
            .flat()
            .filter((taken) => !taken).length;
          assert.equal(empty, 0, `${count} prints, ${tall} tall, ${long} long: ${empty} cells empty`);
        }
      }
    }
  });
}

test("the first print hangs large, a tall one tall, a long one over more than half of the wall", () => {
  const nine = hang([3, 7.5, 2.3, 0.75, 3, 1.5, 3, 0.4, 1.6].map((ratio) => ({ ratio })));
  const placeOf = (wanted: number) => nine.find(({ ratio }) => ratio === wanted)?.place;
  assert.deepEqual(nine[0]?.place, { columns: 6, rows: 2, narrow: "whole" });
  assert.deepEqual(placeOf(0.4), { columns: 3, rows: 2, narrow: "tall" });
  assert.ok((placeOf(7.5)?.columns ?? 0) > 6);
});

test("a print whose size is not known hangs among the others", () => {
  const hung = hang([3, 0.4, undefined, 1, 1].map((ratio) => ({ ratio })));
  assert.deepEqual(hung[2]?.place, { columns: 3, rows: 1, narrow: "half" });
});
