/**
 * The one rule that makes an address out of a title (specification §2, "Slug rule").
 *
 * Lowercase, accents off, đ becomes d, everything that is neither a letter a–z, a digit nor a space goes,
 * runs of spaces become one hyphen. The composed and the decomposed form of a Vietnamese title (NFC, NFD) give the same slug.
 *
 * @param title the title of a category, an article or a policy, as a person wrote it
 * @returns lowercase ASCII letters and digits joined by single hyphens; empty where the title has none
 */
export function slugOf(title: string): string {
  return withoutDiacritics(title)
    .replace(/[^a-z0-9\s]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}

/**
 * Text as somebody without a Vietnamese keyboard types it: lowercase, no accents, đ as d.
 * The search compares such text and the slug is made of it, so that both agree on what a letter is.
 *
 * @param text any text
 * @returns the same text in lowercase without combining marks; other characters stay as they are
 */
export function withoutDiacritics(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase();
}
