/** The shapes that content has in pages and data files. */

/** One entry of `/data/categories.json` (specification §7). */
export interface CategoryRecord {
  title: string;
  imageUrl: string;
  /** HTML. */
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
  /** HTML. */
  content: string;
}

/** An article without its text: cards, sidebars, search results. */
export type ArticleCard = Omit<BlogRecord, "content"> & { slug: string };

/** What every page knows of a category: menus, pictograms and rulers are drawn from it. */
export interface CatalogueEntry {
  slug: string;
  title: string;
  lead: string;
  description: string;
  /** Usual size in metres, and as a label. */
  size: { width: number; height: number; label: string };
  stance: "hang" | "hand" | "floor" | "van";
  /** Metres across the whole picture. */
  pictureMetres: number;
  /** Address of the picture's JPEG, as in the data files. */
  image: string;
  alt: string;
  caption: string;
  /** Articles about it, newest first, at most three. */
  reads: { title: string; slug: string }[];
}

/** A policy as its page shows it. */
export interface PolicyPage {
  title: string;
  slug: string;
  lead: string;
  description: string;
  facts: { drawing: string; figure: string; unit?: string | undefined; text: string }[];
  /** HTML. */
  content: string;
  headings: { id: string; text: string }[];
}
