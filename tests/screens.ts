/**
 * The one list of screens: every kind, each with one address that stands for it, and those that found nothing. Tests, benchmarks and
 * screenshots take it from here.
 */
import { collection } from "../app/content/collection.build.ts";

/** A kind of screen. */
export interface Screen {
  name: string;
  address: string;
  /** Of the answer, where it is not 200. */
  status?: number;
  /** Why search engines are told not to list it; undefined for screens they should. */
  unlisted?: string;
}

const addressOfSearch = (query: string) => `/tim-kiem?q=${encodeURIComponent(query)}`;

/** The kinds of screens, in the order of the navigation. */
export function screens(): Screen[] {
  const { categories, articles, policies } = collection();
  return [
    { name: "home", address: "/" },
    { name: "introduction", address: "/gioi-thieu" },
    { name: "categories", address: "/danh-muc-in" },
    { name: "category", address: `/danh-muc-in/${categories[0]?.slug}` },
    { name: "try the size", address: "/thu-kho" },
    { name: "news list", address: "/tin-tuc" },
    { name: "article", address: `/tin-tuc/${articles[0]?.slug}` },
    { name: "contact", address: "/lien-he" },
    { name: "policy", address: `/chinh-sach/${policies[0]?.slug}` },
    { name: "search", address: addressOfSearch("bạt"), unlisted: "search results are noindex" },
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
