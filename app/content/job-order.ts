/** How jobs done stand, on the site and on the desk. */

/** Whatever the machine's language: the order of Vietnamese, `2` before `10`. */
const words = new Intl.Collator("vi", { numeric: true });

/**
 * Of jobs: the newest month first, those of one month by their names. A file knows no day, and whether it was there before another is nowhere written.
 *
 * @param one `month` as `2026-11`; one that is not written yet stands before all
 */
export function newestJobFirst(
  one: { month?: unknown; title: string },
  other: { month?: unknown; title: string },
): number {
  const monthOf = (job: { month?: unknown }) => String(job.month || "9");
  return monthOf(other).localeCompare(monthOf(one)) || words.compare(one.title, other.title);
}
