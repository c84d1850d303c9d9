import { formatNumber } from "../../../app/try-size/figures.ts";

/** 65.000 and 1.234.567,5: points between thousands, as numbers are written here. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/** Written behind a price. */
const DONG = /(?<=\d)\s*(?:đ|₫|đồng|vnđ|vnd)\.?$/iu;

/** @param words as typed: 65000, 65.000, 65.000đ, 1,5 or 1.5 @returns the number, or NaN for what is none */
export function typedNumber(words: string): number {
  const typed = words.normalize("NFC").trim().replace(DONG, "");
  return Number((GROUPED.test(typed) ? typed.replaceAll(".", "") : typed).replace(",", "."));
}

/** From here on points part the thousands, as in a price; a year has none. */
const PARTED = 10_000;

/** @returns the number as its box shows it; what is none, as it was typed */
export function shownNumber(value: unknown): string {
  if (value === null || value === undefined) return "";
  const parted = typeof value === "number" && Number.isInteger(value) && value >= PARTED;
  return parted ? formatNumber(value) : String(value).replace(".", ",");
}
