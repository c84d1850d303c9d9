/** Days of a chart, each with its number and that of the same day of the span before. */
import type { VisitKind } from "../../../contract/visit-kinds.ts";
import type { VisitSummary } from "../../../contract/visit-summary.ts";

const DAY = 86_400_000;

export interface DayBar {
  /** `2026-11-21` */
  day: string;
  count: number;
  /** The same day of the span before. */
  before: number;
}

/**
 * @param counted days on which anything was counted
 * @param last last day of the span
 * @param span number of days
 * @param kinds of visits that are added up
 * @returns all days of the span, oldest first
 */
export function dayBars(
  counted: VisitSummary["days"],
  last: string,
  span: number,
  kinds: readonly VisitKind[],
): DayBar[] {
  const of = (day: string) => {
    const found = counted.find((one) => one.day === day);
    return found ? kinds.reduce((sum, kind) => sum + found[kind], 0) : 0;
  };
  const end = Date.parse(`${last}T00:00Z`);
  return Array.from({ length: span }, (_, at) => {
    const moment = end - (span - 1 - at) * DAY;
    const name = (time: number) => new Date(time).toISOString().slice(0, 10);
    return { day: name(moment), count: of(name(moment)), before: of(name(moment - span * DAY)) };
  });
}

/** @param day `2026-11-21` @returns "T7", "CN" */
export function weekdayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return weekday === 0 ? "CN" : `T${weekday + 1}`;
}
