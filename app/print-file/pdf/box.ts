/** Rectangles of PDF (ISO 32000-1, 7.9.5), corners in order. A rectangle without extent holds nothing. */
import type { Matrix } from "./matrix.ts";
import type { PdfDocument } from "./objects/document.ts";
import type { Value } from "./objects/values.ts";

/** In units of the page, or of whatever the contents are walked in. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Where nothing is known of what can be seen. */
export const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];
/** What a picture is drawn into before its matrix lays it on the page. */
export const UNIT_SQUARE: Box = [0, 0, 1, 1];

/** @returns the four numbers as written; undefined when they are not four numbers */
export async function readNumbers(pdf: PdfDocument, value: Value): Promise<Box | undefined> {
  if (!Array.isArray(value)) return undefined;
  const [a, b, c, d] = await Promise.all(value.slice(0, 4).map((one) => pdf.get(one)));
  const sound = typeof a === "number" && typeof b === "number" && typeof c === "number" && typeof d === "number";
  return sound ? [a, b, c, d] : undefined;
}

/** Corners may come in any order; undefined for what is no rectangle, or has no extent. */
export async function readBox(pdf: PdfDocument, value: Value): Promise<Box | undefined> {
  const numbers = await readNumbers(pdf, value);
  if (!numbers) return undefined;
  const [a, b, c, d] = numbers;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] > box[0] && box[3] > box[1] ? box : undefined;
}

/** What lies in both boxes; without extent, or turned inside out, where they have nothing in common. */
export function overlap(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

/** Whether nothing can be seen in a box. A box with an unknown number (NaN) does not count as empty. */
export function isEmpty(box: Box): boolean {
  return box[2] <= box[0] || box[3] <= box[1];
}

/** The upright rectangle around a rectangle that a matrix turns or skews. */
export function laidOut([left, bottom, right, top]: Box, matrix: Matrix): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => pointUnder(x, y, matrix));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** @returns where a matrix takes a point */
export function pointUnder(x: number, y: number, [a, b, c, d, e, f]: Matrix): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
