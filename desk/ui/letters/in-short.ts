/** A letter in one line, and when it came. */
import { readBrief } from "../../../app/try-size/read-brief.ts";
import { hanoiDay } from "../../../contract/time-zone.ts";
import type { DeskLetter } from "../../letters/inbox.ts";

/** @returns e.g. `Standee 80 × 200 cm, 6 tấm`, or the beginning of what was written */
export function inShort({ message }: Pick<DeskLetter, "message">): string {
  const brief = readBrief(message);
  if (!brief) return message;
  const what = [brief.what, brief.size?.said].filter(Boolean).join(" ");
  return brief.quantity && brief.quantity > 1 ? `${what}, ${brief.quantity.toLocaleString("vi-VN")} tấm` : what;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days after which a date says more than their number. */
const MANY_DAYS = 60;

/** @param at milliseconds since 1970 @returns e.g. `5 phút trước`, or the day in Hanoi when that is long ago: `30/11/2024` */
export function ago(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE) return "vừa xong";
  if (past < HOUR) return `${Math.floor(past / MINUTE)} phút trước`;
  if (past < DAY) return `${Math.floor(past / HOUR)} giờ trước`;
  if (past < MANY_DAYS * DAY) return `${Math.floor(past / DAY)} ngày trước`;
  return hanoiDay(new Date(at)).split("-").reverse().join("/");
}

/**
 * @param words of the line "Cần", which end with a day when they come from Thử khổ: `Thứ Sáu 04/12/2026`
 * @returns e.g. "còn 6 ngày"; empty where no day is told
 */
export function daysLeft(words: string, now = new Date()): string {
  const [, day, month, year] = /(\d{2})\/(\d{2})\/(\d{4})$/.exec(words) ?? [];
  const left = (Date.parse(`${year}-${month}-${day}`) - Date.parse(hanoiDay(now))) / DAY;
  if (Number.isNaN(left)) return "";
  if (left < 0) return "đã qua";
  return left === 0 ? "hôm nay" : `còn ${left} ngày`;
}
