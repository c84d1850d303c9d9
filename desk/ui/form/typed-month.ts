/** A month as people write it here, month first; the file has the year first. */

const WRITTEN = /^(?:tháng\s*|t)?(\d{1,2})(?:\s*[./-]\s*|\s+năm\s+)(\d{4}|\d\d)$/iu;

/** @param words `11/2026`, `11.2026`, `11-2026`, `11/26`, `tháng 11/2026`, `tháng 11 năm 2026` @returns `2026-11`; null for words that are no month yet */
export function typedMonth(words: string): string | null {
  const [, month = "", year] = WRITTEN.exec(words.normalize("NFC").trim()) ?? [];
  return year ? `${year.padStart(4, "20")}-${month.padStart(2, "0")}` : null;
}

/** @param month `2026-11` @returns "11/2026"; anything else as it is */
export function shownMonth(month: string): string {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  return number ? `${number}/${year}` : month;
}
