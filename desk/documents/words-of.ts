import { formatNumber } from "../../app/try-size/figures.ts";
import { CHOICES } from "./labels.ts";

/** Values that the files have in English: of a day's hours, and of what is chosen from a list. */
const IN_WORDS: Record<string, string> = { ...CHOICES, open: "mở, chưa ghi giờ", closed: "nghỉ" };

/** From this number on, points separate the thousands, as in a price; a year has none. */
const PARTED = 10_000;

/** @returns 180.000 for a price, 2016 for a year, 0,8 for a part of a metre */
export function numberWords(number: number): string {
  return Number.isInteger(number) && number >= PARTED ? formatNumber(number) : String(number).replace(".", ",");
}

/** A value of a field as a person reads it: lists in a row, yes and no in words, an empty value as “để trống”. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "để trống";
  if (typeof value === "boolean") return value ? "có" : "không";
  if (Array.isArray(value)) return value.map(wordsOf).join(" · ");
  if (typeof value === "object") return partsOf({ ...value }).join(", ");
  if (typeof value === "string" && value in IN_WORDS) return IN_WORDS[value] ?? value;
  if (typeof value === "number") return numberWords(value);
  // Days and months as they are typed on the desk, not as the file has them.
  return String(value).replace(/^(\d{4})-(\d\d)(?:-(\d\d)( \d\d:\d\d)?)?$/, (_, year, month, day, hour = "") =>
    day ? `${day}/${month}/${year}${hour}` : `${month}/${year}`,
  );
}

/** The parts of a group in words; those of a size as it is said: 60 × 200 cm. */
function partsOf(group: Record<string, unknown>): string[] {
  const { width, height, unit, usual, ...named } = group;
  if (!("width" in group && "height" in group && "unit" in group)) return Object.values(group).map(wordsOf);
  const words = [`${wordsOf(width)} × ${wordsOf(height)} ${unit}`, ...Object.values(named).map(wordsOf)];
  return usual ? [...words, "khổ quen dùng"] : words;
}
