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

/** A size in the address: which trade, its sides in centimetres, and how many where it is more than one. Sides in metres. */
export function sizeInQuery(slug: string, size: { width: number; height: number; quantity: number }): URLSearchParams {
  const query = new URLSearchParams({
    in: tradeInQuery(slug),
    n: inCentimetres(size.width),
    c: inCentimetres(size.height),
  });
  if (size.quantity !== 1) query.set("sl", String(size.quantity));
  return query;
}

const inCentimetres = (metres: number) => String(Math.round(metres * 1000) / 10);
