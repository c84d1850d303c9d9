/** Sides of a print: what may be typed, and the steps a hand moves them by. Metres inside, never pixels, never centimetres. */

/** The units a visitor may read and type. */
export const UNITS = ["cm", "m"] as const;
export type Unit = (typeof UNITS)[number];

/** Names for screen readers: people who hear a field do not see the unit behind it. */
export const UNIT_NAMES: Record<Unit, string> = { cm: "xăng-ti-mét", m: "mét" };

/** Least and greatest side of a print here, in metres: a tabletop card, and more than any façade of a Hanoi street. */
export const MIN_SIDE = 0.1;
export const MAX_SIDE = 30;

/** Metres: a page of a PDF ends here, at 14,400 pt (docs/trade-facts.md, 1.3), unless the file says that its points are larger, which not every program reads. */
export const LONGEST_PAGE = 5.08;

/** @returns metres, to the millimetre: sums of 0.1 must not gather rounding errors */
export function toMillimetre(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}

/** @returns the side within what is printed, in metres */
export function clampSide(metres: number): number {
  return toMillimetre(Math.min(MAX_SIDE, Math.max(MIN_SIDE, metres)));
}

/** Metres: a print whose sides differ from a size of the trade by less than this still has that size. */
const BESIDE = 0.004;

/** Sides in metres. */
interface Sides {
  width: number;
  height: number;
}

/** Whether a print counts as having a size of the trade. */
export function isAlike(one: Sides, other: Sides): boolean {
  return Math.abs(one.width - other.width) < BESIDE && Math.abs(one.height - other.height) < BESIDE;
}

/** To what printers order by: 1 cm under 1 m, 5 cm under 3 m, 10 cm above. Metres in and out. */
export function roundSide(metres: number): number {
  const step = metres < 1 ? 0.01 : metres < 3 ? 0.05 : 0.1;
  return Math.round(metres / step) * step;
}

/** A drag snaps to it, within what is printed. Metres in and out. */
export function snapSide(metres: number): number {
  return clampSide(roundSide(metres));
}

/**
 * An arrow key moves a side by 1 cm, or by 10 cm where metres are read.
 *
 * @param steps signed; ten at once with Shift
 */
export function nudgeSide(metres: number, unit: Unit, steps: number): number {
  return clampSide(metres + steps * (unit === "cm" ? 0.01 : 0.1));
}

/** The unit a size is spoken of in: small prints in centimetres, large ones in metres, between them as the trade does. */
export function unitFor(width: number, height: number, usual: Unit): Unit {
  if (Math.max(width, height) < 1) return "cm";
  return Math.min(width, height) >= 3 ? "m" : usual;
}

/** @returns the unit that a size was typed in, where it is not the one that suits it and has to be told along */
export function ownUnitOf({ width, height, unit }: Sides & { unit: Unit }, usual: Unit): Unit | undefined {
  return unit === unitFor(width, height, usual) ? undefined : unit;
}

const TYPED = /^\s*(\d[\d.,]*)\s*(mm|cm|m)?\s*$/i;
/** A length as people say it: "1m6" is 1.6 m, "2m05" 2.05 m. */
const SPOKEN = /^\s*(\d{1,3})m(\d{1,3})\s*$/i;
/** A dot before three figures separates thousands, as in Vietnamese; no print is thousands of metres long. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
/** How many metres each unit is that a size may be written in. */
export const METRES_IN = { mm: 0.001, cm: 0.01, m: 1 } as const;
/** A unit that sizes are written in. */
export type LengthUnit = keyof typeof METRES_IN;

/**
 * Reads a typed side: "80", "2,5", "2.5", "1m6", "1.200 mm". A unit typed along wins over the unit of the field.
 *
 * @returns metres, not yet bounded; NaN where it is not one number
 */
export function parseSide(text: string, unit: LengthUnit): number {
  const spoken = SPOKEN.exec(text);
  if (spoken) return toMillimetre(Number(`${spoken[1]}.${spoken[2]}`));
  const typed = TYPED.exec(text);
  if (!typed?.[1]) return Number.NaN;
  // The expression lets only these three through.
  const written = (typed[2]?.toLowerCase() ?? unit) as LengthUnit;
  const figures = written !== "m" && THOUSANDS.test(typed[1]) ? typed[1].replaceAll(".", "") : typed[1];
  return toMillimetre(Number(figures.replace(",", ".")) * METRES_IN[written]);
}

/** What is wrong with a typed side, for the visitor; undefined where nothing is. */
export function sideError(metres: number): string | undefined {
  if (Number.isNaN(metres)) return "Ghi bằng số, ví dụ 80 hoặc 1,2 m.";
  if (metres < MIN_SIDE) return `Nhỏ nhất ${MIN_SIDE * 100} cm.`;
  if (metres > MAX_SIDE) return `Lớn nhất ${MAX_SIDE} m. To hơn thì gọi xưởng.`;
}
