/** Matrices of PDF (ISO 32000-1, 8.3.3): [a b c d e f] takes (x, y) to (a x + c y + e, b x + d y + f). */
import type { Value } from "./objects/values.ts";

/** The six numbers; the others of a 3 × 3 matrix are 0, 0 and 1. */
export type Matrix = readonly [number, number, number, number, number, number];
/** Takes each point to itself. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function after(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** The matrix of six numbers, or the identity where the values are not six numbers. */
export function matrixOf(values: readonly (Value | undefined)[] | Value | undefined): Matrix {
  const [a, b, c, d, e, f] = Array.isArray(values) ? values : [];
  const sound =
    typeof a === "number" &&
    typeof b === "number" &&
    typeof c === "number" &&
    typeof d === "number" &&
    typeof e === "number" &&
    typeof f === "number";
  return sound ? [a, b, c, d, e, f] : IDENTITY;
}
