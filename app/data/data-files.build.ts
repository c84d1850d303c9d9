/** The two data files of the specification (§7), in its exact shape, and what the prerendered screens show of them. */
import { collection } from "../content/collection.build.ts";
import { withStrip } from "../content/picture-strip.build.ts";
import { pictureAddress } from "../content/pictures.build.ts";
import { jpegAddress } from "../content/pictures.ts";
import type { Article, Category } from "../content/read-collection.build.ts";
import type { ArticleCard, BlogRecord, CategoryRecord } from "../content/types.ts";
import { NEWS_IN_SIDEBAR, NEWS_PER_PAGE } from "../limits.ts";
import { cardOf } from "./data-files.ts";
import type { NewsExcerpt } from "./excerpts.ts";
import { keepText } from "./prerendered-text.ts";

/** `/data/categories.json` */
export function categoriesFile(): { categories: CategoryRecord[] } {
  return { categories: collection().categories.map(categoryRecord) };
}

/** `/data/blogs.json`, newest first. */
export function blogsFile(): { blogs: BlogRecord[] } {
  return { blogs: collection().articles.map(blogRecord) };
}

/** The category at an address, its text kept for the page, or null. */
export function categoryAt(slug: string | undefined): CategoryRecord | null {
  const category = collection().categories.find((entry) => entry.slug === slug);
  const record = category && categoryRecord(category);
  return record ? { ...record, content: keepText(record.content) } : null;
}

/** The article at an address with the description of its picture, its text kept for the page, or null. */
export function articleAt(slug: string | undefined): (BlogRecord & { alt: string }) | null {
  const article = collection().articles.find((entry) => entry.slug === slug);
  return article ? { ...blogRecord(article), content: keepText(article.content), alt: article.alt } : null;
}

/** The newest articles, as cards. */
export function newestArticles(count: number = NEWS_IN_SIDEBAR): ArticleCard[] {
  return collection().articles.slice(0, count).map(articleCard);
}

/** One page of the news list, newest first; an address that is no page has no cards. @param page from 1, or null */
export function newsPage(page: number | null): NewsExcerpt {
  const { articles } = collection();
  const start = ((page ?? 1) - 1) * NEWS_PER_PAGE;
  const cards = articles.slice(start, page ? start + NEWS_PER_PAGE : start).map(articleCard);
  return { start, cards, total: articles.length, newest: newestArticles() };
}

/** What a card, a sidebar or a search result shows of an article. */
export function articleCard(article: Article): ArticleCard {
  return cardOf(blogRecord(article));
}

/** The title is the one that makes the address: readers of the file compute the address from it (specification §7). The text has the strip of pictures. */
function categoryRecord(category: Category): CategoryRecord {
  const { title, image } = category;
  return { title, imageUrl: jpegAddress(pictureAddress(image)), content: withStrip(category) };
}

/** An article in the shape of `/data/blogs.json`. */
export function blogRecord({ id, title, image, description, date, content }: Article): BlogRecord {
  return { id, title, image: jpegAddress(pictureAddress(image)), description, date, content };
}
