/** The search screen's results: no call to the server (specification §7), a wait as §9 says. */
import { catalogue } from "virtual:content/site";
import { useState } from "react";
import { useNavigationType } from "react-router";
import type { Place } from "../../addresses.ts";
import { chunkInTime } from "../../chunk-in-time.ts";
import type { ArticleCard, CatalogueEntry } from "../../content/types.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { LOADING_DELAY } from "../../limits.ts";
import { countVisit } from "../../visit-counts.ts";
import { type Found, type Indexed, indexEntries, search } from "./matching.ts";
import { nearPlaces } from "./near-places.ts";
import { type NearIndex, nearest } from "./nearest.ts";

const categoryIndex = indexEntries(catalogue, ({ title, otherTitle }) => (otherTitle ? [title, otherTitle] : [title]));
/** Folded once, when the first search has brought the list. */
let articleIndex: Indexed<ArticleCard>[] | null = null;
let nearIndex: NearIndex<Place> = { entries: [], spread: new Map() };

/** What was found, in the order of matching.ts. */
export interface Results {
  /** Fields: title, and its other spelling where it has one. */
  categories: Found<CatalogueEntry>[];
  /** Fields: title, description. Null where the list did not come. */
  articles: Found<ArticleCard>[] | null;
  /** No results: where to look besides, as long as no category holds the query. */
  near: Place[];
}

/** @returns null while loading, on a full load too; at once on Back, so that one comes back to the same place */
export function useSearch(query: string): Results | null {
  const cameBack = useNavigationType() === "POP" && articleIndex !== null;
  const [known] = useState(() => (cameBack ? resultsFor(query) : null));
  return useAnswer({ known, ask, delay: LOADING_DELAY.search, meanwhile: true }).data;

  /** Without the list of articles the categories are found all the same. */
  async function ask(leaving: AbortSignal): Promise<Results> {
    await loadArticles().catch((error) => leaving.aborted || console.error("Error fetching data", error));
    const found = resultsFor(query);
    if (!leaving.aborted && found.categories.length === 0 && found.articles?.length === 0) countVisit("empty-search");
    return found;
  }
}

async function loadArticles(): Promise<void> {
  if (articleIndex) return;
  const { articles, wordsOf } = await chunkInTime(
    import("virtual:content/search-list"),
    () => new Error("The list of articles did not come in time."),
  );
  nearIndex = nearPlaces(articles, wordsOf);
  articleIndex = indexEntries(articles, ({ title, description }) => [title, description]);
}

function resultsFor(query: string): Results {
  const categories = search(categoryIndex, query);
  const articles = articleIndex && search(articleIndex, query);
  // Who found an article asked for its words; what is called so by another name is told besides.
  const near = categories.length > 0 ? [] : nearest(nearIndex, query, Boolean(articles?.length));
  return { categories, articles, near };
}
