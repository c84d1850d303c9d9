/** Lengths, transforms and viewports of SVG 1.1 and 2. */
import { after, IDENTITY, type Matrix } from "../pdf/matrix.ts";

const UNIT_IN_MM: Record<string, number> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6, q: 0.25 };
/** CSS: a px is a 96th of an inch. A convention of screens, not the size of a print. */
export const MM_PER_PX = 25.4 / 96;
// Here, too, each character can be matched in one way only.
const LENGTH = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?:\s*(mm|cm|in|pt|pc|q|px|%))?\s*$/i;

/** @returns millimetres where a length has a unit of the real world, otherwise undefined */
export function physicalLength(text: string | undefined): number | undefined {
  const [, number, unit = ""] = LENGTH.exec(text ?? "") ?? [];
  const factor = UNIT_IN_MM[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

/**
 * @param whole what 100 % is
 * @returns the length in px; undefined when there is none
 */
export function lengthInPx(text: string | undefined, whole: number): number | undefined {
  const [, number, unit = "px"] = LENGTH.exec(text ?? "") ?? [];
  if (number === undefined) return undefined;
  if (unit === "%") return (Number(number) / 100) * whole;
  return (Number(number) * (UNIT_IN_MM[unit.toLowerCase()] ?? MM_PER_PX)) / MM_PER_PX;
}

/** The four numbers of a viewBox, when they span anything. */
export function readViewBox(text: string | undefined): [number, number, number, number] | undefined {
  const [x, y, width, height] = (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sound =
    x !== undefined && y !== undefined && width !== undefined && height !== undefined && width > 0 && height > 0;
  return sound ? [x, y, width, height] : undefined;
}

/** The scales, across and down, that lay something of one size into a place of another: the same in both directions, unless it may be stretched. */
export function laidInto(
  size: [number, number],
  place: [number, number],
  preserve: string | undefined,
): [number, number] {
  const [across, down] = [place[0] / size[0], place[1] / size[1]];
  if (/^\s*none/.test(preserve ?? "")) return [across, down];
  const one = /slice/.test(preserve ?? "") ? Math.max(across, down) : Math.min(across, down);
  return [one, one];
}

const NUMBERS = new Map<string, (values: number[]) => Matrix>([
  ["matrix", ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f]],
  ["translate", ([x = 0, y = 0]) => [1, 0, 0, 1, x, y]],
  ["scale", ([x = 1, y = x]) => [x, 0, 0, y, 0, 0]],
  [
    "rotate",
    ([degrees = 0]) => {
      const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
      return [cosine, sine, -sine, cosine, 0, 0]; // the point it turns about changes nothing that is measured here
    },
  ],
  ["skewX", ([degrees = 0]) => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0]],
  ["skewY", ([degrees = 0]) => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0]],
]);

/** To save space, some programs separate two numbers only by the sign or the point of the second: `1 0 0-1 .5.5`. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** A transform attribute as one matrix. Only its lengths and angles are right: where things lie is not measured. */
export function readTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name = "", numbers = ""] of (text ?? "").matchAll(/(?<!\w)(\w+)\s*\(([^()]*)\)/g)) {
    const make = NUMBERS.get(name);
    if (make) matrix = after(make((numbers.match(NUMBER) ?? []).map(Number)), matrix);
  }
  return matrix;
}
