import { formatNumber } from "../../../app/try-size/figures.ts";

/** 65.000 and 1.234.567,5: points between thousands, as numbers are written here. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/** What is said for thousands and millions of đồng. */
const SCALES: Record<string, number> = { k: 1000, nghìn: 1000, ngàn: 1000, tr: 1_000_000, triệu: 1_000_000 };

/** A number, how many times it counts, and what may stand behind a price. */
const WRITTEN = new RegExp(`^(-?[\\d.,]+)\\s*(${Object.keys(SCALES).join("|")})?\\s*(?:đ|₫|đồng|vnđ|vnd)?\\.?$`, "iu");

/** @param words as typed: 65000, 65.000, 65.000đ, 65k, 1,5 triệu, 1,5 or 1.5 @returns the number, or NaN for what is none */
export function typedNumber(words: string): number {
  const [, figures = "", said = ""] = WRITTEN.exec(words.normalize("NFC").trim()) ?? [];
  if (!figures) return Number.NaN;
  const number = Number((GROUPED.test(figures) ? figures.replaceAll(".", "") : figures).replace(",", "."));
  const scale = SCALES[said.toLowerCase()];
  return scale ? Math.round(number * scale) : number;
}

/** From here on points part the thousands, as in a price; a year has none. */
const PARTED = 10_000;

/** @returns the number as its box shows it; what is none, as it was typed */
export function shownNumber(value: unknown): string {
  if (value === null || value === undefined) return "";
  const parted = typeof value === "number" && Number.isInteger(value) && value >= PARTED;
  return parted ? formatNumber(value) : String(value).replace(".", ",");
}
