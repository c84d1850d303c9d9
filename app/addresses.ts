/**
 * Every address of the site and the name it has in menus, breadcrumbs and lists. Typed against app/routes.ts: a screen without a name
 * here, or a link to an address that no route has, fails `npm run check`.
 */
import { href, matchPath, type Register } from "react-router";

type Pattern = Exclude<keyof Register["pages"], `${string}*`>;

/** Patterns of the routes that take no part from the content: `/gioi-thieu`, not `/tin-tuc/:slug`, not `/feed.xml`. */
export type ScreenAddress = Exclude<
  { [P in Pattern]: P extends `${string}${":" | "."}${string}` ? never : P }[Pattern],
  "/viec-da-lam"
>;

/** `/danh-muc-in/:slug` → `/danh-muc-in/${string}` */
type Filled<P extends string> = P extends `${infer Before}:${string}` ? `${Before}${string}` : P;

type Path = Filled<Pattern>;

/** An address that some screen answers, with or without a query and a place in the page. */
export type Address = Path | `${Path}?${string}` | `${Path}#${string}` | `#${string}`;

/** A screen as a link to it needs it: its address and its name. */
export interface Place {
  to: Address;
  title: string;
}

/** The name of each screen, as its page, the links to it and the desk show it; in the order of the navigation. */
export const TITLES = {
  "/": "Trang chủ",
  "/gioi-thieu": "Giới thiệu",
  "/danh-muc-in": "Danh mục in",
  "/thu-kho": "Thử khổ",
  "/tin-tuc": "Tin tức",
  "/lien-he": "Liên hệ",
  "/tim-kiem": "Tìm kiếm",
} satisfies Record<ScreenAddress, string>;

function screen<To extends ScreenAddress>(to: To): { to: To; title: string } {
  return { to, title: TITLES[to] };
}

/** The addresses of all these screens, in the same order. */
export const SCREENS = Object.keys(TITLES) as ScreenAddress[];

export const HOME = screen("/");
export const INTRODUCTION = screen("/gioi-thieu");
export const CATEGORIES = screen("/danh-muc-in");
export const TRY_SIZE = screen("/thu-kho");
export const NEWS = screen("/tin-tuc");
export const CONTACT = screen("/lien-he");
export const SEARCH = screen("/tim-kiem");

/** The screen of jobs done. It exists only when there is a job (app/routes.ts): code that links to it checks that first. */
export const JOBS = { to: "/viec-da-lam" as Address, title: "Việc đã làm" } satisfies Place; // without a job no route has this pattern

/** @param slug of a category, made of its title as every slug is (contract/slug.ts) */
export function categoryAddress(slug: string): Address {
  return href("/danh-muc-in/:slug", { slug }) as Address;
}

/** @param slug of an article */
export function articleAddress(slug: string): Address {
  return href("/tin-tuc/:slug", { slug }) as Address;
}

/** @param slug of a policy */
export function policyAddress(slug: string): Address {
  return href("/chinh-sach/:slug", { slug }) as Address;
}

/** @param page counted from 1; page 1 is the news list itself (open point "page number of the news list") */
export function newsPageAddress(page: number): Address {
  return page === 1 ? NEWS.to : (href("/tin-tuc/trang/:page", { page: String(page) }) as Address);
}

/** @returns whether an address is the news list or one of its later pages, whatever its number */
export function isNewsPage(pathname: string): boolean {
  return pathname === NEWS.to || matchPath("/tin-tuc/trang/:page", pathname) !== null;
}

/** @param query as typed; it stands encoded in the address */
export function searchAddress(query: string): Address {
  return `${SEARCH.to}?q=${encodeURIComponent(query)}`;
}
