import { parseDay } from "../../app/content/calendar/opening-hours.ts";
import { otherHoursInWords } from "../../app/content/calendar/other-hours.ts";

/**
 * @param written an item of the shop's `otherHours`, unchecked: a content file holds whatever somebody wrote
 * @returns the last of its days (`2027-02-11`) and what the site says of them now; null where the site could say nothing
 */
export function otherHoursWords(written: unknown): { to: string; words: string } | null {
  const { from, to, phone, workshop } = (written ?? {}) as Record<string, unknown>;
  if (typeof from !== "string" || typeof to !== "string") return null;
  const day = (hours: unknown) => (typeof hours === "string" ? (parseDay(hours) ?? undefined) : undefined);
  const words = otherHoursInWords({ from, to, phone: day(phone), workshop: day(workshop) }, new Date());
  return words ? { to, words } : null;
}
