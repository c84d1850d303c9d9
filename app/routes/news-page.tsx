import { useOutletContext } from "react-router";
import { NEWS, newsPageAddress } from "../addresses.ts";
import type { ArticleCard } from "../content/types.ts";
import type { NewsExcerpt } from "../data/excerpts.ts";
import { pageNumber } from "../data/news-pages.ts";
import { fromText } from "../data/one-text.ts";
import { countPages } from "../limits.ts";
import { FALLBACK_TITLE } from "../sections/lost/route-fallback.tsx";
import { NewsCards } from "../sections/news/news-card.tsx";
import { newsLead, newsTitle } from "../sections/news/page-of-news.ts";
import { pageMetaWithoutTitle } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import type { Route } from "./+types/news-page.ts";

/** The title stands in the list, which alone knows in the end how many pages there are. */
export function meta({ params, matches }: Route.MetaArgs) {
  const page = pageNumber((params as { page?: string }).page); // one module for the first page, without parameter, and the later ones
  const text = matches.find((match) => match?.id === "routes/news-list")?.loaderData as string | null | undefined; // the parent's loader
  const list = fromText<NewsExcerpt>(text);
  if (page === null || (list && page > countPages(list.total))) {
    return pageMetaWithoutTitle({ title: FALLBACK_TITLE, path: NEWS.to, hidden: true });
  }
  const path = newsPageAddress(page);
  return pageMetaWithoutTitle({
    title: newsTitle(page),
    description: newsLead(page),
    path,
    data: breadcrumbData(NEWS),
  });
}

/** The cards of one page; the list around it holds them (routes/news-list.tsx). */
export default function NewsPage() {
  const cards = useOutletContext<ArticleCard[]>();
  return <NewsCards articles={cards} heading="h2" layout="three" eager />;
}
