import { words } from "virtual:content/site";
import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import { blogsFile } from "../content/data-files.ts";
import { BACKGROUND_NEWS_DELAY, LOADING_DELAY, NEWS_PER_PAGE } from "../content/limits.ts";
import type { ArticleCard } from "../content/types.ts";
import { useDataFile } from "../content/use-data-file.ts";
import { PageHead } from "../ui/page-head.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { NewsCardPlaceholders } from "./news-card.tsx";
import { cardsOfPage, countPages, type NewsExcerpt, wholeList } from "./news-pages.ts";
import { Pager } from "./pager.tsx";
import { RouteFallback } from "./route-fallback.tsx";
import { WithSidebar } from "./with-sidebar.tsx";

interface NewsListingProps {
  /** From 1; null where the address is no page. */
  page: number | null;
  /** What the build knew; null on navigation inside the site and in a hurry. */
  prerendered: NewsExcerpt | null;
  /** The sidebar's articles while the list is on the way. */
  newest: ArticleCard[] | null;
  /** True: ask for the list without delay. */
  hurried: boolean;
  /** Called when the page's cards are not known and the list is not on its way yet. */
  onMissing: () => void;
  /** What stands below the list. */
  children: ReactNode;
}

/** The news list: head, sidebar, the cards of one page (drawn by the child route) and the pager. */
export function NewsListing({ page, prerendered, newest, hurried, onMissing, children }: NewsListingProps) {
  const { data, loading } = useDataFile(blogsFile, wholeList, prerendered, {
    delay: hurried ? 0 : LOADING_DELAY.newsList,
    background: BACKGROUND_NEWS_DELAY,
  });
  const pages = data ? countPages(data.total) : 1;
  const exists = page !== null && (!data || page <= pages);
  const cards = data && exists ? cardsOfPage(data, page) : null;
  const missing = !!data && exists && !cards;
  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);

  if (!exists) return <RouteFallback message="404 Not Found" />;
  const lead = page === 1 ? words.newsLead : `Trang ${page}, các bài cũ hơn. ${words.newsLead}`;
  return (
    <>
      <PageHead title="Tất cả bài viết" here="Tin tức" lead={lead} tone="pink" />
      <div className="wrap section">
        <WithSidebar news={data?.newest ?? newest} largeOnly>
          {(loading || missing) && <NewsCardPlaceholders count={NEWS_PER_PAGE} layout="three" />}
          {cards && <Outlet context={cards} />}
          {!data && !loading && <LoadFailed what="danh sách bài viết" />}
          {data && <Pager page={page} pages={pages} />}
        </WithSidebar>
      </div>
      {children}
    </>
  );
}
