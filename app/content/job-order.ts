/** The order of jobs done, on the site and on the desk. */

/** Whatever the machine's language: the order of Vietnamese, `2` before `10`. */
const words = new Intl.Collator("vi", { numeric: true });

/**
 * Compares two jobs: the newest month first, jobs of one month by their titles, because a file states no day and nothing records which job was added first.
 *
 * @param one `month` as `2026-11`; a job without a month yet stands before all others
 */
export function newestJobFirst(
  one: { month?: unknown; title: string },
  other: { month?: unknown; title: string },
): number {
  const monthOf = (job: { month?: unknown }) => String(job.month || "9");
  return monthOf(other).localeCompare(monthOf(one)) || words.compare(one.title, other.title);
}
