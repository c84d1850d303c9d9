import type { ArticleCard, ArticleLink } from "../../content/types.ts";
import { blogsFile, linkOf, newest } from "../../data/data-files.ts";
import { newestCards } from "../../data/excerpts.ts";
import type { Loaded } from "../../data/use-answer.ts";
import { useDataFile } from "../../data/use-data-file.ts";
import { BACKGROUND_NEWS_DELAY } from "../../limits.ts";

const WAITS = { delay: 0, background: BACKGROUND_NEWS_DELAY };

/** The newest articles for the column beside a screen; loaded as in {@link useNewestNews}. */
export function useNewestLinks(prerendered: ArticleLink[] | null): Loaded<ArticleLink[]> {
  return useDataFile(blogsFile, (records) => newest(records).map(linkOf), prerendered, WAITS, newestCards);
}

/**
 * The newest articles for a screen that is about something else: asked for at once, or in the background of a full load.
 *
 * @param prerendered the articles as the build rendered them; null on navigation inside the site
 */
export function useNewestNews(prerendered: ArticleCard[] | null, count?: number): Loaded<ArticleCard[]> {
  const { data, loading } = useDataFile(blogsFile, newest, prerendered, WAITS, newestCards);
  return { data: data?.slice(0, count) ?? null, loading };
}
