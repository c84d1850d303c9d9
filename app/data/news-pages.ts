/** How the news list is cut into pages, each with an address of its own (an open point: docs/decisions/0000-open-points.md). */

import type { ArticleCard, BlogRecord } from "../content/types.ts";
import { NEWS_PER_PAGE } from "../limits.ts";
import { cardOf, newest } from "./data-files.ts";
import type { NewsExcerpt } from "./excerpts.ts";

/** The whole list. */
export function wholeList(records: BlogRecord[]): NewsExcerpt {
  return { start: 0, cards: records.map(cardOf), total: records.length, newest: newest(records) };
}

/** @returns the page an address asks for, from 1; null for what is no page number */
export function pageNumber(param: string | undefined): number | null {
  if (param === undefined) return 1;
  return /^[1-9]\d*$/.test(param) ? Number(param) : null;
}

/** The cards of one page, or null where the excerpt does not hold them all. */
export function cardsOfPage({ start, cards, total }: NewsExcerpt, page: number): ArticleCard[] | null {
  const from = (page - 1) * NEWS_PER_PAGE;
  const to = Math.min(from + NEWS_PER_PAGE, total);
  if (from < start || to > start + cards.length) return null;
  return cards.slice(from - start, to - start);
}
