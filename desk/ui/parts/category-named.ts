import type { Category } from "../../drafts/stock.ts";

/** @param slug what a page has in its field: the one that is online, until a publication changes it, or one that never was @returns undefined where it names none */
export const categoryNamed = (categories: readonly Category[], slug: unknown): Category | undefined =>
  categories.find((one) => slug && one.online === slug) ?? categories.find((one) => one.slug === slug);

/** What a page has in its field for a category: a field follows its category as a link does (desk/drafts/stock.ts), also where another one takes over the slug. */
export const slugIn = ({ online, slug }: Category): string => online || slug;

/** @returns those that a page can name: not one that is new and would take over the slug of another that is online still */
export const categoriesToName = (categories: readonly Category[]): Category[] =>
  categories.filter((one) => categoryNamed(categories, slugIn(one)) === one);
