import type { Category } from "../../drafts/stock.ts";

/** @param slug what a page has in its field, also by the title that is online still @returns undefined where it names none */
export const categoryNamed = (categories: readonly Category[], slug: unknown): Category | undefined =>
  categories.find((one) => one.slug === slug) ?? categories.find((one) => slug && one.online === slug);
