/** What lies around the edge of a print, and how the trade speaks of such lengths. */
import { adviseMaterial } from "../advice/material.ts";
import { formatNumber } from "../figures.ts";
import type { Wish } from "../wish.ts";

/**
 * Centimetres a side that the ground runs on beyond the edge. Before the place is told it is as outside: what is too wide is cut off, what
 * is too narrow cannot be mended.
 */
export function bleedOf(wish: Wish): number {
  return adviseMaterial({ ...wish, place: wish.place || "ngoai" }).bleed ?? wish.trade.bleed;
}

/** Under one centimetre a printer speaks in millimetres. */
export function sayMargin(centimetres: number): string {
  return centimetres < 1 ? `${formatNumber(centimetres * 10, 1)} mm` : `${formatNumber(centimetres, 1)} cm`;
}
