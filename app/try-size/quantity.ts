/** How many pieces a visitor may ask for. */

export const MAX_QUANTITY = 9999;

/** @returns a whole number of pieces from 1 to {@link MAX_QUANTITY}; 1 for NaN */
export function clampQuantity(pieces: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(pieces) || 1));
}

/** Thousands are separated as in Vietnamese, as in English, or by a space. */
const THOUSANDS = /^\d{1,3}(?:[.,\s]\d{3})+(?!\d)/;

/**
 * Reads a typed number of pieces: "12", "1.000", "1,000", "10 000", "3 tấm".
 *
 * @returns undefined where it does not begin with a number
 */
export function readQuantity(text: string): number | undefined {
  const typed = text.trim();
  const figures = THOUSANDS.exec(typed)?.[0].replace(/\D/g, "") ?? /^\d+/.exec(typed)?.[0];
  return figures === undefined ? undefined : clampQuantity(Number(figures));
}
