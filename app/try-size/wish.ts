/** What a visitor wants printed, as far as it has been said: one print, its place, its number. The file and the person are no part of it. */
import { formatNumber } from "./figures.ts";
import type { Unit } from "./measures.ts";
import { unitFor } from "./measures.ts";
import { type Place, type Trade, usualSize } from "./trades.ts";

/** How long the print is used. The values stand in addresses that visitors pass on. */
export type Hanging = "ngay" | "tuan" | "thang" | "nam";
/** How a picture of another shape lies on the print: `phu` covers the print and is cut, `lot` is whole, with blank edges. */
export type Fit = "phu" | "lot";

/** The whole wish; what the visitor has not said is empty. */
export interface Wish {
  trade: Trade;
  /** Metres. */
  width: number;
  height: number;
  /** The unit its sides are read and typed in. */
  unit: Unit;
  /** Whether the visitor has chosen the unit: then it stays, whatever the size. */
  unitChosen: boolean;
  quantity: number;
  place: Place | "";
  /** Metres between the print and who looks at it; one of the stops. */
  distance: number;
  hanging: Hanging | "";
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  fit: Fit;
}

export const PLACES: Record<Place, string> = { trong: "Trong nhà", ngoai: "Ngoài trời" };
export const HANGINGS: Record<Hanging, string> = {
  ngay: "Vài ngày",
  tuan: "Vài tuần",
  thang: "Vài tháng",
  nam: "Một năm trở lên",
};

/** A wish of a trade when nothing more is said: its usual size, one piece. */
export function firstWish(trade: Trade): Wish {
  const { width, height } = usualSize(trade);
  const unit = unitFor(width, height, trade.unit);
  const { place = "", distance } = trade;
  return {
    trade,
    width,
    height,
    unit,
    unitChosen: false,
    quantity: 1,
    place,
    distance,
    hanging: "",
    day: "",
    fit: "phu",
  };
}

/** Square metres of one piece, and of all. */
export function areaOf({ width, height, quantity }: Wish): { each: number; all: number } {
  return { each: width * height, all: width * height * quantity };
}

/** e.g. `3 tấm` */
export function sayPieces(quantity: number): string {
  return `${formatNumber(quantity)} tấm`;
}
