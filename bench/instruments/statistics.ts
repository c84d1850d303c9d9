/** The little arithmetic that the measurements need. All of it takes plain numbers in any unit and gives the same unit back. */

/** The middle of some values: what one odd run cannot move. NaN when there are none. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/**
 * @param share in [0, 1], e.g. 0.99
 * @returns the value below which that share lies, interpolated between neighbours; NaN when there are no values
 */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * Least squares.
 *
 * @param points pairs of x and y
 * @returns how much y grows for each unit of x; 0 with fewer than two different x
 */
export function slope(points: [x: number, y: number][]): number {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return 0;
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
