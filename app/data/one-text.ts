/**
 * What a loader gives a page, as one text. React Router's own form numbers each field and each value, which makes every page 0.1 to 0.2 KB larger
 * (Brotli) than the same data as JSON.
 */

/** In a loader, at build or in the browser. */
export function asText(given: unknown): string {
  return JSON.stringify(given);
}

/**
 * In the screen, and for its head.
 *
 * @param text from the loader of the same route, which says what it gives; null or undefined on navigation inside the site
 */
export function fromText<Given>(text: string | null | undefined): Given | null {
  return text ? (JSON.parse(text) as Given) : null; // written by asText from a value of the type that the loader states
}
