/** Which page numbers the pager of the news list shows. */

/** Up to this many pages each has its number; with more, only the first, the last and those around the present page have one. */
const ALL_NUMBERED = 7;

/**
 * The numbers a pager shows.
 *
 * @returns page numbers in order; `null` where some are left out
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= ALL_NUMBERED) return Array.from({ length: pages }, (_, index) => index + 1);
  // Near an end as many numbers are shown as in the middle, so that the pager does not change its width under the finger.
  const first = Math.min(Math.max(page - 1, 2), pages - 4);
  const from = page <= 3 ? 2 : first;
  const to = page <= 3 ? 5 : page >= pages - 2 ? pages - 1 : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < pages - 1 ? [null] : []), pages];
}
