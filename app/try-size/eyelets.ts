import type { Sides } from "./shape.ts";

/** Metres: eyelets stand at the corners and about as far apart as this along an edge (sheet of trade facts, 1.1; closer in wind). */
export const EYELETS_EVERY = 0.6;

/**
 * By kind: where a print has eyelets besides those at its corners; a kind that is not here has none at all (sheet of trade facts, what finishes each). Apart from
 * what else is known of a kind (trades.ts), which the head of a category does without.
 */
export const EYELETS: Readonly<Record<string, "all edges" | "long edges" | undefined>> = {
  "in-bat-hiflex": "all edges",
  "in-bang-ron": "long edges",
};

/**
 * One eyelet at each corner, and more along the edges that have them, no further apart than {@link EYELETS_EVERY}.
 *
 * @param kind of the category
 * @param inset metres from the edges to the middles of the eyelets
 * @returns these middles, in metres from a corner of the print
 */
export function eyeletsOf(kind: string, { width, height }: Sides, inset: number) {
  const where = EYELETS[kind];
  if (!where) return [];
  const along = (side: number) => {
    const bare = where === "long edges" && side < Math.max(width, height);
    // As a floating-point number, 4.2 / 0.6 is a little above seven.
    const gaps = bare ? 1 : Math.max(1, Math.ceil(side / EYELETS_EVERY - 1e-6));
    return Array.from({ length: gaps + 1 }, (_, at) => inset + ((side - 2 * inset) * at) / gaps);
  };
  const [across, up] = [along(width), along(height)];
  const isInside = (at: number, { length }: number[]) => at % (length - 1) > 0;
  return across.flatMap((x, column) =>
    up.flatMap((y, row) => (isInside(column, across) && isInside(row, up) ? [] : { x, y })),
  );
}
