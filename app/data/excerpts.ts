/** Small files with what one screen shows of the news; made only while the news file is heavy (excerpts.build.ts). */

import type { ArticleCard, BlogRecord } from "../content/types.ts";
import { type DataFile, hasFields } from "./data-files.ts";

const EXCERPTS_FOLDER = "/data/excerpts";
/** Address of the newest articles as cards. */
export const NEWEST_EXCERPT = `${EXCERPTS_FOLDER}/newest.json`;
/** @param page counted from 1 @returns address of its excerpt */
export const newsPageExcerpt = (page: number) => `${EXCERPTS_FOLDER}/news-page/${page}.json`;
/** @returns address of the excerpt of one article */
export const articleExcerpt = (slug: string) => `${EXCERPTS_FOLDER}/article/${slug}.json`;

/** As much of the list as a screen knows: a prerendered page has only its own cards, the data file has all. */
export interface NewsExcerpt {
  /** Place in the whole list of the first of `cards`. */
  start: number;
  cards: ArticleCard[];
  /** Articles in the whole list. */
  total: number;
  /** For the sidebar. */
  newest: ArticleCard[];
}

/** An article with the news beside it. */
export interface ArticleExcerpt {
  /** Null where there is none at the address. */
  article: BlogRecord | null;
  news: ArticleCard[];
}

const CARD = ["slug", "title", "image", "description", "date"];
const areCards = (json: unknown) => Array.isArray(json) && json.every((card) => hasFields(card, CARD));

/** The newest articles, as cards. */
export const newestCards: DataFile<ArticleCard[]> = {
  address: NEWEST_EXCERPT,
  read: (json) => (areCards(json) ? (json as ArticleCard[]) : null),
};

/** One page of the news list. A page that does not exist has no excerpt: the request fails. */
export function newsPageFile(page: number): DataFile<NewsExcerpt> {
  return {
    address: newsPageExcerpt(page),
    read(json) {
      const { start, total, cards, newest } = (json ?? {}) as Partial<NewsExcerpt>;
      const whole = typeof start === "number" && typeof total === "number" && areCards(cards) && areCards(newest);
      return whole ? (json as NewsExcerpt) : null;
    },
  };
}

/** One article. An address without an article has no excerpt: the server answers 404. */
export function articleFile(slug: string): DataFile<ArticleExcerpt> {
  return {
    address: articleExcerpt(slug),
    read(json) {
      const { article, news } = (json ?? {}) as Partial<ArticleExcerpt>;
      return hasFields(article, [...CARD.slice(1), "content"]) && areCards(news) ? (json as ArticleExcerpt) : null;
    },
    missing: { article: null, news: [] },
  };
}
