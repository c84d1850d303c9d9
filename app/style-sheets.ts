/**
 * Style sheets that come after the page's own, with a screen or a part of one. They are placed behind all others and stay.
 *
 * They are adopted without an element of their own, so that a set of them takes effect at once and in order. A `<link>` takes effect as soon as it has loaded,
 * and the longest, which stands first, often loads last: the browser then sees the layers in another order, looks up every font anew and lays out the whole
 * page (Chromium: 9 to 25 ms, four times that on a phone).
 */
import { chunkInTime } from "./chunk-in-time.ts";

/** Sheets that were requested and have not failed, by address: each promise resolves when its sheet has come. */
const asked = new Map<string, Promise<unknown>>();
/** Addresses of the sheets that have come. */
const come = new Set<string>();
/** Sheets that have come and have not taken effect yet. */
const ready: CSSStyleSheet[] = [];

/**
 * Fetches sheets that are not in the page yet. They take effect with the next {@link adoptSheets}.
 *
 * @param addresses of the sheets, in the order in which they win over each other
 * @throws Error when a sheet fails or takes too long; that sheet may be requested again, and the others have come
 */
export async function bringSheets(addresses: string[]): Promise<void> {
  const missing = addresses.filter((href) => !asked.has(href) && !isInPage(href));
  const sheets = missing.map(fetched);
  let late = false;
  const settled = Promise.allSettled(sheets).then((all) => {
    for (const [at, sheet] of all.entries()) {
      if (sheet.status === "rejected") continue;
      come.add(missing[at] as string);
      ready.push(sheet.value);
    }
    if (late) adoptSheets(); // the screen they belong to has been drawn without them
  });
  for (const [at, href] of missing.entries())
    asked.set(
      href,
      settled.then(() => sheets[at]),
    );
  const all = Promise.all(addresses.map((href) => asked.get(href)));
  await chunkInTime(all, () => {
    late = true;
    return new Error(`Style sheets take too long: ${addresses.join(", ")}`);
  });
}

/** Whether all of them have come, with the page or since. */
export function haveCome(addresses: string[]): boolean {
  return addresses.every((href) => come.has(href) || isInPage(href));
}

function isInPage(href: string): boolean {
  return document.querySelector(`[rel="stylesheet"][href="${href}"]`) !== null;
}

/**
 * Lets the sheets that have loaded take effect, all at once, in the same task that draws their screen: any earlier, the browser would restyle the page
 * that is about to be left, once for each part of it (Chromium: 5 to 13 ms, four times that on a phone).
 */
export function adoptSheets(): void {
  if (ready.length > 0) document.adoptedStyleSheets.push(...ready.splice(0));
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
