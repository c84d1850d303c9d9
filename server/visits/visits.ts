/**
 * Visits, counted: how often each page was seen on each day and what was done there. A row is a number for a day, a page and a kind; nothing in it is about
 * one visitor, so nothing needs a cookie, an address or a consent.
 *
 * Two adapters keep the rows, beside the outbox and in its store; visits.contract.ts holds both to the same behaviour.
 */

/** A day of Hanoi as ISO 8601 writes it, `2026-11-21`. */
export type Day = string;

/** One number. */
export interface VisitCount {
  day: Day;
  /** Path of a page of the site. */
  page: string;
  /** Of contract/visit-kinds.ts, or a range of a measurement (ranges.ts). */
  kind: string;
  count: number;
}

/** Every method rejects with the store's own error when the store cannot be used; nothing is half done then. */
export interface VisitStore {
  /** Adds to what is there. */
  add(counts: VisitCount[]): Promise<void>;
  /** All numbers of these days, both included, by day, page and kind. */
  between(first: Day, last: Day): Promise<VisitCount[]>;
  /** Deletes the days before. Returns how many numbers there were. */
  removeBefore(day: Day): Promise<number>;
  close(): Promise<void>;
}

/** The day that is so many days later, or earlier where `days` is negative. */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Months a number is kept: a year and the same month of the year before, to compare with. */
const KEPT_MONTHS = 13;

/** The first day whose numbers are still kept today. */
export function firstKept(today: Day): Day {
  const [year = 0, month = 1, date = 1] = today.split("-").map(Number);
  const months = year * 12 + (month - 1) - KEPT_MONTHS;
  const lastDate = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(Math.floor(months / 12), months % 12, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
