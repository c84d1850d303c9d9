import { type ReactNode, useEffect, useState } from "react";
import { Outlet } from "react-router";
import { NEWS } from "../../addresses.ts";
import { blogsFile } from "../../data/data-files.ts";
import { type NewsExcerpt, newsPageFile } from "../../data/excerpts.ts";
import { cardsOfPage, wholeList } from "../../data/news-pages.ts";
import { useDataFile } from "../../data/use-data-file.ts";
import { BACKGROUND_NEWS_DELAY, countPages, LOADING_DELAY, NEWS_PER_PAGE } from "../../limits.ts";
import { PageHead } from "../../ui/page/page-head.tsx";
import { WithSidebar } from "../beside/with-sidebar.tsx";
import { LoadFailed } from "../lost/load-failed.tsx";
import { FALLBACK_TITLE, NOT_FOUND, RouteFallback } from "../lost/route-fallback.tsx";
import { NewsCardPlaceholders } from "./news-card.tsx";
import { newsLead, newsTitle } from "./page-of-news.ts";
import { Pager } from "./pager.tsx";

interface NewsListingProps {
  /** Counts from 1; null where the address names no page. */
  page: number | null;
  /** What the build knew of the list; null on navigation inside the site and after turning to a page whose cards are not known yet. */
  prerendered: NewsExcerpt | null;
  /** What was known of the list before the visitor turned the page: the list is then asked for without delay. */
  before: NewsExcerpt | null;
  /** Called with what is known of the list when the page's cards are not in it, once for each turn to such a page. */
  onMissing: (known: NewsExcerpt) => void;
  /** What stands below the list. */
  children: ReactNode;
}

/** The news list: head, sidebar, the cards of one page (drawn by the child route) and the pager. */
export function NewsListing({ page, prerendered, before, onMissing, children }: NewsListingProps) {
  const waits = { delay: before ? 0 : LOADING_DELAY.newsList, background: BACKGROUND_NEWS_DELAY };
  const { data, loading } = useDataFile(blogsFile, wholeList, prerendered, waits, newsPageFile(page ?? 1));
  const known = data ?? before;
  const pages = known ? countPages(known.total) : 1;
  const exists = page !== null && (!known || page <= pages);
  const cards = known && exists ? cardsOfPage(known, page) : null;
  // Where the list did not come, it is asked for again once the visitor has turned elsewhere.
  const [askedFor, setAskedFor] = useState(page);
  if (cards && page !== askedFor) setAskedFor(page);
  const missing = exists && !cards && !loading && (data || page !== askedFor) ? known : null;
  useEffect(() => {
    if (missing) onMissing(missing);
  }, [missing, onMissing]);

  if (!exists) {
    return (
      <>
        <title>{FALLBACK_TITLE}</title>
        <RouteFallback message={NOT_FOUND} />
      </>
    );
  }
  return (
    <>
      <title>{newsTitle(page)}</title>
      <PageHead title="Tất cả bài viết" here={NEWS.title} lead={newsLead(page)} tone="pink" />
      <div className="wrap section">
        <WithSidebar news={known?.newest ?? null} largeOnly>
          {!cards && (loading || missing) && <NewsCardPlaceholders count={NEWS_PER_PAGE} layout="three" />}
          {cards && <Outlet context={cards} />}
          {known?.total === 0 && <p>Chưa có bài viết nào.</p>}
          {!cards && !data && !loading && !missing && <LoadFailed what="danh sách bài viết" />}
          {known && <Pager page={page} pages={pages} />}
        </WithSidebar>
      </div>
      {children}
    </>
  );
}
