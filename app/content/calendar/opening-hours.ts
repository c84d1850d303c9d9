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

/** Hours of a day, `08:00` style; "open" where the hours are not told. */
export type Day = { opens: string; closes: string } | "open" | "closed";

/** Days that follow one another and have the same hours; both null where they are not told. */
export interface OpenDays {
  days: Weekday[];
  opens: string | null;
  closes: string | null;
}

/** `8`, `8h30`, `8:30`, `8.30`, `8 giờ 30` → `08:30`; null for no hour of a day. */
export function hourOf(text: string): string | null {
  const [, hours = "", minutes = "00"] =
    /^(\d{1,2})(?:\s*(?:[:.hg]|giờ)\s*(\d{2})?)?$/i.exec(text.trim().normalize()) ?? [];
  if (!hours || Number(hours) > 24 || Number(minutes) > 59 || (Number(hours) === 24 && minutes !== "00")) return null;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** `08:00–23:00` (any dash), `open`, `closed`; null for anything else, an end before its beginning included. */
export function parseDay(text: string): Day | null {
  const said = text.trim().toLowerCase();
  if (said === "open" || said === "closed") return said;
  const [opens, closes, ...more] = said.split(/\s*[-–—]\s*/).map(hourOf);
  return opens && closes && more.length === 0 && opens < closes ? { opens, closes } : null;
}

/** The days that are open, those alike that follow one another together. */
export function openDays(week: Record<Weekday, Day>): OpenDays[] {
  const groups: OpenDays[] = [];
  let before: Day = "closed";
  for (const name of WEEKDAYS) {
    const day = week[name];
    if (day !== "closed") {
      const { opens, closes } = day === "open" ? { opens: null, closes: null } : day;
      const last = groups.at(-1);
      if (last && before !== "closed" && last.opens === opens && last.closes === closes) last.days.push(name);
      else groups.push({ days: [name], opens, closes });
    }
    before = day;
  }
  return groups;
}

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

/** e.g. `8:00 – 23:00`, whose dash never begins a line (a browser breaks after a dash, even before a no-break space); null where the hours are not told */
export function timesInWords({ opens, closes }: Pick<OpenDays, "opens" | "closes">): string | null {
  return opens && closes ? `${shortHour(opens)}\u00a0– ${shortHour(closes)}` : null;
}
