/** The search screen's results: without a call to the server (specification §7), after the wait that §9 asks for. */
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
/** The list of articles, folded once, when the first search has loaded it. */
let articleIndex: Indexed<ArticleCard>[] | null = null;
/** Loaded by the first search that finds no category; searches that find one do not need it. */
let nearPlaces: typeof import("./near-places.ts").nearPlaces | null = null;

/** What was found, in the order of matching.ts. */
export interface Results {
  /** Fields: title, and its other spelling where it has one. */
  categories: Found<CatalogueEntry>[];
  /** Fields: title, description. Null where the list could not be loaded. */
  articles: Found<ArticleCard>[] | null;
  /** Not results, but suggestions where to look; only where no category holds the query. */
  near: Place[];
}

/** @returns null while loading, on a full load too; on Back the results at once, so that the visitor returns to the same place */
export function useSearch(query: string): Results | null {
  const cameBack = useNavigationType() === "POP" && articleIndex !== null;
  const [known] = useState(() => (cameBack ? resultsFor(query) : null));
  return useAnswer({ known, ask, delay: LOADING_DELAY.search, meanwhile: true }).data;

  /** If the list of articles cannot be loaded, the categories are still found; if the suggestions cannot be loaded, the articles are. */
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
  // Where articles were found, only places with the query as a name are suggested beside them.
  const near = (categories.length === 0 && nearPlaces?.(query, Boolean(articles?.length))) || [];
  return { categories, articles, near };
}
