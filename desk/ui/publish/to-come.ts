/** What a publication, or its giving back, leaves for later. */
import type { Run } from "../../publishing/run.ts";
import type { Coming } from "../../publishing/wait.ts";

/**
 * @returns after a publication, what is to come of its own pages; after giving back, everything that is to come, because the releases that waited were built
 * ahead from what is gone now
 */
export function toCome({ what, pages, coming }: Run): Coming[] {
  return what === "give-back" ? coming : coming.filter(({ file }) => pages.includes(file));
}

/** @returns what customers see of a publication, or of its giving back, that did not fail */
export function seenWords(run: Run): string {
  if (run.staysHere)
    return "Chỉ trên máy này: khách vào trang trên máy chủ chưa thấy gì khác, vì sao thì xem ô đỏ dưới đây.";
  if (run.what === "give-back") return "Vài giây là khách thấy lại bản trước.";
  return isSeenNow(run) ? "Vài giây là khách thấy bản mới." : "Máy chủ đã có bản mới, khách chưa thấy gì khác.";
}

/** @returns whether customers see a difference: false where only articles went online whose hour is to come, and none of them was seen before */
function isSeenNow({ pages, coming, withdrawn }: Run): boolean {
  const later = new Set(coming.flatMap(({ file, what }) => (what === "article" ? file : [])));
  return withdrawn.length > 0 || pages.length === 0 || pages.some((file) => !later.has(file));
}
