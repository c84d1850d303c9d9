import type { Place } from "../../documents/compare.ts";

/** At most this many places are named in a row of the tray. */
const NAMED = 3;

/** @returns what changes on a page that waits: its first places by name, and how many more there are */
export function changedWords(places: readonly Pick<Place, "label">[]): string {
  const labels = [...new Set(places.map(({ label }) => `“${label}”`))];
  const more = labels.length - NAMED;
  return `đổi ${labels.slice(0, NAMED).join(", ")}${more > 0 ? ` và ${more} chỗ nữa` : ""}`;
}
