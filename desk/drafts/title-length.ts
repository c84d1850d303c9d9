/** The length of a page's name, told while it is typed in the dialog that starts a page, and asked once more before the page is started. */

/** @param most characters that the field of titles takes @returns what is wrong, or an empty text */
export function titleTooLong(title: string, most: number): string {
  const over = title.trim().length - most;
  return over > 0 ? `Tên dài nhất ${most} ký tự, bớt ít nhất ${over} ký tự.` : "";
}
