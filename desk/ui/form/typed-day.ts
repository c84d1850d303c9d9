/**
 * @param words as people write a day here: `30/11/2026`, `30.11.2026`, `30-11-2026`, and with a year in short, `30/11/26`
 * @returns `2026-11-30`, whether or not there is such a day; null for words that are no day yet
 */
export function typedDay(words: string): string | null {
  const [, day = "", month = "", year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)$/.exec(words.trim()) ?? [];
  return year ? `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}
