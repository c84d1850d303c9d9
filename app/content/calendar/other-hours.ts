/** Days on which the shop has other hours than its week says: Tết, a holiday, a Sunday before Tết. */
import { hanoiDay } from "../../../contract/time-zone.ts";
import { type Day, dayInWords } from "./opening-hours.ts";

/** From one day to another, both included. Telephone or workshop, where left out, have the hours of the week. */
export interface OtherHours {
  /** `2027-02-03` */
  from: string;
  to: string;
  phone?: Day | undefined;
  workshop?: Day | undefined;
}

/** Whether such hours are still shown: they are until the end of their last day in Hanoi. */
export function isStillTold({ to }: OtherHours, moment: Date): boolean {
  return hanoiDay(moment) <= to;
}

/** Whether an earlier entry of the list already has hours of the telephone, or of the workshop, for one of the same days. */
export function isSaidBefore(one: OtherHours, place: number, all: readonly OtherHours[]): boolean {
  return all.slice(0, place).some((other) => {
    const samePeople = (one.phone && other.phone) || (one.workshop && other.workshop);
    return samePeople && one.from <= other.to && other.from <= one.to;
  });
}

/**
 * @param moment when it is told: days that lie a year ahead or more have their year, since without it they would be taken for those that come first
 * @param of whose hours are told; without, those of both
 * @returns e.g. `riêng 3/2 – 11/2 xưởng nghỉ, không nghe máy`, to follow the hours of the week; null where nothing differs
 */
export function otherHoursInWords(
  { from, to, phone, workshop }: OtherHours,
  moment: Date,
  of?: "phone" | "workshop",
): string | null {
  const said: string[] = [];
  if (workshop && of !== "phone") said.push(workshop === "closed" ? "xưởng nghỉ" : openInWords("xưởng mở", workshop));
  if (phone && of !== "workshop") said.push(phone === "closed" ? "không nghe máy" : openInWords("nghe máy", phone));
  if (said.length === 0) return null;
  return `riêng ${daysInWords(from, to, moment)} ${said.join(", ")}`;
}

function openInWords(does: string, day: Exclude<Day, "closed">): string {
  return day === "open" ? does : `${does} ${dayInWords(day)}`;
}

function daysInWords(from: string, to: string, moment: Date): string {
  const isFar = isFarAhead(to, moment);
  const last = dateInWords(to, isFar);
  if (from === to) return last;
  return `${dateInWords(from, isFar && from.slice(0, 4) !== to.slice(0, 4))}\u00a0– ${last}`;
}

function isFarAhead(day: string, moment: Date): boolean {
  const [year, ...rest] = hanoiDay(moment).split("-");
  return day >= [Number(year) + 1, ...rest].join("-");
}

/** `2027-02-03` → `3/2`, or `3/2/2027` with its year */
function dateInWords(day: string, withYear: boolean): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date}/${month}${withYear ? `/${year}` : ""}`;
}
