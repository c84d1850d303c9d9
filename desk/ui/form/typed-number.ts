import { numberWords } from "../../documents/words-of.ts";

/** 65.000 and 1.234.567,5: points between thousands, as numbers are written here. */
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** What is said for thousands and millions of đồng. */
const SCALES: Record<string, number> = { k: 1000, nghìn: 1000, ngàn: 1000, tr: 1_000_000, triệu: 1_000_000 };

/** A number, its word for thousands or millions, the figures after that word, and what may stand behind a price. */
const WRITTEN = new RegExp(
  `^(-?[\\d.,]+)\\s*(?:(${Object.keys(SCALES).join("|")})\\s*(?:(\\d+)\\s*(k|nghìn|ngàn)?)?)?\\s*(?:đ|₫|đồng|vnđ|vnd)?\\.?$`,
  "iu",
);

/** @param words as typed: 65000, 65.000, 65.000đ, 65k, 1,5 triệu, 1tr5, 2tr500, 1,5 or 1.5 @returns the number, or NaN for words that are none */
export function typedNumber(words: string): number {
  const [, figures = "", said = "", more = "", thousands = ""] = WRITTEN.exec(words.normalize("NFC").trim()) ?? [];
  if (!figures) return Number.NaN;
  const number = Number((GROUPED.test(figures) ? figures.replaceAll(".", "") : figures).replace(",", "."));
  const scale = SCALES[said.toLowerCase()];
  if (!scale) return number;
  if (!more) return Math.round(number * scale);
  return Number.isInteger(number) ? number * scale + behind(more, scale, thousands !== "") : Number.NaN;
}

/**
 * What the figures after the word for thousands or millions add: the 5 of 1tr5 is five tenths of a million, the 500 of 2tr500 are thousands, and so are
 * figures that are called thousands. 1tr50 is no number, because some read it as 1.050.000, others as 1.500.000.
 */
function behind(more: string, scale: number, thousands: boolean): number {
  const millions = scale === SCALES.tr;
  if (thousands) return millions && more.length <= 3 ? Number(more) * 1000 : Number.NaN;
  if (more.length === 1 || (millions && more.length === 3)) return (Number(more) * scale) / 10 ** more.length;
  return Number.NaN;
}

/** @returns the number as its box shows it; anything else as it was typed */
export function shownNumber(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? numberWords(value) : String(value);
}
