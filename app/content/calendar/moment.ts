/** A day and an hour as an editor writes them, `2026-11-30 08:00`, by the clock of Hanoi. */
import { UTC_OFFSET } from "../../../contract/time-zone.ts";

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/;

/** @returns the day and the hour of a text of that shape; null for any other */
export function dayAndHour(text: string): { day: string; hour: string } | null {
  const [, day, hour] = MOMENT.exec(text.trim()) ?? [];
  return day && hour ? { day, hour } : null;
}

/** Whether a text is a day of the calendar and an hour, e.g. `2026-11-30 08:00`. */
export function isMoment(text: string): boolean {
  const { day, hour } = dayAndHour(text) ?? {};
  const date = new Date(`${day}T${hour}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${hour}`);
}

/** @param text `2026-11-30` (its beginning) or `2026-11-30 08:00` @returns an invalid date for what is neither */
export function hanoiMoment(text: string): Date {
  const { day, hour } = dayAndHour(text) ?? { day: text, hour: "00:00" };
  return new Date(`${day}T${hour}:00${UTC_OFFSET}`);
}

/**
 * From when on an article is there: from its hour on, and never before the day that it shows. An hour that has passed stays with the article, and its day may
 * be put off again.
 *
 * @returns an invalid date where what is written is no moment
 */
export function dueMoment({ date, publishAt }: { date?: unknown; publishAt?: unknown }): Date {
  const written = [date, publishAt].filter((text) => typeof text === "string");
  return new Date(Math.max(...written.map((text) => hanoiMoment(text).getTime())));
}
