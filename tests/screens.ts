/** Every kind of screen, each with one address that stands for it. */
import { collection } from "../app/content/collection.server.ts";

/** A kind of screen. */
export interface Screen {
  name: string;
  address: string;
  /** Of the answer, where it is not 200. */
  status?: number;
  /** Why search engines are told not to list it; undefined for screens they should. */
  unlisted?: string;
}

/** The kinds of screens, in the order of the navigation. */
export function screens(): Screen[] {
  const { categories, articles, policies } = collection();
  return [
    { name: "home", address: "/" },
    { name: "introduction", address: "/gioi-thieu" },
    { name: "categories", address: "/danh-muc-in" },
    { name: "category", address: `/danh-muc-in/${categories[0]?.slug}` },
    { name: "news list", address: "/tin-tuc" },
    { name: "article", address: `/tin-tuc/${articles[0]?.slug}` },
    { name: "contact", address: "/lien-he" },
    { name: "policy", address: `/chinh-sach/${policies[0]?.slug}` },
    { name: "search", address: `/tim-kiem?q=${encodeURIComponent("bạt")}`, unlisted: "search results are noindex" },
    { name: "not found", address: "/khong-co", status: 404, unlisted: "answers 404" },
  ];
}
