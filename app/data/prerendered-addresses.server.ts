/** Every address that the build renders, and the redirects beside them. */
import { collection } from "../content/collection.server.ts";
import { countPages, newsPageAddress } from "./news-pages.ts";

/** Page numbers of the news list after the first, each with an address of its own (shared decision). */
export function laterNewsPages(): number[] {
  return Array.from({ length: countPages(collection().articles.length) - 1 }, (_, index) => index + 2);
}

/**
 * Sections whose unknown addresses get a 404 page of their own, so that page and script agree on the screen; the last is the whole
 * site. Each stands for the addresses one segment below its prefix.
 */
export const NOT_FOUND_PAGES = [
  { prefix: "/danh-muc-in/", page: "/danh-muc-in/404" },
  { prefix: "/tin-tuc/trang/", page: "/tin-tuc/trang/0" },
  { prefix: "/tin-tuc/", page: "/tin-tuc/404" },
  { prefix: "/chinh-sach/", page: "/chinh-sach/404" },
  { prefix: "/", page: "/404" },
] as const;

/** Files that are made like pages: feeds, what search engines read. */
const FILES = ["/sitemap.xml", "/feed.xml", "/robots.txt", "/llms.txt", "/manifest.webmanifest"];

/** Pages a visitor can reach, in the order of the navigation: the sitemap is made of these. */
export function pageAddresses(): string[] {
  const { categories, articles, policies } = collection();
  return [
    "/",
    "/gioi-thieu",
    "/danh-muc-in",
    ...categories.map(({ slug }) => `/danh-muc-in/${slug}`),
    "/tin-tuc",
    ...laterNewsPages().map(newsPageAddress),
    ...articles.map(({ slug }) => `/tin-tuc/${slug}`),
    "/lien-he",
    ...policies.map(({ slug }) => `/chinh-sach/${slug}`),
  ];
}

/** Everything React Router renders to a file. */
export function prerenderedAddresses(): string[] {
  const notFound = [...new Set(NOT_FOUND_PAGES.map(({ page }) => page))];
  return [...pageAddresses(), "/tim-kiem", ...notFound, ...FILES];
}
