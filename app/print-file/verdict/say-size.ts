/** Figures as they stand on the screen and in the ticket alike. */
import { formatNumber, saySize } from "../../try-size/figures.ts";
import { MAX_SIDE, type Unit, unitFor } from "../../try-size/measures.ts";
import type { Sides } from "../../try-size/shape.ts";
import { toldPpi } from "./sharpness.ts";

/** e.g. `60 × 160 cm`; a page longer than any print is only said to be longer, without its figure. */
export function sayPageSize({ width, height }: Sides, usual: Unit): string {
  const tooLong = Math.max(width, height) > MAX_SIDE;
  return tooLong ? `dài quá ${formatNumber(MAX_SIDE)}\u00a0m` : saySize(width, height, unitFor(width, height, usual));
}

/** Pixels per inch as a figure. */
export function sayPpi(ppi: number): string {
  return formatNumber(toldPpi(ppi), 1);
}
