/** What a visitor wants printed, as far as it has been said: one print, its place, its number. The file and the person are no part of it. */
import { formatNumber } from "./figures.ts";
import type { Unit } from "./measures.ts";
import { unitFor } from "./measures.ts";
import { type Place, type Trade, usualSize } from "./trades.ts";

/** How long it is used. The values stand in addresses that visitors pass on. */
export type Hanging = "ngay" | "tuan" | "thang" | "nam";
/** How a picture of another shape lies on the print: over all of it and cut, or whole with blank edges. */
export type Fit = "phu" | "lot";

export interface Wish {
  trade: Trade;
  /** Metres. */
  width: number;
  height: number;
  /** The unit its sides are read and typed in. */
  unit: Unit;
  /** Whether the visitor has chosen it: then it stays, whatever the size. */
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

/** A row of the ticket. */
export type Row = "in" | "kho" | "cho" | "file" | "ngay";

/** Today on the visitor's clock, `YYYY-MM-DD`: without `Intl`, whose data a phone waits for (figures.ts). */
export function today(now: Date): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** @param day of a wish @returns whether it lies before today; none does not */
export function isGone(day: string, now: Date): boolean {
  return day !== "" && day < today(now);
}

/**
 * What the shop would still have to ask, in the order of the ticket, with the row where it is written.
 *
 * @param now a day gone by is as good as none
 */
export function missingFrom({ place, hanging, day }: Wish, hasFile: boolean, now: Date): { row: Row; what: string }[] {
  const missing: { row: Row; what: string }[] = [];
  if (!place) missing.push({ row: "cho", what: "trong nhà hay ngoài trời" });
  if (!hanging) missing.push({ row: "cho", what: "dùng bao lâu" });
  if (!hasFile) missing.push({ row: "file", what: "file in" });
  if (!day || isGone(day, now)) missing.push({ row: "ngay", what: "ngày cần" });
  return missing;
}

/** e.g. `3 tấm` */
export function sayPieces(quantity: number): string {
  return `${formatNumber(quantity)} tấm`;
}
