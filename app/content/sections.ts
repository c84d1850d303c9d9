/** The kinds of content that have pages of their own, and the address below which each stands. */
import { CATEGORIES, NEWS } from "../addresses.ts";

/** By folder of `content/`. */
export const SECTIONS = { categories: CATEGORIES.to, articles: NEWS.to, policies: "/chinh-sach" } as const;

/** Name of such a folder. */
export type Section = keyof typeof SECTIONS;
