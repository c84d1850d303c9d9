/** How many pieces one may ask for here. */

export const MAX_QUANTITY = 9999;

/** @returns a number of pieces from 1 to {@link MAX_QUANTITY}; 1 for what is no number */
export function clampQuantity(pieces: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(pieces) || 1));
}
