/** Addresses with the site's origin, for whoever reads a page away from it: previews, search engines, feed readers. */

/** Node's environment, where there is one: the types of browser code do not know `process`. */
const atBuild = globalThis as { process?: { env: Record<string, string | undefined> } };

/**
 * Where the site stands, e.g. `https://inanhoanggia.vn`, from the setting `SITE_URL` at build, an origin without a slash (scripts/build/site-url.ts); empty without it.
 * `import.meta.env` is Vite's: there is none in its own configuration and in tests.
 */
export const SITE_URL: string =
  (import.meta.env ? import.meta.env.VITE_SITE_URL : atBuild.process?.env.VITE_SITE_URL) ?? "";

/**
 * @param path within the site, e.g. `/gioi-thieu`
 * @returns undefined without `SITE_URL`: what needs a whole address is then left out, never written half (an open point of the
 * specification, docs/decisions/0000-open-points.md)
 */
export function wholeAddress(path: string): string | undefined {
  return SITE_URL ? `${SITE_URL}${path}` : undefined;
}
