/** A size among other words, as in a search: "in standee 80x200 giá rẻ", "bạt 3m x 1m2", "poster A1". */
import { type Unit, unitFor } from "./measures.ts";
import type { Sides } from "./shape.ts";
import { parseSize, sizeError } from "./typed-size.ts";

/**
 * What may follow metres: "1m2", "1 mét rưỡi", "2m 40cm". Figures behind a space belong to the metres only where a cross or nothing follows them; otherwise
 * they are a number of pieces: "3m x 2m 5 tấm".
 */
const MORE = String.raw`\s*\d+\s*cm|\d+|\s*rư[ỡở]i|\s+\d+(?=\s*(?:[x×*]|$))`;
const SIDE = String.raw`\d[\d.,]*\s*(?:mm|cm|phân|tấc|l[iy]|m(?:[ée]t)?(?:${MORE})?)?`;
const SIDES = String.raw`${SIDE}\s*[x×*]\s*${SIDE}`;
const SHEET = String.raw`a[0-4](?:\s+(?:ngang|đứng|dọc))?`;
/** No part of a longer word or figure, nor in inches. */
const alone = (size: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${size})(?![\p{L}\p{N}]|\s*inch)`, "giu");

/** Every two sides with a cross between them, with their units. */
export const CROSSED_SIDES = alone(SIDES);
/** The name of a sheet, or two such sides. */
const SIZE = alone(`${SHEET}|${SIDES}`);

const IN_METRES = /\d\s*m(?!m)/i;

/**
 * Figures without a unit are centimetres where such a print can be made, otherwise metres: "80x200" is said of a standee, "2x3" of a banner.
 *
 * @returns the first size in the text, sides in metres, and the unit it is spoken of in; undefined where there is none, or it cannot be printed
 */
export function sizeInWords(text: string): (Sides & { unit: Unit }) | undefined {
  const said = text.normalize("NFC").match(SIZE)?.[0] ?? "";
  for (const unit of ["cm", "m"] as const) {
    const size = parseSize(said, unit);
    if (!size || sizeError(size)) continue;
    return { ...size, unit: unitFor(size.width, size.height, IN_METRES.test(said) ? "m" : unit) };
  }
  return undefined;
}
