/**
 * Spares visitors a news file that has grown heavy. Its address and shape stay as the specification has them (§7), and it is still asked for
 * where the specification says so; but the request names the state that the page was built with, and an unchanged file comes
 * back as an empty 304. What a screen shows then comes from an excerpt: a small file that does not grow with the news.
 */
import { tagsOf } from "../../contract/entity-tag.ts";
import { collection } from "../content/collection.build.ts";
import { countPages } from "../limits.ts";
import { blogRecord, blogsFile, newestArticles, newsPage } from "./data-files.build.ts";
import { BLOGS_FILE } from "./data-files.ts";
import { articleExcerpt, NEWEST_EXCERPT, newsPageExcerpt } from "./excerpts.ts";

/**
 * Bytes, uncompressed, from which a data file is heavy: about 60 KB as sent. Below it the whole file, fetched once, serves every later
 * screen, and costs a visitor less than many small ones.
 */
const HEAVY = 256_000;

/** By address: the state of each heavy file; empty while no file is. */
export function heavyFileTags(): Record<string, string> {
  const content = JSON.stringify(blogsFile());
  return Buffer.byteLength(content) > HEAVY ? { [BLOGS_FILE]: tagsOf(content) } : {};
}

type Excerpt = [address: string, content: () => unknown];

/** What each excerpt holds, by address (app/data/excerpts.ts has the shapes); none while no file is heavy. */
export function excerpts(): Excerpt[] {
  if (Object.keys(heavyFileTags()).length === 0) return [];
  const { articles } = collection();
  const pages = Array.from({ length: countPages(articles.length) }, (_, index) => index + 1);
  return [
    [NEWEST_EXCERPT, newestArticles],
    ...pages.map((page): Excerpt => [newsPageExcerpt(page), () => newsPage(page)]),
    ...articles.map(
      (article): Excerpt => [
        articleExcerpt(article.slug),
        () => ({ article: blogRecord(article), news: newestArticles() }),
      ],
    ),
  ];
}
