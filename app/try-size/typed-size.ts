/** Reads sizes as they are said in a shop, and whole sizes in the field of one side. This is more than measures.ts reads, and needed only with such a field. */
import { withoutDiacritics } from "../../contract/slug.ts";
import { sayLength, saySize } from "./figures.ts";
import { type LengthUnit, parseSide, sideError, type Unit } from "./measures.ts";
import type { Sides } from "./shape.ts";

const PAIR = /^([^x×*]+)[x×*]([^x×*]+)$/;
const BARE = /^[\d.,\s]+$/;
const UNIT = /mm|cm|m/;
/** Words behind the name of a sheet: lying (`ngang`), or upright, which it is anyway. */
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
 * Reads a whole size: "60x160", "3m x 1m2", "1200 × 800 mm", "A1", "A2 ngang". A unit behind the second side holds for the first, too, if that makes a
 * printable side. A unit behind the first side alone, "1m2x2", holds for the second only if the field's own unit makes no printable side of it. If neither
 * unit does, the field's holds. Millimetres always hold for both.
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

/**
 * Reads a side. Without a unit of its own it has the unit of the other side or the field's: the first side tries the other's unit first, the second side the
 * field's, and the first of these that makes a printable side is taken, otherwise the field's. Nobody gives only one side in millimetres.
 */
function sideBeside(side: string, other: string, unit: LengthUnit, isFirst: boolean): number {
  const said = BARE.test(side) ? UNIT.exec(other)?.[0] : undefined;
  const [asField, asOther] = [parseSide(side, unit), parseSide(side + (said ?? ""), unit)];
  if (said === "mm") return asOther;
  const likely = isFirst ? [asOther, asField] : [asField, asOther];
  return likely.find((metres) => sideError(metres) === undefined) ?? asField;
}

/** What was typed into the field of a side: that side in metres, or both; or why it is neither, for the visitor. */
export type Typed = { metres: number } | { whole: Sides } | { why: string };

/** Reads the field of a side. Where bare figures would be printable in the other unit, the reason also says how to write that. */
export function readTyped(text: string, unit: Unit): Typed {
  const whole = parseSize(text, unit);
  const metres = parseSaidSide(text, unit);
  const why = whole ? sizeError(whole) : sideError(metres);
  if (!why) return whole ? { whole } : { metres };
  const meant = inOtherUnit(text, OTHER[unit]);
  return { why: meant ? `${why} ${IN_OTHER[unit]} ${meant}.` : why };
}

/** @returns the text as read in that unit, in words; undefined where the text has a unit of its own, or is not printable in that unit either */
function inOtherUnit(text: string, unit: Unit): string | undefined {
  const whole = parseSize(text, unit);
  if (whole) return sizeError(whole) ? undefined : saySize(whole.width, whole.height, unit);
  const metres = parseSaidSide(text, unit);
  return sideError(metres) || !BARE.test(plain(text)) ? undefined : sayLength(metres, unit);
}

/** @returns why a whole size cannot be printed here, for the visitor */
export const sizeError = ({ width, height }: Sides) => sideError(width) ?? sideError(height);

const OTHER: Record<Unit, Unit> = { cm: "m", m: "cm" };
/** By the unit in which the figures were read first. */
const IN_OTHER: Record<Unit, string> = { cm: "Tính bằng mét thì ghi", m: "Tính bằng cm thì ghi" };

/** Lowercase without diacritics, full-width figures as plain ones. The ² of an area becomes ^, so that it is not read as a figure of a side. */
const plain = (text: string) =>
  withoutDiacritics(text.replaceAll("²", "^").normalize("NFKC"))
    .trim()
    .replace(/[.,;]+$/, "");

/** Replaces spoken units by written ones: a "phân" is a centimetre, a "tấc" ten of them, a "ly" a millimetre. */
function inShort(text: string): string {
  return plain(text)
    .replace(/(\d)\s*met(?![a-z])/, "$1m")
    .replace(/(\d)\s*phan\b/, "$1cm")
    .replace(/(\d)\s*l[iy]\b/, "$1mm")
    .replace(/^(\d+)\s*tac$/, "$10cm")
    .replace(/^(\d+)\s*m\s*ruoi$/, "$1m5")
    .replace(/^(\d+)\s*m\s*(\d{1,2})\s*cm$/, (_, metres, more) => `${Number(metres) * 100 + Number(more)}cm`)
    .replace(/^(\d+)\s*m\s*(\d+)$/, "$1m$2");
}
