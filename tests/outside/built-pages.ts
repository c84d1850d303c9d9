/** The built site as it lies on the disk, parsed: for tests of what crawlers, validators and previews get. */

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { SEARCH } from "../../app/addresses.ts";
import { NOT_FOUND_PAGES } from "../../app/data/prerendered-addresses.build.ts";
import { BUILD_FOLDER, SITE_FOLDER } from "../../contract/built-site.ts";

/** Folder of the public files. */
export const SITE = path.resolve(BUILD_FOLDER, SITE_FOLDER);

/** One built page. */
export interface BuiltPage {
  /** Within the site, e.g. `/tin-tuc`. */
  address: string;
  html: string;
  tree: Root;
}

export { textOf };

/** Every built page; `404.html`, which only hosts of static files know, is a copy and left out. */
export const builtPages: BuiltPage[] = globSync("**/index.html", { cwd: SITE })
  .toSorted()
  .map((file) => {
    const html = readFileSync(path.join(SITE, file), "utf8");
    return { address: `/${path.dirname(file)}`.replace(/\/\.$/, "/"), html, tree: fromHtml(html) };
  });

const unlisted = new Set<string>([...NOT_FOUND_PAGES.map(({ page }) => page), SEARCH.to]);

/** The pages that search engines should list. */
export const listedPages = builtPages.filter(({ address }) => !unlisted.has(address));

/** All elements of a name, in order; any element without one. */
export function elements({ tree }: Pick<BuiltPage, "tree">, name?: string): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    if (!name || element.tagName === name) found.push(element);
  });
  return found;
}

/** An attribute as text, by the name it has in hast (`className`, `srcSet`). */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** The content of a `<meta>` by its name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const tag = elements(page, "meta").find(({ properties }) => properties.name === name || properties.property === name);
  return tag && attribute(tag, "content");
}

const locations = [...readFileSync(path.join(SITE, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)];

/** The origin of the site by the setting of the build (SITE_URL); empty without it. */
export const ORIGIN = locations[0]?.[1]?.replace(/\/$/, "") ?? "";

/** The pages of the sitemap, within the site. */
export const sitemapAddresses = locations.map(([, location = ""]) => withinSite(location));

/** An address of the site without its origin. */
export function withinSite(address: string): string {
  return address.startsWith(ORIGIN) ? address.slice(ORIGIN.length) : address;
}
