/** How a trade stands in the address of the screen: by its kind, without the word that each of them begins with; so an address that was passed on outlives another title of the category. */
const PREFIX = "in-";

/** @returns e.g. `standee` for the kind `in-standee` */
export function tradeInQuery(kind: string): string {
  return kind.startsWith(PREFIX) ? kind.slice(PREFIX.length) : kind;
}

/** @returns the kind, also where somebody has written it whole */
export function kindFromQuery(trade: string): string {
  return trade.startsWith(PREFIX) ? trade : PREFIX + trade;
}

/** A size in the address: which trade, its sides in centimetres, and how many where it is more than one. Sides in metres. */
export function sizeInQuery(kind: string, size: { width: number; height: number; quantity: number }): URLSearchParams {
  const query = new URLSearchParams({
    in: tradeInQuery(kind),
    n: inCentimetres(size.width),
    c: inCentimetres(size.height),
  });
  if (size.quantity !== 1) query.set("sl", String(size.quantity));
  return query;
}

const inCentimetres = (metres: number) => String(Math.round(metres * 1000) / 10);
