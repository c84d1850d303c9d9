/** Figures as a Hanoi printer writes them: comma before decimals, width before height, a non-breaking space before the unit. */
import { daysInWords, WEEKDAYS } from "../content/calendar/opening-hours.ts";
import type { Unit } from "./measures.ts";

const NO_BREAK = "\u00a0";

/**
 * Does without `Intl.NumberFormat`: while a browser loads its language data for the first format, a page stands still for 25 ms, on a phone four times as long.
 *
 * @param decimals at most so many; zeros at the end are left out
 * @returns the value rounded half up by its decimal notation (1.005 is `1,01`), with a dot between thousands
 */
export function formatNumber(value: number, decimals = 2): string {
  const [whole = "", part] = String(rounded(value, decimals)).split(".");
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return part ? `${parted},${part}` : parted;
}

/** @returns the value rounded half up by its decimal notation */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // A number is exact to fifteen digits: what 1.005 × 100 has beyond them is a floating-point error.
  return Math.round(Number((value * scale).toPrecision(15))) / scale;
}

/** The figure alone, as it stands in a field: 0.8 m is "80" in centimetres. */
export function figureOf(metres: number, unit: Unit): string {
  return unit === "cm" ? formatNumber(metres * 100, 1) : formatNumber(metres, 3);
}

/** e.g. `80 cm` */
export function sayLength(metres: number, unit: Unit): string {
  return `${figureOf(metres, unit)}${NO_BREAK}${unit}`;
}

/** e.g. `80 × 200 cm`, width first */
export function saySize(width: number, height: number, unit: Unit): string {
  return `${figureOf(width, unit)}${NO_BREAK}×${NO_BREAK}${figureOf(height, unit)}${NO_BREAK}${unit}`;
}

/** An area in m² without its unit, for where the figure stands large. */
export function figureOfArea(squareMetres: number): string {
  return formatNumber(squareMetres, squareMetres < 0.1 ? 3 : 2);
}

/** Sides of whole millimetres have areas of so many decimals. */
const EXACT = 6;

/**
 * e.g. `1,6 m²`
 *
 * @param pieces of such an area, whose sum is told beside it: it then has as many decimals as it takes to come to that sum
 */
export function sayArea(squareMetres: number, pieces = 1): string {
  const sum = figureOfArea(squareMetres * pieces);
  let decimals = squareMetres < 0.1 ? 3 : 2;
  while (decimals < EXACT && figureOfArea(rounded(squareMetres, decimals) * pieces) !== sum) decimals++;
  return `${formatNumber(squareMetres, decimals)}${NO_BREAK}m²`;
}

/** e.g. `1,5 m` */
export function sayDistance(metres: number): string {
  return `${formatNumber(metres, 1)}${NO_BREAK}m`;
}

/**
 * e.g. `Thứ Sáu 04/12/2026`
 *
 * @param day `YYYY-MM-DD`
 * @returns empty where the calendar has no such day
 */
export function sayDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return "";
  const noon = new Date(year, month - 1, date, 12);
  if (noon.getMonth() !== month - 1) return "";
  // WEEKDAYS begin with Monday, the calendar's days with Sunday.
  const at = (noon.getDay() + 6) % 7;
  return `${daysInWords({ days: WEEKDAYS.slice(at, at + 1) })} ${day.split("-").reverse().join("/")}`;
}

/** Replaces non-breaking spaces by plain ones, for text that leaves the page. */
export function plainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK, " ");
}
