/** A computer with a dead battery starts with a date years ago: a site that goes online from it would lack every page that came since then. */
import { hanoiMomentInShort } from "../../../contract/time-zone.ts";

/** Milliseconds by which a clock may rightly be set back. */
const TOLERANCE = 3_600_000;

/**
 * @param last when something went online last, ISO 8601; null where that is not known
 * @param now of this machine, milliseconds since 1970
 * @returns what is wrong with the machine's clock; null where nothing seems wrong
 */
export function clockBehind(last: string | null, now: number): string | null {
  if (last === null || now > Date.parse(last) - TOLERANCE) return null;
  return `máy đang chỉ ${hanoiMomentInShort(now)}, trước lần đưa lên gần nhất (${hanoiMomentInShort(Date.parse(last))}): chỉnh lại đã, kẻo bài ra sau giờ ấy bị cất khỏi trang`;
}
