/** How the desk writes days and hours: 21/11, 8:00; the last two days are "hôm nay" and "hôm qua". Hanoi time, wherever the machine thinks it is. */
import { dueMoment } from "../../../app/content/calendar/moment.ts";
import { asTheSiteWrites, hanoiDay, TIME_ZONE } from "../../../contract/time-zone.ts";
import type { Summary } from "../../drafts/pages.ts";

/** @param at ISO 8601 @returns "8:00"; Firefox would write "08:00" */
export function hourOf(at: string): string {
  const hour = new Date(at).toLocaleTimeString("vi-VN", { timeZone: TIME_ZONE, hour: "numeric", minute: "2-digit" });
  return hour.replace(/^0(?=\d)/, "");
}

/** @param at ISO 8601 @returns "hôm nay", "hôm qua" or "21/11/2026" */
export function dayWords(at: string, now = new Date()): string {
  const day = hanoiDay(new Date(at));
  if (day === hanoiDay(now)) return "hôm nay";
  if (day === hanoiDay(now.getTime() - 86_400_000)) return "hôm qua";
  return shortDay(day);
}

export function whenWords(at: string, now = new Date()): string {
  return `${dayWords(at, now)}, ${hourOf(at)}`;
}

/** @param at ISO 8601 @returns "8:00" for an hour of today, which needs no day, otherwise as {@link whenWords} */
export function shortWhen(at: string, now = new Date()): string {
  return hanoiDay(new Date(at)) === hanoiDay(now) ? hourOf(at) : whenWords(at, now);
}

/** @param at ISO 8601 @returns "8:00" for an hour of today, otherwise the day alone, as {@link dayWords}: where there is room for one word */
export function hourOrDay(at: string, now = new Date()): string {
  return hanoiDay(new Date(at)) === hanoiDay(now) ? hourOf(at) : dayWords(at, now);
}

/** @param day `2026-11-21` @returns "21/11/2026" */
export function shortDay(day: string): string {
  return day.split("-").reverse().join("/");
}

/**
 * @param fields of a page: `publishAt` (`2026-11-30 08:00`) and `date` (the beginning of that day), of which the later counts
 * @returns "8:00 ngày 30/11/2026", or null if that is not a moment to come, or the page is hidden and appears at none
 */
export function dueWords(fields: Record<string, unknown>, now = new Date()): string | null {
  if (fields.hidden === true) return null;
  const due = dueMoment(fields);
  if (Number.isNaN(due.getTime()) || due <= now) return null;
  return momentWords(due.getTime());
}

/**
 * @param fields of the page as it is written now
 * @returns the hour at which an article should have appeared, e.g. "8:00 ngày 30/11/2026", but did not, because it was not put online before; null for every
 * other page
 */
export function missedWords(
  { state, seen }: Pick<Summary, "state" | "seen">,
  fields: Record<string, unknown>,
  now = new Date(),
): string | null {
  if ((state !== "desk" && state !== "tray") || seen || fields.hidden === true || typeof fields.publishAt !== "string")
    return null;
  const due = dueMoment(fields);
  return due <= now ? momentWords(due.getTime()) : null;
}

/** @param at milliseconds since 1970 @returns "8:00 ngày 30/11/2026" */
export function momentWords(at: number): string {
  return `${hourOf(new Date(at).toISOString())} ngày ${shortDay(hanoiDay(at))}`;
}

export function todayWords(now = new Date()): string {
  return asTheSiteWrites(
    now.toLocaleDateString("vi-VN", {
      timeZone: TIME_ZONE,
      weekday: "long",
      day: "numeric",
      month: "numeric",
      year: "numeric",
    }),
  );
}
