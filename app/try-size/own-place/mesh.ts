/**
 * A picture in perspective out of small triangles: a canvas knows no perspective, but within a small triangle none is seen.
 */
import { type Point, project, type Quad, squareToQuad } from "./homography.ts";

/** One triangle: its corners in the photo, and the canvas matrix (a, b, c, d, e, f) that lays the picture there. */
export interface Facet {
  corners: [Point, Point, Point];
  matrix: [number, number, number, number, number, number];
}

/** Sides of the mesh: at 24 the error against true perspective stays under half a pixel on a print across a whole photo. */
const SIDES = 24;

/**
 * @param picture its size in pixels
 * @param quad where it lies in the photo
 */
export function meshOf(picture: { width: number; height: number }, quad: Quad): Facet[] {
  const homography = squareToQuad(quad);
  const facets: Facet[] = [];
  const at = (u: number, v: number) => ({
    from: { x: (u / SIDES) * picture.width, y: (v / SIDES) * picture.height },
    to: project(homography, { x: u / SIDES, y: v / SIDES }),
  });
  for (let v = 0; v < SIDES; v++)
    for (let u = 0; u < SIDES; u++) {
      const [a, b, c, d] = [at(u, v), at(u + 1, v), at(u + 1, v + 1), at(u, v + 1)];
      facets.push(facet(a, b, c), facet(a, c, d));
    }
  return facets;
}

interface Pair {
  from: Point;
  to: Point;
}

/** The affine map that three pairs of points fix. */
function facet(p: Pair, q: Pair, r: Pair): Facet {
  const [x1, y1] = [q.from.x - p.from.x, q.from.y - p.from.y];
  const [x2, y2] = [r.from.x - p.from.x, r.from.y - p.from.y];
  const det = x1 * y2 - x2 * y1;
  const solve = (at1: number, at2: number) => [(at1 * y2 - at2 * y1) / det, (at2 * x1 - at1 * x2) / det] as const;
  const [a, c] = solve(q.to.x - p.to.x, r.to.x - p.to.x);
  const [b, d] = solve(q.to.y - p.to.y, r.to.y - p.to.y);
  const e = p.to.x - a * p.from.x - c * p.from.y;
  const f = p.to.y - b * p.from.x - d * p.from.y;
  return { corners: [p.to, q.to, r.to], matrix: [a, b, c, d, e, f] };
}

/** @returns the value of CSS `matrix3d()` that lays an element of this size, its origin at its upper left corner, onto the quad */
export function matrix3d(element: { width: number; height: number }, quad: Quad): string {
  const [a, b, c, d, e, f, g, h, i] = squareToQuad(quad);
  const { width, height } = element;
  const columns = [
    [a / width, d / width, 0, g / width],
    [b / height, e / height, 0, h / height],
    [0, 0, 1, 0],
    [c, f, 0, i],
  ];
  return `matrix3d(${columns
    .flat()
    .map((value) => value.toPrecision(10))
    .join(",")})`;
}
