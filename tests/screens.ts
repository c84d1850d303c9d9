/**
 * The one list of screens: every kind, each with one address that stands for it, and those that found nothing. Tests, benchmarks and
 * screenshots take it from here.
 */
import { SCREENS, type ScreenAddress } from "../app/addresses.ts";
import { collection } from "../app/content/collection.build.ts";

/** A kind of screen. */
export interface Screen {
  name: string;
  address: string;
  /** Status of the answer, where it is not 200. */
  status?: number;
  /** Why search engines are told not to list it; undefined for screens they should. */
  unlisted?: string;
}

const addressOfSearch = (query: string) => `/tim-kiem?q=${encodeURIComponent(query)}`;

/** Names of the screens that exist whatever the content is: where a new screen has no name here, the type check fails. */
const NAMES: Record<ScreenAddress, string> = {
  "/": "home",
  "/gioi-thieu": "introduction",
  "/danh-muc-in": "categories",
  "/thu-kho": "try the size",
  "/tin-tuc": "news list",
  "/lien-he": "contact",
  "/tim-kiem": "search",
};

/** The kinds of screens, in the order of the navigation. */
export function screens(): Screen[] {
  const { categories, articles, policies } = collection();
  const below: Partial<Record<ScreenAddress, Screen>> = {
    "/danh-muc-in": { name: "category", address: `/danh-muc-in/${categories[0]?.slug}` },
    "/tin-tuc": { name: "article", address: `/tin-tuc/${articles[0]?.slug}` },
  };
  return [
    ...SCREENS.filter((address) => address !== "/tim-kiem").flatMap((address) => [
      { name: NAMES[address], address },
      ...(below[address] ? [below[address]] : []),
    ]),
    { name: "policy", address: `/chinh-sach/${policies[0]?.slug}` },
    { name: NAMES["/tim-kiem"], address: addressOfSearch("bạt"), unlisted: "search results are noindex" },
    { name: "not found", address: "/khong-co", status: 404, unlisted: "answers 404" },
  ];
}

/** Screens that found nothing, or were not asked for anything. */
export function emptyScreens(): Screen[] {
  const missing = (kind: string, folder: string) => ({
    name: `missing ${kind}`,
    address: `${folder}/khong-co`,
    status: 404,
    unlisted: "answers 404",
  });
  return [
    { name: "empty search", address: addressOfSearch("xe tăng"), unlisted: "search results are noindex" },
    { name: "search without query", address: "/tim-kiem", unlisted: "search results are noindex" },
    missing("category", "/danh-muc-in"),
    missing("article", "/tin-tuc"),
    missing("policy", "/chinh-sach"),
  ];
}
