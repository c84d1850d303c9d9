/** Hours in words, as pages and sentences have them: those of the week, then of days that have their own. */
import { daysInWords, timesInWords } from "./calendar/opening-hours.ts";
import { otherHoursInWords } from "./calendar/other-hours.ts";
import type { Settings } from "./schema/settings.build.ts";
import type { HoursLine } from "./types.ts";

/**
 * @param of whose week is told
 * @param others whose other days follow; without: everybody's
 */
export function hoursLines(
  { hours, otherHours }: Pick<Settings, "hours" | "otherHours">,
  of: "phone" | "workshop",
  others?: "phone" | "workshop",
): HoursLine[] {
  return [
    ...hours[of].map((group) => ({ days: daysInWords(group), times: timesInWords(group) })),
    ...[...otherHours]
      .sort((one, other) => one.from.localeCompare(other.from))
      .flatMap((days) => otherHoursInWords(days, others) ?? [])
      .map((days) => ({ days, times: null })),
  ];
}
