/** The shop's clock: days and hours on the site, in its content and in its mails are those of Hanoi. */

/** IANA name. */
export const TIME_ZONE = "Asia/Ho_Chi_Minh";

/** Vietnam keeps no summer time: the same all the year (IANA, since 1975). */
export const UTC_OFFSET = "+07:00";

/** Sweden writes its days in the ISO way. */
const ISO_DAY = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE });

/** @returns day, month and year in Hanoi at a moment: `2026-11-30` */
export function hanoiDay(moment: Date | number): string {
  return ISO_DAY.format(moment);
}

/** @returns a moment by Hanoi's clock, for programs (RFC 3339): `2026-11-30T08:05:00+07:00` */
export function hanoiTimestamp(moment: Date): string {
  return moment.toLocaleString("sv-SE", { timeZone: TIME_ZONE }).replace(" ", "T") + UTC_OFFSET;
}

/** @returns a moment by Hanoi's clock, for a sentence: `08:05 1/12/26` */
export function hanoiMomentInShort(moment: Date | number): string {
  return new Date(moment).toLocaleString("vi-VN", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "short" });
}

/**
 * The language's own data (CLDR) write Sunday with two capitals, the site with one.
 *
 * @param words a date or a day as `Intl` writes it
 * @returns the same, with "Chủ nhật" in the place of "Chủ Nhật"
 */
export function asTheSiteWrites(words: string): string {
  return words.replace("Chủ Nhật", "Chủ nhật");
}

/** @returns month and year in Hanoi at a moment: `2026-11` */
export function hanoiMonth(moment: Date | number): string {
  return hanoiDay(moment).slice(0, "2026-11".length);
}
