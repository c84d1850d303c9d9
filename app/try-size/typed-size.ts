/** Sizes as they are said in a shop, and whole ones in the field of one side: more than measures.ts reads, and only once such a field is there or touched. */
import { withoutDiacritics } from "../../contract/slug.ts";
import { sayLength, saySize } from "./figures.ts";
import { type LengthUnit, parseSide, sideError, type Unit } from "./measures.ts";
import type { Sides } from "./shape.ts";

const PAIR = /^([^x×*]+)[x×*]([^x×*]+)$/;
const BARE = /^[\d.,\s]+$/;
const UNIT = /mm|cm|m/;
/** Behind the name of a sheet: lying, or upright as it is anyway. */
const TURNS = /^(?:ngang|dung|doc)$/;
/** Sheets of ISO 216 upright, in metres. */
const SHEETS = new Map<string, [width: number, height: number]>([
  ["a0", [0.841, 1.189]],
  ["a1", [0.594, 0.841]],
  ["a2", [0.42, 0.594]],
  ["a3", [0.297, 0.42]],
  ["a4", [0.21, 0.297]],
]);

/**
 * Reads a side as it is typed or said: what `parseSide` reads, and "3 mét 2", "1m rưỡi", "2m40cm", "80 phân", "8 tấc", "900 ly".
 *
 * @returns metres, not yet bounded; NaN where it is not one number
 */
export function parseSaidSide(text: string, unit: LengthUnit): number {
  return parseSide(inShort(text), unit);
}

/**
 * Reads a whole size: "60x160", "3m x 1m2", "1200 × 800 mm", "A1", "A2 ngang". A unit behind the second side is that of both; one behind the first
 * alone, "1m2x2", is that of the second where in the field's own unit that were no side. Where neither makes a side of it, in the field's.
 * Millimetres are of both.
 *
 * @returns metres, not yet bounded; undefined where it is not two sides
 */
export function parseSize(text: string, unit: LengthUnit): Sides | undefined {
  const [name = "", turned] = plain(text).split(/\s+/);
  const sheet = SHEETS.get(name);
  if (sheet && (turned === undefined || TURNS.test(turned))) {
    const [width, height] = turned === "ngang" ? sheet.toReversed() : sheet;
    return { width, height } as Sides; // a sheet has two sides
  }
  const [, across = "", down = ""] = PAIR.exec(plain(text))?.map((side) => inShort(side)) ?? [];
  const [width, height] = [sideBeside(across, down, unit, true), sideBeside(down, across, unit, false)];
  return Number.isNaN(width) || Number.isNaN(height) ? undefined : { width, height };
}

/** A side without a unit has that of the other one, or the field's: whichever comes first and makes a side of it, else the field's. Nobody says one in mm alone. */
function sideBeside(side: string, other: string, unit: LengthUnit, isFirst: boolean): number {
  const said = BARE.test(side) ? UNIT.exec(other)?.[0] : undefined;
  const [own, its] = [parseSide(side, unit), parseSide(side + (said ?? ""), unit)];
  if (said === "mm") return its;
  const likely = isFirst ? [its, own] : [own, its];
  return likely.find((metres) => sideError(metres) === undefined) ?? own;
}

/** What was typed into the field of a side: that side in metres, or both; or why it is neither, for the visitor. */
export type Typed = { metres: number } | { whole: Sides } | { why: string };

/** Reads the field of a side. Figures alone that would do in the other unit are asked about. */
export function readTyped(text: string, unit: Unit): Typed {
  const whole = parseSize(text, unit);
  const metres = parseSaidSide(text, unit);
  const why = whole ? sizeError(whole) : sideError(metres);
  if (!why) return whole ? { whole } : { metres };
  const meant = inOtherUnit(text, OTHER[unit]);
  return { why: meant ? `${why} ${IN_OTHER[unit]} ${meant}.` : why };
}

/** @returns what is printed, as it is read in that unit; undefined for what has one of its own or is not printed in that either */
function inOtherUnit(text: string, unit: Unit): string | undefined {
  const whole = parseSize(text, unit);
  if (whole) return sizeError(whole) ? undefined : saySize(whole.width, whole.height, unit);
  const metres = parseSaidSide(text, unit);
  return sideError(metres) || !BARE.test(plain(text)) ? undefined : sayLength(metres, unit);
}

/** @returns why a whole size is none that is printed here, for the visitor */
export const sizeError = ({ width, height }: Sides) => sideError(width) ?? sideError(height);

const OTHER: Record<Unit, Unit> = { cm: "m", m: "cm" };
/** By the unit that the figures were taken in. */
const IN_OTHER: Record<Unit, string> = { cm: "Tính bằng mét thì ghi", m: "Tính bằng cm thì ghi" };

/** Small letters without marks, figures of any width as they are usual. The ² of an area is no figure of a side. */
const plain = (text: string) =>
  withoutDiacritics(text.replaceAll("²", "^").normalize("NFKC"))
    .trim()
    .replace(/[.,;]+$/, "");

/** In the units that are written: a "phân" is a centimetre, a "tấc" ten of them, a "ly" a millimetre. */
function inShort(text: string): string {
  return plain(text)
    .replace(/(\d)\s*met\b/, "$1m")
    .replace(/(\d)\s*phan\b/, "$1cm")
    .replace(/(\d)\s*l[iy]\b/, "$1mm")
    .replace(/^(\d+)\s*tac$/, "$10cm")
    .replace(/^(\d+)\s*m\s*ruoi$/, "$1m5")
    .replace(/^(\d+)\s*m\s*(\d{1,2})\s*cm$/, (_, metres, more) => `${Number(metres) * 100 + Number(more)}cm`)
    .replace(/^(\d+)\s*m\s*(\d+)$/, "$1m$2");
}
