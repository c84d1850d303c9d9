import { useMemo } from "react";
import { slugOf } from "../../contract/slug.ts";
import { articleAddress, CONTACT, NEWS } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import type { ArticleLink } from "../content/types.ts";
import { articleAt, newestArticles } from "../data/data-files.build.ts";
import { blogsFile, linkOf, newest } from "../data/data-files.ts";
import { articleFile } from "../data/excerpts.ts";
import { asText, fromText } from "../data/one-text.ts";
import { useDataFile } from "../data/use-data-file.ts";
import { BACKGROUND_NEWS_DELAY, LOADING_DELAY } from "../limits.ts";
import { RelatedStrip } from "../sections/beside/related-strip.tsx";
import { WithSidebar } from "../sections/beside/with-sidebar.tsx";
import { LoadFailed } from "../sections/lost/load-failed.tsx";
import { MissingBody } from "../sections/lost/page-not-found.tsx";
import { ArticleText } from "../sections/news/article-text.tsx";
import { pageMetaWithoutTitle } from "../seo/page-meta.ts";
import { articleData, breadcrumbData } from "../seo/structured-data.ts";
import { Breadcrumbs } from "../ui/page/breadcrumbs.tsx";
import { LoadingPlaceholder } from "../ui/page/loading-placeholder.tsx";
import { languageOf, NOT_FOUND_TITLE } from "../ui/page/not-found-title.ts";
import type { Route } from "./+types/article.ts";
import styles from "./article.module.css";

interface Given {
  article: ReturnType<typeof articleAt>;
  news: ArticleLink[];
}

export const loader = ({ params }: Route.LoaderArgs) =>
  asText({ article: articleAt(params.slug), news: newestArticles().map(linkOf) } satisfies Given);
export const clientLoader = () => null;

/** The title stands in the screen: on navigation inside the site it comes with the article. */
export function meta({ params, loaderData }: Route.MetaArgs) {
  const path = articleAddress(params.slug);
  const given = fromText<Given>(loaderData);
  const article = given?.article;
  if (!article) return given ? [{ name: "robots", content: "noindex" }] : [];
  const { title, description, date, image } = article;
  const data = [...articleData({ ...article, path }), ...breadcrumbData(NEWS, { title, to: path })];
  return pageMetaWithoutTitle({
    type: "article",
    title: pageTitle(title),
    description,
    path,
    picture: image,
    published: date,
    data,
  });
}

export default function Article({ params, loaderData }: Route.ComponentProps) {
  const given = useMemo(() => fromText<Given>(loaderData), [loaderData]);
  return <ArticleScreen key={params.slug} slug={params.slug} prerendered={given} />;
}

function ArticleScreen({ slug, prerendered }: { slug: string; prerendered: Given | null }) {
  const { data, loading } = useDataFile(
    blogsFile,
    (records) => ({
      article: records.find(({ title }) => slugOf(title) === slug) ?? null,
      news: newest(records).map(linkOf),
    }),
    prerendered && { article: asInFile(prerendered.article), news: prerendered.news },
    { delay: LOADING_DELAY.article, background: BACKGROUND_NEWS_DELAY },
    articleFile(slug),
    "article",
  );
  const missing = data !== null && !data.article;
  const heading = missing ? NOT_FOUND_TITLE : NEWS.title;
  return (
    <>
      <title>{missing ? NOT_FOUND_TITLE : pageTitle(data?.article?.title ?? NEWS.title)}</title>
      <div className={`wrap below-opening ${styles.screen}`}>
        <WithSidebar
          news={data?.news ?? null}
          reading={data?.article && { html: data.article.content, askAt: CONTACT.to }}
        >
          {data?.article ? (
            <ArticleText article={data.article} alt={prerendered?.article?.alt} />
          ) : (
            <div className={styles.without}>
              <Breadcrumbs crumbs={missing ? [NEWS] : []} here={heading} />
              <h1 lang={languageOf(heading)}>{heading}</h1>
              {loading && <LoadingPlaceholder />}
              {missing && <MissingBody />}
              {!data && !loading && <LoadFailed what="bài viết này" />}
            </div>
          )}
        </WithSidebar>
      </div>
      {!missing && <RelatedStrip />}
    </>
  );
}

/** The prerendered article as the data file has it, so that the two compare as the same. */
function asInFile(article: Given["article"]) {
  if (!article) return null;
  const { alt: _, ...record } = article;
  return record;
}
