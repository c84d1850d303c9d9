/** A computer whose battery is dead begins years ago: what goes online from it has no page yet that came since then. */
import { hanoiMomentInShort } from "../../../contract/time-zone.ts";

/** Milliseconds by which a clock may be set back for good. */
const TOLERANCE = 3_600_000;

/**
 * @param last when something went online last, ISO 8601; null where that is not known
 * @param now of this machine, milliseconds since 1970
 * @returns what is wrong with its clock; null where nothing speaks against it
 */
export function clockBehind(last: string | null, now: number): string | null {
  if (last === null || now > Date.parse(last) - TOLERANCE) return null;
  return `máy đang chỉ ${hanoiMomentInShort(now)}, trước lần đưa lên gần nhất (${hanoiMomentInShort(Date.parse(last))}): chỉnh lại đã, kẻo bài ra sau giờ ấy bị cất khỏi trang`;
}
