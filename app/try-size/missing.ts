/** What a ticket does not say yet. */
import type { Wish } from "./wish.ts";

/** A row of the ticket. */
export type Row = "in" | "kho" | "cho" | "file" | "ngay";

/** Milliseconds by which Hanoi's clock is ahead of UTC; a test compares it with contract/time-zone.ts, whose days need `Intl`. */
const HANOI_AHEAD = 7 * 3_600_000;

/** Today in Hanoi, where the print is made and needed, `YYYY-MM-DD`: without `Intl`, whose data a phone waits for (figures.ts). */
export function today(now: Date): string {
  return new Date(now.getTime() + HANOI_AHEAD).toISOString().slice(0, "2026-11-30".length);
}

/** @param day of a wish, or empty @returns whether the day lies before today; an empty one does not */
export function isGone(day: string, now: Date): boolean {
  return day !== "" && day < today(now);
}

/**
 * What the shop would still have to ask, in the order of the ticket, with the row where it is written.
 *
 * @param now a wished day before it counts as missing
 */
export function missingFrom({ place, hanging, day }: Wish, hasFile: boolean, now: Date): { row: Row; what: string }[] {
  const missing: { row: Row; what: string }[] = [];
  if (!place) missing.push({ row: "cho", what: "trong nhà hay ngoài trời" });
  if (!hanging) missing.push({ row: "cho", what: "dùng bao lâu" });
  if (!hasFile) missing.push({ row: "file", what: "file in" });
  if (!day || isGone(day, now)) missing.push({ row: "ngay", what: "ngày cần" });
  return missing;
}
