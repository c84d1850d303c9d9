/** The search screen's results: no call to the server (specification §7), a wait as §9 says. */
import { catalogue } from "virtual:content/site";
import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import type { ArticleCard, CatalogueEntry } from "../../content/types.ts";
import { leftOf } from "../../data/followed-link.ts";
import { loadingDelay } from "../../data/use-data-file.ts";
import { LOADING_DELAY } from "../../limits.ts";
import { countVisit } from "../../visit-counts.ts";
import { type Found, type Indexed, indexEntries, search } from "./matching.ts";

const categoryIndex = indexEntries(catalogue, ({ title, otherTitle }) => (otherTitle ? [title, otherTitle] : [title]));
/** Folded once, when the first search has brought the list. */
let articleIndex: Indexed<ArticleCard>[] | null = null;

export interface Results {
  /** Fields: title, and its other spelling where it has one. */
  categories: Found<CatalogueEntry>[];
  /** Fields: title, description. Null where the list did not come. */
  articles: Found<ArticleCard>[] | null;
}

/** @returns null while loading, on a full load too; at once on Back, so that one comes back to the same place */
export function useSearch(query: string): Results | null {
  const cameBack = useNavigationType() === "POP" && articleIndex !== null;
  const [results, setResults] = useState(() => (cameBack ? resultsFor(query) : null));

  // One search per visit of the screen, which is keyed by its query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (results) return;
    let left = false;
    const wait = new Promise((resolve) => setTimeout(resolve, leftOf(loadingDelay(LOADING_DELAY.search))));
    const list = loadArticles().catch((error) => {
      if (!left) console.error("Error fetching data", error);
    });
    Promise.all([wait, list]).then(() => {
      if (left) return;
      const found = resultsFor(query);
      if (found.categories.length === 0 && found.articles?.length === 0) countVisit("empty-search");
      setResults(found);
    });
    return () => {
      left = true;
    };
  }, [query]);

  return results;
}

async function loadArticles(): Promise<void> {
  if (articleIndex) return;
  const { articles } = await import("virtual:content/search-list");
  articleIndex = indexEntries(articles, ({ title, description }) => [title, description]);
}

function resultsFor(query: string): Results {
  return { categories: search(categoryIndex, query), articles: articleIndex && search(articleIndex, query) };
}
