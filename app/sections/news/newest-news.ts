import type { ArticleCard } from "../../content/types.ts";
import { blogsFile, newest } from "../../data/data-files.ts";
import { newestCards } from "../../data/excerpts.ts";
import { type Loaded, useDataFile } from "../../data/use-data-file.ts";
import { BACKGROUND_NEWS_DELAY } from "../../limits.ts";

/**
 * The newest articles for a screen that is about something else: asked for at once, or in the background of a full load.
 *
 * @param prerendered the same made at build; null on navigation inside the site
 */
export function useNewestNews(prerendered: ArticleCard[] | null, count?: number): Loaded<ArticleCard[]> {
  const waits = { delay: 0, background: BACKGROUND_NEWS_DELAY };
  const { data, loading } = useDataFile(blogsFile, newest, prerendered, waits, newestCards);
  return { data: data?.slice(0, count) ?? null, loading };
}
