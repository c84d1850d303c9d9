/**
 * What the trade knows of each of the categories: usual sizes, where a print hangs, how it is made ready. Sizes are those of the categories'
 * pages; bleed, safe area and widths of rolls are those of the trade (sheet of trade facts, 1.3 and the section of each category).
 */
import type { Unit } from "./measures.ts";

/** Inside or outside. The values stand in addresses that visitors pass on. */
export type Place = "trong" | "ngoai";

/** One size people order, in metres, and what it is for. */
export interface TradeSize {
  width: number;
  height: number;
  use: string;
}

export interface Trade {
  /** Slug of the category. */
  slug: string;
  /** Name as a customer says it. */
  name: string;
  /** Unit its sizes are spoken of in. */
  unit: Unit;
  /** The first is the usual one. */
  sizes: TradeSize[];
  /** How it stands in the drawing at the head of its page. */
  stance: "hang" | "hand" | "floor" | "van";
  /** Usual distance of its reader, in metres; one of the stops. */
  distance: number;
  /** Where it is when nothing is said: only where the trade leaves no choice. */
  place?: Place;
  /** Centimetres a side that the ground runs on beyond the edge, and that letters keep off it. */
  bleed: number;
  safe: number;
  /**
   * Widest finished piece without a seam, in metres: of cloth the roll of 3.2 m less two hems of 3–5 cm, or less the 10 cm a side that go
   * around a frame.
   */
  roll: number;
  /** Whether it is hung by eyelets. */
  eyelets?: boolean;
  /** Centimetres at the lower end that vanish in a roll-up's base; for tall ones only. */
  hiddenFoot?: number;
}

const size = (width: number, height: number, use: string): TradeSize => ({ width, height, use });

export const TRADES: readonly Trade[] = [
  {
    slug: "in-bat-hiflex",
    name: "Bạt hiflex",
    unit: "m",
    sizes: [size(3, 1, "Khai trương"), size(1, 0.5, "Biển nhỏ"), size(3, 2, "Biển mặt tiền"), size(6, 3, "Pa-nô")],
    stance: "hang",
    distance: 5,
    bleed: 5,
    safe: 5,
    roll: 3.1,
    eyelets: true,
  },
  {
    slug: "in-bang-ron",
    name: "Băng rôn",
    unit: "m",
    sizes: [
      size(6, 0.8, "Căng mặt tiền"),
      size(2.4, 0.8, "Cửa hàng nhỏ"),
      size(8, 1, "Hội thao"),
      size(0.8, 2.5, "Phướn"),
      size(0.5, 0.2, "Băng cầm tay"),
    ],
    stance: "hang",
    distance: 10,
    bleed: 5,
    safe: 5,
    roll: 3.1,
    eyelets: true,
  },
  {
    slug: "in-decal-o-to",
    name: "Decal ô tô",
    unit: "m",
    sizes: [
      size(2.5, 1, "Thùng xe van"),
      size(0.4, 0.3, "Thùng xe máy"),
      size(0.6, 0.4, "Cánh cửa"),
      size(4.2, 1.8, "Cả hông xe"),
    ],
    stance: "van",
    distance: 3,
    place: "ngoai",
    bleed: 0.5,
    safe: 1,
    roll: 1.52,
  },
  {
    slug: "in-decal-pp",
    name: "Decal PP",
    unit: "cm",
    sizes: [
      size(0.6, 0.8, "Poster quán"),
      size(0.297, 0.42, "Khổ A3"),
      size(0.4, 0.6, "Bảng giá"),
      size(0.6, 0.9, "Poster lớn"),
    ],
    stance: "hand",
    distance: 1,
    bleed: 0.3,
    safe: 0.5,
    roll: 1.52,
  },
  {
    slug: "in-backlit",
    name: "Backlit",
    unit: "m",
    sizes: [
      size(2.4, 0.8, "Biển quán"),
      size(0.4, 0.6, "Menu quầy"),
      size(0.6, 0.9, "Hộp đèn poster"),
      size(3, 1, "Biển mặt tiền"),
    ],
    stance: "hang",
    distance: 5,
    bleed: 1.5,
    safe: 1.5,
    roll: 3,
  },
  {
    slug: "in-lua-canvas",
    name: "Lụa, canvas",
    unit: "cm",
    sizes: [
      size(0.9, 0.6, "Trên sofa"),
      size(0.4, 0.6, "Góc làm việc"),
      size(0.5, 0.7, "Tranh đứng"),
      size(0.6, 2, "Phướn lụa"),
    ],
    stance: "hand",
    distance: 2,
    bleed: 3,
    safe: 1,
    roll: 1.47,
  },
  {
    slug: "in-hastag-cam-tay",
    name: "Hashtag",
    unit: "cm",
    sizes: [
      size(0.6, 0.2, "Chụp nhóm"),
      size(0.2, 0.3, "Cầm một tay"),
      size(0.25, 0.35, "Hai dòng chữ"),
      size(0.3, 0.4, "Chữ và logo"),
    ],
    stance: "hand",
    distance: 2,
    bleed: 0.3,
    safe: 1,
    roll: 1.52,
  },
  {
    slug: "in-standee",
    name: "Standee",
    unit: "cm",
    sizes: [size(0.8, 2, "Cuốn"), size(0.6, 1.6, "Chữ X"), size(0.8, 1.8, "Chữ X lớn"), size(1.2, 2, "Cuốn rộng")],
    stance: "floor",
    distance: 2,
    bleed: 0.3,
    safe: 0.5,
    roll: 1.52,
    hiddenFoot: 10,
  },
  {
    slug: "in-backdrop",
    name: "Backdrop",
    unit: "m",
    sizes: [
      size(4, 2.5, "Hội nghị"),
      size(2.4, 2, "Cưới tại nhà"),
      size(2.5, 2.3, "Phông chụp ảnh"),
      size(6, 3, "Sân khấu lớn"),
    ],
    stance: "floor",
    distance: 5,
    bleed: 10,
    safe: 10,
    roll: 3,
  },
];

/** What the screen shows when nothing is said: the print everybody has stood beside. */
const FIRST = "in-standee";

/** @returns the trade of a category; standee where there is none of that slug */
export function tradeOf(slug: string): Trade {
  const trade = TRADES.find((one) => one.slug === slug) ?? TRADES.find((one) => one.slug === FIRST);
  if (!trade) throw new Error(`No trade ${FIRST} in app/try-size/trades.ts`);
  return trade;
}

/** The size a trade is ordered in most. */
export function usualSize({ sizes, slug }: Trade): TradeSize {
  const [usual] = sizes;
  if (!usual) throw new Error(`Trade ${slug} in app/try-size/trades.ts has no size`);
  return usual;
}
