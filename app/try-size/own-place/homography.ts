/**
 * Planes in photographs: four points of a photo tell how a flat rectangle lies in it (a homography, a 3 × 3 matrix).
 * Pixels of the photo have y downwards. Theory: Hartley and Zisserman, Multiple View Geometry, 2nd edition, 2.3 and 8.
 */

/** In pixels of a photo, or as shares of the sides of a rectangle. */
export interface Point {
  x: number;
  y: number;
}

/** Four corners: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Nine numbers, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The homography that takes the unit square (0,0 upper left, 1,1 lower right) to a quad.
 * Closed form of Heckbert, Fundamentals of Texture Mapping (1989), 2.2.3.
 */
export function squareToQuad([a, b, c, d]: Quad): Homography {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const one = { x: b.x - c.x, y: b.y - c.y };
  const two = { x: d.x - c.x, y: d.y - c.y };
  const area = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / area;
  const h = (one.x * sum.y - sum.x * one.y) / area;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

/** @returns where a point of the plane lies in the photo */
export function project([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The way back: from the photo to the plane. A matrix of a whole quad can always be inverted. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const A = e * i - f * h;
  const B = f * g - d * i;
  const C = d * h - e * g;
  const det = a * A + b * B + c * C;
  const over = (value: number) => value / det;
  return [
    over(A),
    over(c * h - b * i),
    over(b * f - c * e),
    over(B),
    over(a * i - c * g),
    over(c * d - a * f),
    over(C),
    over(b * g - a * h),
    over(a * e - b * d),
  ];
}

const cross = (o: Point, p: Point, q: Point) => (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);

/** Whether the corners go round once without a dent, clockwise on the screen: what a rectangle looks like from anywhere in front of it. */
export function isConvex(quad: Quad): boolean {
  const turns = quad.map((corner, at) => cross(corner, quad[(at + 1) % 4] as Point, quad[(at + 2) % 4] as Point));
  return turns.every((turn) => turn > 0);
}

/** Area of a quad in square pixels. */
export function areaOfQuad([a, b, c, d]: Quad): number {
  return Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2;
}

/** Focal length of a phone's main camera against the longer side of its picture: 26 mm on a film 36 mm wide. */
const PHONE_FOCAL = 26 / 36;
/** From here on, sides converge enough to tell the focal length; below, errors of the marks would decide it. */
const CONVERGING = 0.25;

/**
 * Width over height of the real rectangle behind a quad. The camera's axis is taken to go through the middle of the picture and its pixels to be
 * square; the focal length then follows from the two vanishing points, and the ratio from it (Zhang and He, Whiteboard Scanning and Image
 * Enhancement, 2007, 3.2). Where one pair of sides is nearly parallel in the photo, the focal length of a phone is taken.
 *
 * @param photo its size in pixels
 */
export function ratioOfQuad(quad: Quad, photo: { width: number; height: number }): number {
  const longer = Math.max(photo.width, photo.height);
  const at = ({ x, y }: Point): Vector => [(x - photo.width / 2) / longer, (y - photo.height / 2) / longer, 1];
  const [a, b, c, d] = quad;
  const [m1, m2, m3, m4] = [at(a), at(b), at(d), at(c)]; // the order of the paper: row by row
  const k2 = dot(times(m1, m4), m3) / dot(times(m2, m4), m3);
  const k3 = dot(times(m1, m4), m2) / dot(times(m3, m4), m2);
  const across = minus(scaled(m2, k2), m1);
  const down = minus(scaled(m3, k3), m1);
  const focal = focalOf(across, down);
  const norm = ([x, y, z]: Vector) => Math.hypot(x / focal, y / focal, z);
  return norm(across) / norm(down);
}

/** Focal length in units of the photo's longer side, from two directions that are at right angles to each other. */
function focalOf(across: Vector, down: Vector): number {
  const converges = ([x, y, z]: Vector) => (Math.abs(z) * PHONE_FOCAL) / Math.hypot(x, y) > CONVERGING;
  if (!converges(across) || !converges(down)) return PHONE_FOCAL;
  const squared = -(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]);
  const focal = Math.sqrt(squared);
  // From the widest lens to a long one; anything else, NaN included, is an error of the marks.
  return focal > 0.35 && focal < 4 ? focal : PHONE_FOCAL;
}

type Vector = [number, number, number];
const dot = (p: Vector, q: Vector) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const times = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const scaled = (p: Vector, by: number): Vector => [p[0] * by, p[1] * by, p[2] * by];
const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
