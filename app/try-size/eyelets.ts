/** Metres: eyelets stand at the corners and about as far apart as this along an edge (docs/trade-facts.md, 2: every 60 cm, every 30 to 50 in wind). */
export const EYELETS_EVERY = 0.6;

/** @param along metres of an edge @returns spaces between the eyelets on it, none wider than {@link EYELETS_EVERY} */
export function spacesBetweenEyelets(along: number): number {
  // As a floating-point number, 4.2 / 0.6 is a little above seven.
  return Math.max(1, Math.ceil(along / EYELETS_EVERY - 1e-6));
}

/**
 * By kind: where a print has eyelets besides those at its corners; a kind that is not here has none at all (docs/trade-facts.md, what finishes each). Apart from
 * what else is known of a kind (trades.ts), which the head of a category does without.
 */
export const EYELETS: Readonly<Record<string, "all edges" | "long edges" | undefined>> = {
  "in-bat-hiflex": "all edges",
  "in-bang-ron": "long edges",
};
