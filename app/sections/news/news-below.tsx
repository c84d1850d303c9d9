import { NEWS } from "../../addresses.ts";
import type { ArticleCard } from "../../content/types.ts";
import type { Loaded } from "../../data/use-data-file.ts";
import { NEWS_ON_HOME } from "../../limits.ts";
import { ArrowLink } from "../../ui/button.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import styles from "./news-below.module.css";
import { NewsCardPlaceholders, NewsCards } from "./news-card.tsx";

/** The news section under the grid of categories. */
export function NewsBelow({ data, loading }: Loaded<ArticleCard[]>) {
  return (
    <section className={styles.below} aria-labelledby="news-below">
      <div className="wrap section">
        <SectionHead title="Tin tức" id="news-below">
          <ArrowLink to={NEWS.to}>Đọc tất cả bài viết</ArrowLink>
        </SectionHead>
        {loading ? (
          <NewsCardPlaceholders count={NEWS_ON_HOME} layout="three" />
        ) : (
          <NewsCards articles={data ?? []} heading="h3" layout="three" />
        )}
      </div>
    </section>
  );
}
