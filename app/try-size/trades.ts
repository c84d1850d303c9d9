/**
 * What the trade knows of each category beyond its page: where a print hangs, how it is made ready. Its sizes, name and stance come from
 * `content/categories/`; bleed, safe area and widths of rolls are those of the trade (docs/trade-facts.md, 1.3 and the section of each category).
 */
import type { Stance } from "../content/types.ts";
import { toMillimetre, type Unit } from "./measures.ts";

/** Inside or outside. The values stand in addresses that visitors pass on. */
export type Place = "trong" | "ngoai";

/** A category as the content has it. */
export interface TradeCategory {
  /** The name by which code knows the category, whatever its title and address become (`CatalogueEntry` of app/content/types.ts). */
  kind: string;
  /** As it is shown, e.g. "In standee". */
  title: string;
  stance: Stance;
  /** Unit its sizes are spoken of in. */
  unit: Unit;
  /** Millimetres, and what each is for; the usual one first. */
  sizes: { width: number; height: number; label: string }[];
}

/** One size people order, in metres, and what it is for. */
export interface TradeSize {
  width: number;
  height: number;
  use: string;
}

/** What is known of making a print of a category ready. */
interface Craft {
  /** Usual distance of its reader, in metres; one of the stops. */
  distance: number;
  /** Where the print is when the visitor has not said it: given only where the trade leaves no choice. */
  place?: Place;
  /** Centimetres on each side: how far the ground runs beyond the edge, unless the advised material asks for more, and how far letters keep off the edge. */
  bleed: number;
  safe: number;
  /**
   * Widest finished piece without a seam, in metres: of cloth the roll of 3.2 m less two hems of 3–5 cm, or less the 10 cm a side that go
   * around a frame. Infinite where it is not known, or where nothing is joined, as a picture on canvas: then no seam is mentioned.
   */
  roll: number;
  /** Whether a stand holds it, which takes room from its letters (template/stand.ts); it travels in the stand's bag. */
  stands?: boolean;
  /** Whether it is cut from stiff sheets, which are joined otherwise than cloth and travel flat. */
  board?: boolean;
  /** Whether it is cut with round corners. */
  rounded?: boolean;
  /** Whether it may travel folded, with creases. */
  folds?: boolean;
  /** Whether it is stretched on a frame; alone it travels in a tube. */
  framed?: boolean;
  /** Whether it belongs into a box with lamps, which travels by car. */
  boxed?: boolean;
}

/** A category together with what its prints need. */
export interface Trade extends Craft {
  /** The name by which code knows the category. */
  kind: string;
  /** Name as a customer says it. */
  name: string;
  stance: Stance;
  unit: Unit;
  /** The first is the usual one. */
  sizes: TradeSize[];
}

/** Metres: the widest finished piece of hiflex without a seam, hemmed (the roll of 3.2 m less its hems). */
export const HEMMED_CLOTH = 3.1;

/** Metres: up to this height a standee stands on a table, and nothing of its print vanishes in a base. */
export const TABLETOP = 0.6;

/** A print on cloth that is this many times as high as wide hangs from a rod, as a scroll of silk; others are pictures on canvas. */
export const SCROLL = 2.4;

/** A banner that is much higher than wide is a flag: it hangs from a rod, with another one at its foot (content/categories/in-bang-ron.md). */
export const isFlag = (width: number, height: number): boolean => height > width * 1.3;

/** Metres: a banner that is narrower is held in two hands. */
export const HELD = 1.2;

/** By kind. */
const CRAFTS: Readonly<Record<string, Craft | undefined>> = {
  "in-bat-hiflex": { distance: 5, bleed: 5, safe: 5, roll: HEMMED_CLOTH, folds: true },
  "in-bang-ron": { distance: 10, bleed: 5, safe: 5, roll: HEMMED_CLOTH, folds: true },
  "in-decal-o-to": { distance: 3, place: "ngoai", bleed: 0.3, safe: 1, roll: 1.52 },
  "in-decal-pp": { distance: 1, bleed: 0.3, safe: 0.5, roll: 1.52 },
  "in-backlit": { distance: 5, bleed: 2, safe: 1.5, roll: 3, boxed: true },
  "in-lua-canvas": { distance: 2, bleed: 3, safe: 1, roll: Number.POSITIVE_INFINITY, framed: true },
  "in-hastag-cam-tay": { distance: 2, bleed: 0.3, safe: 1, roll: 1.52, board: true, rounded: true },
  "in-standee": { distance: 2, bleed: 0.3, safe: 0.5, roll: 1.52, stands: true },
  "in-backdrop": { distance: 5, bleed: 10, safe: 10, roll: 3, folds: true },
};

/** For a category that stands in the content but not above: the reader's distance and the edges follow from how its prints hang. */
const UNKNOWN: Readonly<Record<Stance, Craft>> = {
  hang: { distance: 5, bleed: 5, safe: 5, roll: Number.POSITIVE_INFINITY },
  hand: { distance: 1, bleed: 0.3, safe: 1, roll: Number.POSITIVE_INFINITY },
  floor: { distance: 2, bleed: 0.3, safe: 1, roll: Number.POSITIVE_INFINITY },
  van: { distance: 3, bleed: 5, safe: 1, roll: Number.POSITIVE_INFINITY },
};

/** The trade of a category; a category that was added to the content alone gets what its stance suggests. */
export function tradeOf({ kind, title, stance, unit, sizes }: TradeCategory): Trade {
  const inMetres = ({ width, height, label }: TradeCategory["sizes"][number]): TradeSize => ({
    width: toMillimetre(width / 1000),
    height: toMillimetre(height / 1000),
    use: label,
  });
  return { ...(CRAFTS[kind] ?? UNKNOWN[stance]), kind, name: spoken(title), stance, unit, sizes: sizes.map(inMetres) };
}

/** `In băng rôn` → `Băng rôn`: on the counter nobody says the first word. */
function spoken(title: string): string {
  const name = title.replace(/^In\s+/i, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the screen shows when its address names no trade: the print that everybody has stood beside. */
const FIRST = "in-standee";

/**
 * @returns the trade of this kind; where there is none, the standee, or without a standee the first trade
 * @throws for a list without a trade
 */
export function tradeAmong(trades: readonly Trade[], kind: string): Trade {
  const ofKind = (wanted: string) => trades.find((trade) => trade.kind === wanted);
  const trade = ofKind(kind) ?? ofKind(FIRST) ?? trades[0];
  if (!trade) throw new Error("No trade to choose from: content/categories holds no category");
  return trade;
}

/** The size a trade is ordered in most. */
export function usualSize({ sizes, kind }: Trade): TradeSize {
  const [usual] = sizes;
  if (!usual) throw new Error(`Trade ${kind} has no size: content/categories/${kind}.md, sizes`);
  return usual;
}
