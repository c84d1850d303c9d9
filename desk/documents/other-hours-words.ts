import { parseDay } from "../../app/content/calendar/opening-hours.ts";
import { otherHoursInWords } from "../../app/content/calendar/other-hours.ts";

/**
 * @param written one of the shop's days with other hours; a file of the content holds whatever somebody wrote
 * @returns their last day (`2027-02-11`) and what the site says of them; null for what it could not say anything of
 */
export function otherHoursWords(written: unknown): { to: string; words: string } | null {
  const { from, to, phone, workshop } = (written ?? {}) as Record<string, unknown>;
  if (typeof from !== "string" || typeof to !== "string") return null;
  const day = (hours: unknown) => (typeof hours === "string" ? (parseDay(hours) ?? undefined) : undefined);
  const words = otherHoursInWords({ from, to, phone: day(phone), workshop: day(workshop) });
  return words ? { to, words } : null;
}
