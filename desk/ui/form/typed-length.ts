/** A side of a print as it is typed, in the unit that is chosen beside it: read by the rules by which the site reads what visitors type. */
import { type LengthUnit, METRES_IN } from "../../../app/try-size/measures.ts";
import { parseSaidSide, parseSize } from "../../../app/try-size/typed-size.ts";

/** @returns whether it is one of the units to choose from */
export const isLengthUnit = (unit: unknown): unit is LengthUnit => typeof unit === "string" && unit in METRES_IN;

/** @param metres to the millimetre @returns how many of the unit */
const inUnit = (metres: number, unit: LengthUnit) => Math.round(metres * 1000) / Math.round(METRES_IN[unit] * 1000);

/** @param words 3, 3,2, 3m, 1m2, 320cm, 3 mét 2 @param unit of words that name none @returns how many of the unit, or NaN for words that are no length */
export function typedLength(words: string, unit: LengthUnit): number {
  return inUnit(parseSaidSide(words, unit), unit);
}

/** @param words 3x1, 3m x 1m2, 60 × 160 cm @returns both sides, each in the unit; undefined for words that are no whole size */
export function typedSize(words: string, unit: LengthUnit): { width: number; height: number } | undefined {
  const size = parseSize(words, unit);
  return size && { width: inUnit(size.width, unit), height: inUnit(size.height, unit) };
}
