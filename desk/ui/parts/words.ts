/** How the desk writes days and hours: 21.11, 8:00; "hôm nay" and "hôm qua" as far as two days. Hanoi time, wherever the machine thinks it is. */
const ZONE = "Asia/Ho_Chi_Minh";

const dayOf = (moment: Date) => moment.toLocaleDateString("sv-SE", { timeZone: ZONE });

/** @param at ISO 8601 */
export function hourOf(at: string): string {
  return new Date(at).toLocaleTimeString("vi-VN", { timeZone: ZONE, hour: "numeric", minute: "2-digit" });
}

/** @param at ISO 8601 @returns "hôm nay", "hôm qua" or "21.11.2026" */
export function dayWords(at: string, now = new Date()): string {
  const day = dayOf(new Date(at));
  if (day === dayOf(now)) return "hôm nay";
  if (day === dayOf(new Date(now.getTime() - 86_400_000))) return "hôm qua";
  return shortDay(day);
}

export function whenWords(at: string): string {
  return `${dayWords(at)}, ${hourOf(at)}`;
}

/** @param day `2026-11-21` @returns "21.11.2026" */
export function shortDay(day: string): string {
  return day.split("-").reverse().join(".");
}

export function todayWords(now = new Date()): string {
  return now.toLocaleDateString("vi-VN", {
    timeZone: ZONE,
    weekday: "long",
    day: "numeric",
    month: "numeric",
    year: "numeric",
  });
}
