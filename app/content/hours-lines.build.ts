/** Hours in words, as pages and sentences have them: those of the week, then of days that have their own. */
import { daysInWords, timesInWords } from "./calendar/opening-hours.ts";
import { otherHoursInWords } from "./calendar/other-hours.ts";
import type { Settings } from "./schema/settings.build.ts";
import { holdCompounds } from "./text/typeset.build.ts";
import type { HoursLine } from "./types.ts";

/**
 * @param of whose week is told
 * @param others whose other days follow; without: everybody's
 * @returns lines to be read one after the other, the signs between them included
 */
export function hoursLines(
  { hours, otherHours }: Pick<Settings, "hours" | "otherHours">,
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
      .flatMap((days) => otherHoursInWords(days, others) ?? [])
      .map((days): HoursLine => [days]),
  ];
  for (const line of lines.slice(0, -1)) line.push(`${line.pop()};`);
  return lines;
}
