/** @param words as people write a day here: `30/11/2026`, `30.11.2026`, `30-11-2026` @returns `2026-11-30`, whether or not there is such a day; null for what is none yet */
export function typedDay(words: string): string | null {
  const [, day = "", month = "", year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(words.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}
