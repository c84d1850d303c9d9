import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { isNewsPage } from "../addresses.ts";
import { BUILT_CATEGORIES } from "../data/built-categories.ts";
import { newsPage } from "../data/data-files.build.ts";
import { categoriesFile, withoutTexts } from "../data/data-files.ts";
import type { NewsExcerpt } from "../data/excerpts.ts";
import { pageNumber } from "../data/news-pages.ts";
import { asText, fromText } from "../data/one-text.ts";
import { useDataFile } from "../data/use-data-file.ts";
import type { ScreenHandle } from "../screen-handle.ts";
import { RelatedCategories } from "../sections/beside/related-categories.tsx";
import { NewsListing } from "../sections/news/news-listing.tsx";
import { scrollToTop } from "../ui/window/scroll-to-top.ts";
import type { Route } from "./+types/news-list.ts";

/** A prerendered page has its own cards and no more; an address that is no page has none. The head of the child route reads this too (news-page.tsx). */
export function loader({ params }: Route.LoaderArgs) {
  // the parameter belongs to the child, but every match carries all
  return asText(newsPage(pageNumber((params as { page?: string }).page)));
}
export const clientLoader = () => null;
/** Turning to another page of the list requests nothing: this screen stays and has the whole list. */
export const shouldRevalidate = () => false;
export const handle: ScreenHandle = { holds: isNewsPage };

export default function NewsList({ params, loaderData }: Route.ComponentProps) {
  const page = pageNumber((params as { page?: string }).page); // see loader
  useTurnedPage(page);

  const given = useMemo(() => fromText<NewsExcerpt>(loaderData), [loaderData]);
  const { data: categories } = useDataFile(categoriesFile, withoutTexts, given && BUILT_CATEGORIES, {
    delay: 0,
    background: 0,
  });
  // A visitor who turns to a page whose cards are not known yet does not wait for the background request: the list starts anew.
  const [turned, setTurned] = useState<{ times: number; before: NewsExcerpt } | null>(null);
  return (
    <NewsListing
      key={turned?.times}
      page={page}
      prerendered={turned ? null : given}
      before={turned?.before ?? null}
      onMissing={(known) => setTurned({ times: (turned?.times ?? 0) + 1, before: known })}
    >
      <RelatedCategories categories={categories ?? []} />
    </NewsListing>
  );
}

/** Scrolls smoothly to the top on another page of the list; Back returns to the place where the visitor was. */
function useTurnedPage(page: number | null) {
  const before = useRef(page);
  const cameBack = useNavigationType() === "POP";
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (!cameBack) scrollToTop();
  }, [page, cameBack]);
}
