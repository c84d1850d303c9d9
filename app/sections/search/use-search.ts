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

const categoryIndex = indexEntries(catalogue, ({ title, otherTitle }) => (otherTitle ? [title, otherTitle] : [title]));
/** Folded once, when the first search has brought the list. */
let articleIndex: Indexed<ArticleCard>[] | null = null;
/** Brought by the first search that finds no category: who finds one has no need of it. */
let nearPlaces: typeof import("./near-places.ts").nearPlaces | null = null;

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

  /** Without the list of articles the categories are found all the same, and without what is near the articles. */
  async function ask(leaving: AbortSignal): Promise<Results> {
    const missing = (error: unknown) => leaving.aborted || console.error("Error fetching data", error);
    const foundNone = search(categoryIndex, query).length === 0;
    await Promise.all([loadArticles().catch(missing), foundNone && loadNear().catch(missing)]);
    const found = resultsFor(query);
    if (!leaving.aborted && found.categories.length === 0 && found.articles?.length === 0) countVisit("empty-search");
    return found;
  }
}

async function loadArticles(): Promise<void> {
  if (articleIndex) return;
  const { articles } = await chunkInTime(
    import("virtual:content/search-list"),
    () => new Error("The list of articles did not come in time."),
  );
  articleIndex = indexEntries(articles, ({ title, description }) => [title, description]);
}

async function loadNear(): Promise<void> {
  if (nearPlaces) return;
  const near = await chunkInTime(
    import("./near-places.ts"),
    () => new Error("The words of what is near did not come in time."),
  );
  nearPlaces = near.nearPlaces;
}

function resultsFor(query: string): Results {
  const categories = search(categoryIndex, query);
  const articles = articleIndex && search(articleIndex, query);
  // Who found an article asked for its words: besides, what is called so by another name.
  const near = (categories.length === 0 && nearPlaces?.(query, Boolean(articles?.length))) || [];
  return { categories, articles, near };
}
