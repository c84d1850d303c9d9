/** 65.000 and 1.234.567,5: points between thousands, as numbers are written here. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/** @param words as typed: 65000, 65.000, 1,5 or 1.5 @returns the number, or NaN for what is none */
export function typedNumber(words: string): number {
  const typed = words.trim();
  return Number((GROUPED.test(typed) ? typed.replaceAll(".", "") : typed).replace(",", "."));
}
