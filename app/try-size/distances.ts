/** Where people stand: the stops of the tape one walks along, in metres. */
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

/**
 * Height of capitals that are read with ease from there: 1 cm for each 1.2 m (sheet of trade facts 1.2: "10 ft per inch"), never under 1 cm.
 *
 * @returns whole centimetres
 */
export function easyLetterHeight(distance: number): number {
  return Math.max(1, Math.ceil(distance / 1.2 - 1e-9));
}
