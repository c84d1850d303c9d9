/** The fonts that pages ask for first: from here they come into site.json, and so into the headers of a page. */
const FONT_PRELOAD = /<link rel="preload" href="([^"]+)" as="font"/g;

/**
 * @param html a page, as React writes the links of app/root.tsx
 * @returns addresses of the fonts that it asks for first, in that order
 */
export function preloadedFonts(html: string): string[] {
  return [...html.matchAll(FONT_PRELOAD)].map(([, address = ""]) => address);
}
