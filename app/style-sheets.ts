/**
 * Style sheets that come after the page's own, with a screen or a part of one. They come behind all others and stay.
 *
 * As sheets without an element: a set of them counts at once, so that none comes in front of one that is there. Each link would count from the moment it
 * has come, and the longest, which stands first, often comes last; for a browser the order of the layers may then be another one, so it looks up every
 * font anew and lays out all of the page (Chromium: 9 to 25 ms, four times that on a phone).
 */
import { chunkInTime } from "./chunk-in-time.ts";

/** Those that were asked for, without those that failed: by address, what resolves when they are there. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Brings sheets into the page that are not there yet.
 *
 * @param addresses of the sheets, in the order in which they win over each other
 * @throws Error when one fails or takes too long; it may be asked for again then, and the others are there
 */
export async function bringSheets(addresses: string[]): Promise<void> {
  const missing = addresses.filter(
    (href) => !asked.has(href) && !document.querySelector(`[rel="stylesheet"][href="${href}"]`),
  );
  const sheets = missing.map(fetched);
  const come = Promise.allSettled(sheets).then((settled) => {
    document.adoptedStyleSheets.push(...settled.flatMap((sheet) => (sheet.status === "fulfilled" ? sheet.value : [])));
  });
  for (const [at, href] of missing.entries())
    asked.set(
      href,
      come.then(() => sheets[at]),
    );
  const all = Promise.all(addresses.map((href) => asked.get(href)));
  await chunkInTime(all, () => new Error(`Style sheets take too long: ${addresses.join(", ")}`));
}

async function fetched(href: string): Promise<CSSStyleSheet> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${href} is answered ${answer.status}.`);
    return await new CSSStyleSheet().replace(await answer.text());
  } catch (error) {
    asked.delete(href);
    throw error;
  }
}
