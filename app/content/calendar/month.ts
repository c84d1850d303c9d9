/** A month as the site writes it. */

/** @param month `2026-11` @returns "tháng 11/2026" */
export function monthInWords(month: string): string {
  return `tháng ${Number(month.slice(5))}/${month.slice(0, 4)}`;
}
