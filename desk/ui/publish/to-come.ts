/** What a publication, or its giving back, leaves for later. */
import type { Run } from "../../publishing/run.ts";
import type { Coming } from "../../publishing/wait.ts";

/** @returns of a publication what is to come of its own pages; of a giving back all, since what waited was built ahead of what is gone */
export function toCome({ what, pages, coming }: Run): Coming[] {
  return what === "give-back" ? coming : coming.filter(({ file }) => pages.includes(file));
}

/** @returns whether customers see anything else than before: not where all that went online is articles whose hour is to come, and none of them was seen */
export function isSeenNow({ pages, coming, withdrawn }: Run): boolean {
  const later = new Set(coming.flatMap(({ file, what }) => (what === "article" ? file : [])));
  return withdrawn.length > 0 || pages.length === 0 || pages.some((file) => !later.has(file));
}
