/** The shapes that content has in pages and data files. */
import type { CategoryFields } from "./schema/category.build.ts";
import type { PolicyDrawing } from "./schema/policy.build.ts";

/** How a print is put up: hung, held in the hand, on the floor, or on a van. */
export type Stance = CategoryFields["stance"];

/** One entry of `/data/categories.json` (specification §7). */
export interface CategoryRecord {
  title: string;
  imageUrl: string;
  /** HTML; on a prerendered page the mark of the HTML that stands there already (app/data/prerendered-text.ts). */
  content: string;
}

/** One entry of `/data/blogs.json` (specification §7). */
export interface BlogRecord {
  id: number;
  title: string;
  image: string;
  description: string;
  /** ISO date, e.g. 2026-11-14. */
  date: string;
  /** HTML; on a prerendered page the mark of the HTML that stands there already (app/data/prerendered-text.ts). */
  content: string;
}

/** A category without its text: lists, carousels, the wall. */
export type CategoryCard = Omit<CategoryRecord, "content">;

/** An article without its text: cards, sidebars, search results. */
export type ArticleCard = Omit<BlogRecord, "content"> & { slug: string };

/** What a column beside a screen shows of an article. */
export type ArticleLink = Pick<ArticleCard, "id" | "title" | "slug" | "image">;

/** What every page knows of a category: menus and pictograms are drawn from it. */
export interface CatalogueEntry {
  /** The name by which code knows it: that of its file in content/categories/. It stays when the owner changes the title, and with it the address. */
  kind: string;
  slug: string;
  /** As it is shown. */
  title: string;
  /** Spelled as in the address, where that differs from what is shown: the search finds both. */
  otherTitle?: string;
  /** Usual size in metres, and as a label. */
  size: { width: number; height: number; label: string };
  stance: Stance;
  /** Address of the picture's JPEG, as in the data files. */
  image: string;
}

/** What only a category's own page says of it, beside its text. */
export interface CategoryFacts {
  lead: string;
  description: string;
  /** Metres across the whole picture. */
  pictureMetres: number;
  alt: string;
  caption: string;
  /** Articles about it, newest first, at most three. */
  reads: { title: string; slug: string }[];
  order: OrderFacts;
}

/** All that is known of a category without asking for its text. */
export type KnownCategory = CatalogueEntry & CategoryFacts;

/** What decides an order of a category; left out where the shop has not said it, so that the page asks instead. */
export interface OrderFacts {
  /** Sizes of the trade, the usual one first; millimetres. */
  sizes: { width: number; height: number; measure: string; label: string }[];
  /** e.g. "1–2 ngày" */
  leadTime?: string | undefined;
  /** Files approved before this hour count from the same day, e.g. "16:00". */
  cutOff?: string | undefined;
  /** The least that it costs, in đồng, and for what, e.g. "m²". */
  priceFrom?: { amount: number; per: string } | undefined;
  /** What that price includes, e.g. "mép, khoen". */
  included?: string | undefined;
  /** What the page asks as long as `included` is not said; otherwise empty. */
  includedAsked: string;
  leastQuantity?: number | undefined;
  /** Files the shop takes, e.g. "PDF, AI"; without, the page shows what the site says of files in general. */
  formats?: string | undefined;
}

/** Sizes of a category's trade. */
export interface CategorySizes {
  /** Unit they are spoken of in. */
  unit: "cm" | "m";
  /** Millimetres, and what each is for; the usual one first. */
  sizes: { width: number; height: number; label: string }[];
}

/** A job done. */
export interface JobCard {
  title: string;
  /** Folder address of the photograph. */
  image: string;
  alt: string;
  /** e.g. `3 × 1 m` */
  measure: string;
  material: string;
  place: string;
  /** Year and month, e.g. 2026-11. */
  month: string;
}

/** A policy as its page shows it. */
export interface PolicyPage {
  title: string;
  slug: string;
  lead: string;
  description: string;
  facts: { drawing: PolicyDrawing; figure: string; unit?: string | undefined; text: string }[];
  /** HTML. */
  content: string;
}

/** Days and their hours in words: `Thứ Hai – Thứ Sáu,`, `8:00 – 12:00`, `và 13:30 – 18:00;`. Without hours where they are not told. */
export type HoursLine = [days: string, ...times: string[]];
