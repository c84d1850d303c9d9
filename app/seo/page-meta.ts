/** What a page tells search engines, link previews and the tab: one function for every screen. */

import { settings } from "virtual:content/site";
import type { MetaDescriptor } from "react-router";
import { PREVIEW } from "../content/pictures.ts";
import { wholeAddress } from "./whole-address.ts";

interface Page {
  /** Whole title of the tab. */
  title: string;
  description?: string;
  /** Address of the page within the site, e.g. `/gioi-thieu`. */
  path: string;
  /** Folder address or JPEG address of the picture for link previews; without one, the house's own preview. */
  picture?: string;
  type?: "website" | "article";
  /** ISO date of an article. */
  published?: string;
  /** True for what no search engine should list: search results, not found. */
  hidden?: boolean;
  /** JSON-LD of the page, see structured-data.ts. */
  data?: object[];
}

/** @returns the tags for the head; what is hidden has no preview and no address of its own */
export function pageMeta({
  title,
  description,
  path,
  picture,
  type = "website",
  published,
  hidden,
  data = [],
}: Page): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title }];
  if (description) tags.push({ name: "description", content: description });
  if (hidden) return [...tags, { name: "robots", content: "noindex" }];
  const property = (name: string, content: string) => tags.push({ property: name, content });
  property("og:type", type);
  property("og:locale", "vi_VN");
  property("og:site_name", settings.name);
  property("og:title", title);
  if (description) property("og:description", description);
  if (published) property("article:published_time", published);
  const address = wholeAddress(path);
  const preview = wholeAddress(
    picture ? `${picture.replace(/\/[^/]+\.jpg$/, "")}/${PREVIEW.file}` : `/${PREVIEW.file}`,
  );
  if (address && preview) {
    tags.push({ tagName: "link", rel: "canonical", href: address });
    property("og:url", address);
    property("og:image", preview);
    property("og:image:width", String(PREVIEW.width));
    property("og:image:height", String(PREVIEW.height));
  }
  // Google shows the picture of a page large only where it is told to (developers.google.com/search/docs, "robots meta tag"). It loads pages, so only they say it.
  if (picture && (!import.meta.env || import.meta.env.SSR))
    tags.push({ name: "robots", content: "max-image-preview:large" });
  tags.push({ name: "twitter:card", content: "summary_large_image" });
  for (const entry of data) tags.push({ "script:ld+json": entry as Record<string, string> });
  return tags;
}

/** The same for a screen that renders its title itself, because only the screen knows in the end what it shows. */
export function pageMetaWithoutTitle(page: Page): MetaDescriptor[] {
  return pageMeta(page).filter((tag) => !("title" in tag));
}
