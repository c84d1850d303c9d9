/**
 * How the address of the screen names a trade: by its kind, without the prefix that every kind begins with. So an address that was passed on still works
 * when the category gets another title.
 */
import type { Unit } from "./measures.ts";

const PREFIX = "in-";

/** @returns e.g. `standee` for the kind `in-standee` */
export function tradeInQuery(kind: string): string {
  return kind.startsWith(PREFIX) ? kind.slice(PREFIX.length) : kind;
}

/** @returns the kind, also where somebody has written it whole */
export function kindFromQuery(trade: string): string {
  return trade.startsWith(PREFIX) ? trade : PREFIX + trade;
}

/**
 * A size as the address writes it: the trade, the sides in centimetres, and the number of pieces where it is not one.
 *
 * @param size sides in metres
 * @param unit only where it is not the one that suits the size (measures.ts, `ownUnitOf`) or was chosen: it is taken as chosen
 */
export function sizeInQuery(
  kind: string,
  size: { width: number; height: number; quantity: number },
  unit?: Unit,
): URLSearchParams {
  const query = new URLSearchParams({
    in: tradeInQuery(kind),
    n: inCentimetres(size.width),
    c: inCentimetres(size.height),
  });
  if (size.quantity !== 1) query.set("sl", String(size.quantity));
  if (unit) query.set("dv", unit);
  return query;
}

const inCentimetres = (metres: number) => String(Math.round(metres * 1000) / 10);
