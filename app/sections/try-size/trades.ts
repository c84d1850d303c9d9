/** The trades of this shop: the catalogue, the sizes of the categories' pages, and what code knows of each kind (app/try-size/trades.ts). */
import { catalogue } from "virtual:content/site";
import { sizes } from "virtual:content/sizes";
import { type Trade, tradeOf } from "../../try-size/trades.ts";

/** In the order of the catalogue. */
export const TRADES: readonly Trade[] = catalogue.flatMap(({ kind, slug, title, stance }) => {
  const known = sizes[slug];
  return known ? [tradeOf({ kind, title, stance, ...known })] : [];
});
