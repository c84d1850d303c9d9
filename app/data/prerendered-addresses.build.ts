/** Every address that the build renders, and the redirects beside them. */
import {
  type Address,
  articleAddress,
  CATEGORIES,
  categoryAddress,
  JOBS,
  NEWS,
  newsPageAddress,
  policyAddress,
  SCREENS,
  type ScreenAddress,
  SEARCH,
} from "../addresses.ts";
import { collection } from "../content/collection.build.ts";
import { countPages } from "../limits.ts";

/** Page numbers of the news list after the first, each with an address of its own (an open point: docs/decisions/0000-open-points.md). */
function laterNewsPages(): number[] {
  return Array.from({ length: countPages(collection().articles.length) - 1 }, (_, index) => index + 2);
}

/**
 * Sections whose unknown addresses get a 404 page of their own, so that page and script agree on the screen; the last is the whole
 * site. Each stands for the addresses one segment below its prefix.
 */
export const NOT_FOUND_PAGES = [
  { prefix: "/danh-muc-in/", page: categoryAddress("404") },
  { prefix: "/tin-tuc/trang/", page: newsPageAddress(0) },
  { prefix: "/tin-tuc/", page: articleAddress("404") },
  { prefix: "/chinh-sach/", page: policyAddress("404") },
  { prefix: "/", page: "/404" },
] as const;

/** Addresses below a screen that come from the content. */
function addressesBelow(screen: ScreenAddress): Address[] {
  const { categories, articles } = collection();
  if (screen === CATEGORIES.to) return categories.map(({ slug }) => categoryAddress(slug));
  if (screen !== NEWS.to) return [];
  return [...laterNewsPages().map(newsPageAddress), ...articles.map(({ slug }) => articleAddress(slug))];
}

/** Pages a visitor can reach, in the order of the navigation: the sitemap is made of these. */
export function pageAddresses(): Address[] {
  // Search results are for the visitor who asked for them, not for a sitemap.
  const screens = SCREENS.filter((screen) => screen !== SEARCH.to);
  return [
    ...screens.flatMap((screen) => [screen, ...addressesBelow(screen)]),
    ...(collection().jobs.length > 0 ? [JOBS.to] : []),
    ...collection().policies.map(({ slug }) => policyAddress(slug)),
  ];
}

/**
 * Everything React Router renders to a file.
 *
 * @param fixed the addresses of app/routes.ts that take nothing from the content, feeds and such among them
 */
export function prerenderedAddresses(fixed: string[]): string[] {
  return [...new Set([...fixed, ...pageAddresses(), ...NOT_FOUND_PAGES.map(({ page }) => page)])];
}
