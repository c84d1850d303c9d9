/** Hours per day of the week, as the settings write them and as pages and search engines need them. */

/** As schema.org and the settings name them, in the order of a Vietnamese week. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

type Weekday = (typeof WEEKDAYS)[number];

const NAMES: Record<Weekday, string> = {
  monday: "Thứ Hai",
  tuesday: "Thứ Ba",
  wednesday: "Thứ Tư",
  thursday: "Thứ Năm",
  friday: "Thứ Sáu",
  saturday: "Thứ Bảy",
  sunday: "Chủ nhật",
};

/** From one hour to another, `08:00` style. */
export interface Times {
  opens: string;
  closes: string;
}

/** Spans of hours in a day, at most: a shop that closes at noon has two. */
const MOST_TIMES = 2;

/** The hours of a day, in their order; "open" where they are not told. */
export type Day = Times[] | "open" | "closed";

/** Days that follow one another and have the same hours; `times` is empty where the hours are not told. */
export interface OpenDays {
  days: Weekday[];
  times: Times[];
}

/** `8`, `8h30`, `8:30`, `8.30`, `8 giờ 30` → `08:30`; null for no hour of a day. */
export function hourOf(text: string): string | null {
  const [, hours = "", minutes = "00"] =
    /^(\d{1,2})(?:\s*(?:[:.hg]|giờ)\s*(\d{2})?)?$/i.exec(text.trim().normalize()) ?? [];
  if (!hours || Number(hours) > 24 || Number(minutes) > 59 || (Number(hours) === 24 && minutes !== "00")) return null;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/**
 * `08:00–23:00` (any dash), `08:00–12:00, 13:30–18:00`, `open`, `closed`; null for anything else, an end before its beginning included. Midnight as an end may be
 * written `0:00`; not behind a beginning at `0:00`, which could mean the whole day or none of it.
 */
export function parseDay(text: string): Day | null {
  const said = text.trim().toLowerCase();
  if (said === "open" || said === "closed") return said;
  const hours = partsOfDay(said).map((part) => part.map(hourOf));
  const times = hours.flatMap(([opens, closes, ...more]) =>
    opens && closes && more.length === 0
      ? { opens, closes: closes === "00:00" && opens !== closes ? "24:00" : closes }
      : [],
  );
  const inOrder = times.every(({ opens, closes }, at) => opens < closes && (times[at - 1]?.closes ?? "") < opens);
  return times.length === hours.length && times.length <= MOST_TIMES && inOrder ? times : null;
}

/** @returns the hours of each part of a day, as somebody wrote them: `8–12, 13h30–18` → `[["8", "12"], ["13h30", "18"]]` */
export function partsOfDay(text: string): string[][] {
  return text.split(/[,;]/).map((part) => part.split(/[-–—]/).map((hour) => hour.trim()));
}

/** The days that are open; days that follow one another and have the same hours are one group. */
export function openDays(week: Record<Weekday, Day>): OpenDays[] {
  const groups: OpenDays[] = [];
  let before: Day = "closed";
  for (const name of WEEKDAYS) {
    const day = week[name];
    if (day !== "closed") {
      const times = day === "open" ? [] : day;
      const last = groups.at(-1);
      if (last && before !== "closed" && areAlike(last.times, times)) last.days.push(name);
      else groups.push({ days: [name], times });
    }
    before = day;
  }
  return groups;
}

const areAlike = (these: Times[], those: Times[]) => dayInWords(these) === dayInWords(those);

/** e.g. `Thứ Hai – Thứ Bảy`, whose dash never begins a line, or `Chủ nhật` */
export function daysInWords({ days }: Pick<OpenDays, "days">): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  return first === last ? NAMES[first] : `${NAMES[first]}\u00a0– ${NAMES[last]}`;
}

/** The same words where a sentence goes on with them: `Thứ Hai – Chủ nhật` → `thứ Hai – Chủ nhật` */
export function withinSentence(days: string): string {
  return days.replaceAll("Thứ ", "thứ ");
}

/** `08:00` → `8:00` */
const shortHour = (hour: string) => hour.replace(/^0/, "");

/** e.g. `8:00 – 12:00`, `và 13:30 – 18:00`, whose dash never begins a line (a browser breaks after a dash, even before a no-break space) */
export function timesInWords(times: Times[]): string[] {
  return times.map(
    ({ opens, closes }, at) => `${at > 0 ? "và\u00a0" : ""}${shortHour(opens)}\u00a0– ${shortHour(closes)}`,
  );
}

/** The same in one text: `8:00 – 12:00 và 13:30 – 18:00` */
export function dayInWords(times: Times[]): string {
  return timesInWords(times).join(" ");
}
