/** Where people can stand: the stops of the tape that the visitor walks along, in metres. */
export const DISTANCES = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20] as const;

/** Nobody is asked to stand further back than this. */
export const FURTHEST = 20;

/** @returns the stop nearest to a distance */
export function nearestStop(metres: number): number {
  return DISTANCES.reduce(
    (best, stop) => (Math.abs(stop - metres) < Math.abs(best - metres) ? stop : best),
    DISTANCES[0] as number,
  );
}

/** Centimetres: letters from this height on are given in whole centimetres, smaller ones to a tenth, as in the tables of the articles. */
const WHOLE = 5;

/**
 * Height of capitals that can be read with ease from a distance: 1 cm for each 1.2 m (docs/trade-facts.md, 1.2: "10 ft per inch").
 *
 * @param distance metres
 * @returns centimetres, rounded as the shop's tables are
 */
export function easyLetterHeight(distance: number): number {
  const height = distance / 1.2;
  return height < WHOLE ? Math.round(height * 10) / 10 : Math.round(height);
}
