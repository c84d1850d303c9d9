import { categoriesLead } from "virtual:content/leads";
import { catalogue, settings } from "virtual:content/site";
import { useMemo } from "react";
import { CATEGORIES, NEWS } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import type { ArticleCard } from "../content/types.ts";
import { BUILT_CATEGORIES } from "../data/built-categories.ts";
import { newestArticles } from "../data/data-files.build.ts";
import { categoriesFile, withoutTexts } from "../data/data-files.ts";
import { asText, fromText } from "../data/one-text.ts";
import { useDataFile } from "../data/use-data-file.ts";
import { LOADING_DELAY, NEWS_ON_HOME } from "../limits.ts";
import { WithSidebar } from "../sections/beside/with-sidebar.tsx";
import { CategoryFrieze } from "../sections/categories/category-frieze.tsx";
import { CategoryGrid } from "../sections/categories/category-grid.tsx";
import { LatestNews } from "../sections/news/latest-news.tsx";
import { useNewestNews } from "../sections/news/newest-news.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { LoadingPlaceholder } from "../ui/page/loading-placeholder.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/categories.ts";

export const loader = () => asText(newestArticles(NEWS_ON_HOME));
export const clientLoader = () => null;

/** Not the lead, which speaks of the drawings beside it: a list of search results shows none, so it gets what is printed, and where. */
const DESCRIPTION = `${settings.name}, ${settings.address.city}: ${catalogue
  .map(({ title }) => title.replace(/^In /, "in "))
  .join(", ")}.`;

export function meta() {
  return pageMeta({
    title: pageTitle(CATEGORIES.title),
    description: DESCRIPTION,
    path: CATEGORIES.to,
    data: breadcrumbData(CATEGORIES),
  });
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const given = useMemo(() => fromText<ArticleCard[]>(loaderData), [loaderData]);
  const { data: categories, loading } = useDataFile(categoriesFile, withoutTexts, given && BUILT_CATEGORIES, {
    delay: LOADING_DELAY.categories,
    background: 0,
  });
  const news = useNewestNews(given, NEWS_ON_HOME);
  return (
    <>
      <PageHead title={CATEGORIES.title} lead={categoriesLead}>
        <CategoryFrieze />
      </PageHead>
      <div className="wrap section">
        <WithSidebar largeOnly>
          {loading ? <LoadingPlaceholder /> : <CategoryGrid categories={categories ?? []} />}
        </WithSidebar>
      </div>
      <LatestNews title={NEWS.title} layout="three" {...news} />
    </>
  );
}
