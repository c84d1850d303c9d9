/** An article whose scheduled hour is removed. */
import { dayAndHour } from "../../../app/content/calendar/moment.ts";

type Fields = Record<string, unknown>;

/**
 * Scheduling also set the article's date: the day that customers read is given back. Where they see no article, a date still to come becomes today,
 * because it would hold the page back even without the hour.
 *
 * @param onlineDate the date that customers read above the article now, or null
 * @param today both dates as the file has them: 2026-11-30
 */
export function unscheduled({ publishAt, ...others }: Fields, onlineDate: string | null, today: string): Fields {
  const isOfTheHour = others.date === dayAndHour(String(publishAt))?.day;
  if (onlineDate !== null && isOfTheHour) return { ...others, date: onlineDate };
  return String(others.date) > today ? { ...others, date: onlineDate ?? today } : others;
}
