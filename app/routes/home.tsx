import { home } from "virtual:content/home";
import { useMemo } from "react";
import { HOME } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import type { ArticleCard } from "../content/types.ts";
import { BUILT_CATEGORIES } from "../data/built-categories.ts";
import { newestArticles } from "../data/data-files.build.ts";
import { askAhead, categoriesFile, withoutTexts } from "../data/data-files.ts";
import { asText, fromText } from "../data/one-text.ts";
import { useDataFile } from "../data/use-data-file.ts";
import { NEWS_ON_HOME } from "../limits.ts";
import { WorkServices } from "../sections/beside/work-services.tsx";
import { Banner } from "../sections/home/banner.tsx";
import { CategoryWall } from "../sections/home/category-wall.tsx";
import { Samples } from "../sections/home/samples.tsx";
import { Values } from "../sections/home/values.tsx";
import { LatestNews } from "../sections/news/latest-news.tsx";
import { useNewestNews } from "../sections/news/newest-news.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { businessData, websiteData } from "../seo/structured-data.ts";
import { useBelowFirstView } from "../ui/window/below-first-view.ts";
import type { Route } from "./+types/home.ts";

export const loader = () => asText(newestArticles(NEWS_ON_HOME));
/** Requests the categories before the screen is drawn; the screen itself would request them only after its first view. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  askAhead(categoriesFile, request.signal);
  return null;
};
/** The link to home, followed on home, asks for nothing: no screen is drawn that would take what was asked for ahead. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: pageTitle(HOME.title),
    description: home.description,
    path: HOME.to,
    data: [...websiteData(), ...businessData()],
  });

/** Home: its sections in the order of the specification (§2). */
export default function Home({ loaderData }: Route.ComponentProps) {
  const given = useMemo(() => fromText<ArticleCard[]>(loaderData), [loaderData]);
  const categories = useDataFile(categoriesFile, withoutTexts, given && BUILT_CATEGORIES, { delay: 0, background: 0 });
  const news = useNewestNews(given, NEWS_ON_HOME);
  const below = useBelowFirstView(loaderData !== null);
  return (
    <>
      <Banner whole={below} />
      <CategoryWall categories={categories} whole={below} />
      {below && (
        <>
          <Samples />
          <LatestNews title={home.news.title} layout="lead" {...news} />
          <Values />
          <WorkServices />
        </>
      )}
    </>
  );
}
