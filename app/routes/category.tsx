import { catalogue } from "virtual:content/site";
import { useMemo } from "react";
import { slugOf } from "../../contract/slug.ts";
import { CATEGORIES, categoryAddress } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import type { ArticleLink, CatalogueEntry, CategoryFacts, CategoryRecord, KnownCategory } from "../content/types.ts";
import { categoryFactsAt } from "../data/category-facts.ts";
import { categoryAt, newestArticles } from "../data/data-files.build.ts";
import { categoriesFile, linkOf } from "../data/data-files.ts";
import { asText, fromText } from "../data/one-text.ts";
import { useDataFile } from "../data/use-data-file.ts";
import { LOADING_DELAY } from "../limits.ts";
import type { ScreenHandle } from "../screen-handle.ts";
import { RelatedStrip } from "../sections/beside/related-strip.tsx";
import { WithSidebar } from "../sections/beside/with-sidebar.tsx";
import { CategoryHeading } from "../sections/categories/category-heading.tsx";
import { CategoryContact, CategoryText } from "../sections/categories/category-text.tsx";
import { LoadFailed } from "../sections/lost/load-failed.tsx";
import { MissingBody } from "../sections/lost/page-not-found.tsx";
import { useNewestLinks } from "../sections/news/newest-news.ts";
import { pageMetaWithoutTitle } from "../seo/page-meta.ts";
import { breadcrumbData, categoryData } from "../seo/structured-data.ts";
import { LoadingPlaceholder } from "../ui/page/loading-placeholder.tsx";
import { NOT_FOUND_TITLE } from "../ui/page/not-found-title.ts";
import type { Route } from "./+types/category.ts";

/** No call strip: the form stands at the end of the screen, with the telephone beside it. */
export const handle: ScreenHandle = { callStrip: false };

/** What the loaders give the screen: all of it on a full load, only the facts on navigation inside the site. */
interface Given {
  facts: CategoryFacts | null;
  prerendered: { category: CategoryRecord | null; news: ArticleLink[] } | null;
}

const given = (text: string | undefined): Given => fromText<Given>(text) ?? { facts: null, prerendered: null };

export const loader = async ({ params }: Route.LoaderArgs) =>
  asText({
    facts: await categoryFactsAt(params.slug),
    prerendered: { category: categoryAt(params.slug), news: newestArticles().map(linkOf) },
  } satisfies Given);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  asText({ facts: await categoryFactsAt(params.slug), prerendered: null } satisfies Given);

/** The heading of the form below the text. */
const FORM = "#category-title";

/** The title stands in the screen, which alone knows in the end whether the category exists. */
export function meta({ params, loaderData }: Route.MetaArgs) {
  const { facts, prerendered } = given(loaderData);
  const known = withFacts(entryAt(params.slug), facts);
  const path = categoryAddress(params.slug);
  if (!known || prerendered?.category === null) return pageMetaWithoutTitle({ title: "", path, hidden: true });
  const { title, description, image } = known;
  const data = [...categoryData(known), ...breadcrumbData(CATEGORIES, { title, to: path })];
  return pageMetaWithoutTitle({ title: pageTitle(title), description, path, picture: image, data });
}

/** What every page has of the category at an address. */
const entryAt = (slug: string) => catalogue.find((category) => category.slug === slug);

/** All that the build knew of it. */
const withFacts = (entry: CatalogueEntry | undefined, facts: CategoryFacts | null): KnownCategory | undefined =>
  entry && facts ? { ...entry, ...facts } : undefined;

export default function Category({ params, loaderData }: Route.ComponentProps) {
  const { facts, prerendered } = useMemo(() => given(loaderData), [loaderData]);
  return <CategoryScreen key={params.slug} slug={params.slug} facts={facts} prerendered={prerendered} />;
}

function CategoryScreen({ slug, facts, prerendered }: { slug: string } & Given) {
  const { data, loading } = useDataFile(
    categoriesFile,
    (records) => ({ category: records.find(({ title }) => slugOf(title) === slug) ?? null }),
    prerendered && { category: prerendered.category },
    { delay: LOADING_DELAY.category, background: 0 },
    undefined,
    "category",
  );
  const { data: news } = useNewestLinks(prerendered?.news ?? null);
  const entry = entryAt(slug);
  const known = withFacts(entry, facts);
  // On a line that drops neither the facts nor the text come.
  const missing = data ? !data.category : !entry && !loading;
  const title = missing ? NOT_FOUND_TITLE : (entry?.title ?? data?.category?.title ?? CATEGORIES.title);
  return (
    <>
      <title>{missing ? NOT_FOUND_TITLE : pageTitle(title)}</title>
      <CategoryHeading title={title} known={missing ? undefined : known} />
      <div className="wrap section below-head">
        <WithSidebar news={news} reading={data?.category && { html: data.category.content, askAt: FORM }}>
          {loading && <LoadingPlaceholder />}
          {missing && <MissingBody />}
          {data?.category && <CategoryText category={data.category} known={known} built={prerendered !== null} />}
          {!data && !loading && !missing && (
            <>
              <LoadFailed what="nội dung của danh mục này" />
              <CategoryContact />
            </>
          )}
        </WithSidebar>
      </div>
      {!missing && <RelatedStrip />}
    </>
  );
}
