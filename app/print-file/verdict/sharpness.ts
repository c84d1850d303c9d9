/**
 * Sharp enough from where people stand. Thresholds in pixels per inch of the print, by viewing distance: `good` is what the trade uses for reading in the hand,
 * from near, across a room, across a street; `low` is twice what the eye resolves (180 / d), whose own limit is one arc minute (87 / d). `low` is kept from
 * exceeding `good`, which the formula alone would allow below 1.8 m.
 */
import { rounded } from "../../try-size/figures.ts";

/** How a print looks from where people stand, best first. */
export type Mark = "sharp" | "fair" | "soft" | "broken";

/** Words on the stamp. */
export const STAMPS: Record<Mark, string> = {
  sharp: "Đủ nét",
  fair: "Tạm được",
  soft: "Non nét",
  broken: "Vỡ hình",
};

/** An inch is this long. */
export const METRES_PER_INCH = 0.0254;
const EYE_PPI_AT_ONE_METRE = 87;
const FAIR_PPI_AT_ONE_METRE = 180;
/** Pixels per inch of the print. `good` and `low` are whole numbers, as they are told. */
export type Lines = { good: number; low: number; floor: number };

/** Above this a print gains nothing: a menu in the hand asks for it, and nothing else for as much (docs/trade-facts.md, 5; content/categories/in-decal-pp.md). */
export const PLENTY = 200;

/** @param distance metres from which the print is looked at */
export function linesAt(distance: number): Lines {
  const good = distance < 1 ? PLENTY : distance < 1.5 ? 150 : distance <= 6 ? 100 : 75;
  const low = Math.min(Math.round(FAIR_PPI_AT_ONE_METRE / distance), good);
  return { good, low, floor: EYE_PPI_AT_ONE_METRE / distance };
}

/** Pixels per inch as they are told: whole, below 10 with one decimal. */
export function toldPpi(ppi: number): number {
  return rounded(ppi, ppi < 10 ? 1 : 0);
}

/**
 * @param ppi pixels per inch of the print
 * @param distance metres
 */
export function markOf(ppi: number, distance: number): Mark {
  const { good, low, floor } = linesAt(distance);
  // The figure that the visitor reads beside the line decides.
  const told = toldPpi(ppi);
  if (told >= good) return "sharp";
  if (told >= low) return "fair";
  return ppi >= floor ? "soft" : "broken";
}

/** Metres from which this many pixels per inch are fair. */
export function fairFrom(ppi: number): number {
  return FAIR_PPI_AT_ONE_METRE / ppi;
}
