/** Front matter of `content/categories/*.md`: what the shop prints. */
import * as v from "valibot";
import {
  address,
  alsoCalled,
  formerSlugs,
  hour,
  length,
  listOf,
  mark,
  metres,
  number,
  pictureFile,
  place,
  running,
  text,
  unlessEmpty,
} from "./fields.build.ts";

/** Millimetres a unit. */
const UNITS = { mm: 1, cm: 10, m: 1000 } as const;

/** Figures are written with a decimal comma. */
const figure = (value: number) => String(value).replace(".", ",");

/** `width` and `height` in a unit of the trade, as the editor wrote them. */
export const sizeFields = {
  width: v.pipe(length, v.gtValue(0, "cần số lớn hơn 0")),
  height: v.pipe(length, v.gtValue(0, "cần số lớn hơn 0")),
  /** The desk begins a size with the first: figures meant in another unit are then too large, which is told, and never quietly too small. */
  unit: v.picklist(["m", "cm", "mm"], "cần một trong: m, cm, mm"),
};

/** @returns millimetres, and the measure as it is shown, e.g. `60 × 160 cm` */
export function measured({ width, height, unit }: { width: number; height: number; unit: keyof typeof UNITS }) {
  return {
    width: Math.round(width * UNITS[unit]),
    height: Math.round(height * UNITS[unit]),
    measure: `${figure(width)} × ${figure(height)} ${unit}`,
  };
}

/** Millimetres: what is longer was written in the wrong unit. */
const LONGEST_SIDE = 60_000;

/** Characters of a size's name that have room beside each other in a drawing on a phone. */
export const LONGEST_SIZE_NAME = 30;

/** One size of the trade. */
const SizeSchema = v.pipe(
  v.strictObject({
    ...sizeFields,
    label: text(LONGEST_SIZE_NAME),
    /** Instead of the figures, on labels, for what has no straight edges: "cắt theo thân xe". */
    shownAs: v.optional(text(30)),
    /** The one that is ordered most; it stands on labels and pictograms. */
    usual: mark,
  }),
  v.check(
    ({ width, height, unit }) => Math.max(width, height) * UNITS[unit] <= LONGEST_SIDE,
    "khổ dài quá 60 m; xem lại đơn vị (unit: cm hay m)",
  ),
  v.transform(({ label, usual, shownAs, ...size }) => ({ ...measured(size), unit: size.unit, label, shownAs, usual })),
);

/** Whether customers would see the same line twice. Two sizes may have one name, and two names one size. */
function isSameSize(one: TradeSize, other: TradeSize): boolean {
  return one.label === other.label && one.width === other.width && one.height === other.height;
}

/** A size of the trade: millimetres, how it is written and in which unit, what it is for. */
export type TradeSize = v.InferOutput<typeof SizeSchema>;

/** Another picture of the category, behind its first: its edge, its back, how it is carried. */
const CloseUpSchema = v.strictObject({
  image: pictureFile,
  /** Under the small picture, e.g. "Mép và khoen". */
  label: text(24),
  alt: text(200),
  caption: running(200),
  /** Metres across the whole picture, where a tape along it is true to scale; without them it has no tape. */
  metres: unlessEmpty(metres),
});

export const CategorySchema = v.strictObject({
  /** Makes the address. */
  title: text(60),
  /** The title that is shown, where `title` is spelled otherwise (search finds both). */
  displayTitle: v.optional(text(60)),
  alsoCalled,
  order: place,
  lead: running(140),
  description: text(170),
  image: pictureFile,
  alt: text(200),
  caption: running(200),
  /** In the order of drawings: every size of this trade has its one home here. */
  sizes: v.pipe(
    v.array(SizeSchema, 'cần danh sách khổ, ví dụ: - { width: 80, height: 200, unit: cm, label: "Cuốn" }'),
    v.minLength(1, "cần ít nhất một khổ"),
    v.checkItems(
      (one, place, all) => all.findIndex((other) => isSameSize(one, other)) === place,
      "khổ này đã ghi ở trên, cùng tên; để một dòng",
    ),
    v.check(
      (sizes) => sizes.filter(({ usual }) => usual).length === 1,
      "cần đúng một khổ quen dùng: ghi usual: true ở một dòng, các dòng khác bỏ đi",
    ),
  ),
  /** How the print stands beside the person of 1.6 m: hung, held, on the floor, or a van. */
  stance: v.picklist(["hang", "hand", "floor", "van"], "cần một trong: hang, hand, floor, van"),
  /** Metres across the whole picture, for the rulers around it. */
  pictureMetres: metres,
  /** Together with `image` they are the strip under it; without any there is no strip. */
  closeUps: v.pipe(
    listOf(CloseUpSchema, "cần danh sách ảnh xem gần, mỗi ảnh có image, label, alt, caption"),
    v.maxLength(5, "nhiều nhất năm ảnh xem gần"),
  ),

  /** When it is ready, in the shop's words, e.g. "1–2 ngày". */
  leadTime: unlessEmpty(running(40)),
  /** Files approved before this hour count from the same day. */
  cutOff: unlessEmpty(hour),
  /** The least that it costs, in đồng, and for what: "m²", "tấm", "bộ". */
  priceFrom: unlessEmpty(
    v.strictObject({
      amount: v.pipe(
        number,
        v.integer("cần số đồng, viết liền, ví dụ 65000"),
        v.minValue(1000, "cần số đồng, ví dụ 65000"),
      ),
      per: text(20),
    }),
  ),
  /** What that price includes: stand, frame, sticking, hanging… */
  included: listOf(running(60), 'cần danh sách, ví dụ ["Chân đế", "Túi đựng"]'),
  /** What a page asks as long as `included` is empty; empty: the question for prints of the same `stance` (app/data/included-asked.build.ts). */
  includedAsked: unlessEmpty(text(60)),
  leastQuantity: unlessEmpty(place),
  /** Files the shop takes, e.g. PDF; empty: what the site says of files in general. */
  formats: listOf(text(12), 'cần danh sách, ví dụ ["PDF", "AI", "JPG"]'),

  formerSlugs,
  /** No longer made: the page goes, and its address leads to this one. */
  retired: unlessEmpty(address),
});

/** The fields once they are checked; sizes in millimetres. */
export type CategoryFields = v.InferOutput<typeof CategorySchema>;
