/** Hours in words, as pages and sentences have them: first the hours of the week, then those of days that differ. */
import { daysInWords, timesInWords } from "./calendar/opening-hours.ts";
import { otherHoursInWords } from "./calendar/other-hours.ts";
import type { Settings } from "./schema/settings.build.ts";
import { holdCompounds } from "./text/typeset.build.ts";
import type { HoursLine } from "./types.ts";

/**
 * @param moment when they are told
 * @param of whose hours of the week are told
 * @param others whose days with other hours follow; without, those of both
 * @returns lines to be read one after the other, the punctuation between them included
 */
export function hoursLines(
  { hours, otherHours }: Pick<Settings, "hours" | "otherHours">,
  moment: Date,
  of: "phone" | "workshop",
  others?: "phone" | "workshop",
): HoursLine[] {
  const lines: HoursLine[] = [
    ...hours[of].map((group): HoursLine => {
      const times = timesInWords(group.times);
      return [holdCompounds(daysInWords(group)) + (times.length > 0 ? "," : ""), ...times];
    }),
    ...[...otherHours]
      .sort((one, other) => one.from.localeCompare(other.from))
      .flatMap((days) => otherHoursInWords(days, moment, others) ?? [])
      .map((days): HoursLine => [days]),
  ];
  for (const line of lines.slice(0, -1)) line.push(`${line.pop()};`);
  return lines;
}
