/** How a trade stands in the address of the screen: by the slug of its category, without the word that each of them begins with. */
const PREFIX = "in-";

/** @returns e.g. `standee` for the slug `in-standee` */
export function tradeInQuery(slug: string): string {
  return slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : slug;
}

/** @returns the slug of the category */
export function slugFromQuery(trade: string): string {
  return PREFIX + trade;
}
