import { useSearchParams } from "react-router";
import { CATEGORIES, NEWS, SEARCH } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import { SizeList } from "../sections/categories/size-list.tsx";
import { LoadFailed } from "../sections/lost/load-failed.tsx";
import { HowToSearch, NearBy, Outcome } from "../sections/search/search-help.tsx";
import { SearchResults } from "../sections/search/search-results.tsx";
import { useSearch } from "../sections/search/use-search.ts";
import { pageMetaWithoutTitle } from "../seo/page-meta.ts";
import { LoadingPlaceholder } from "../ui/page/loading-placeholder.tsx";
import { useHydrated } from "../ui/window/use-hydrated.ts";
import type { Route } from "./+types/search.ts";
import styles from "./search.module.css";

const DESCRIPTION =
  "Tìm sản phẩm in và bài viết theo tên: bạt hiflex, băng rôn, decal, backlit, canvas, standee, backdrop. Gõ không dấu cũng ra.";

/** The title stands in the screen: the build does not know the query. */
export const meta: Route.MetaFunction = () =>
  pageMetaWithoutTitle({ title: "", description: DESCRIPTION, path: SEARCH.to, hidden: true });

/** Results of the search (specification §2, §5); the prerendered page shows the placeholder. */
export default function Search() {
  const hydrated = useHydrated();
  const query = useSearchParams()[0].get("q")?.trim() ?? "";
  const screen = query ? <ResultsScreen key={query} query={query} /> : <HowToSearch />;
  return <div className={styles.view}>{hydrated ? screen : <Waiting />}</div>;
}

function Waiting() {
  return (
    <div className={`wrap section ${styles.screen}`}>
      <title>{pageTitle(SEARCH.title)}</title>
      <h1 className={styles.title}>{SEARCH.title}</h1>
      <p className={styles.scriptless}>
        Tìm kiếm cần JavaScript. Không có thì xem <a href={CATEGORIES.to}>{CATEGORIES.title}</a> hoặc{" "}
        <a href={NEWS.to}>{NEWS.title}</a>.
      </p>
      <div className={styles.waiting}>
        <LoadingPlaceholder />
      </div>
      <div className={styles.failed}>
        <LoadFailed what="phần tìm kiếm" />
      </div>
    </div>
  );
}

function ResultsScreen({ query }: { query: string }) {
  const results = useSearch(query);
  const nothing = results?.categories.length === 0 && results.articles?.length === 0;
  return (
    <div className={`wrap section ${styles.screen}`}>
      <title>{pageTitle(`${SEARCH.title}: ${query}`)}</title>
      <h1 className={styles.title}>
        Kết quả tìm kiếm cho: <mark role="none">{query}</mark>
      </h1>
      <Outcome count={results ? countOf(results) : undefined} near={nothing ? results.near : undefined} />
      {!results && (
        <div className={styles.waiting}>
          <LoadingPlaceholder />
        </div>
      )}
      {results && !nothing && <NearBy places={results.near} />}
      {results && (nothing ? <SizeList /> : <SearchResults results={results} />)}
      {results && !results.articles && <LoadFailed what="danh sách bài viết" />}
    </div>
  );
}

/** e.g. `1 danh mục, 5 bài viết.`; a kind without results is not named, unless nothing is known of the other. */
function countOf({ categories, articles }: NonNullable<ReturnType<typeof useSearch>>): string {
  const counts = [
    (categories.length > 0 || !articles) && `${categories.length} danh mục`,
    Boolean(articles?.length) && `${articles?.length} bài viết`,
  ];
  return `${counts.filter(Boolean).join(", ")}.`;
}
