import { useId } from "react";
import { NEWS } from "../../addresses.ts";
import type { ArticleCard } from "../../content/types.ts";
import type { Loaded } from "../../data/use-answer.ts";
import { NEWS_ON_HOME } from "../../limits.ts";
import { ArrowLink } from "../../ui/button.tsx";
import { SectionHead } from "../../ui/page/section-head.tsx";
import styles from "./latest-news.module.css";
import { type CardLayout, NewsCardPlaceholders, NewsCards } from "./news-card.tsx";

interface LatestNewsProps extends Loaded<ArticleCard[]> {
  title: string;
  /** `lead`: on the paper colour, as on the home page; `three`: on the kraft colour, under the grid of categories. */
  layout: CardLayout;
}

/** The newest articles on a screen that is about something else, and the link to all of them; nothing where there are none. */
export function LatestNews({ title, layout, data, loading }: LatestNewsProps) {
  const id = useId();
  if (data?.length === 0) return null;
  return (
    <section className={`below-first-view ${styles.news}`} data-layout={layout} aria-labelledby={id}>
      <div className="wrap section">
        <SectionHead title={title} id={id}>
          <ArrowLink to={NEWS.to}>Đọc tất cả bài viết</ArrowLink>
        </SectionHead>
        {loading && <NewsCardPlaceholders count={NEWS_ON_HOME} layout={layout} />}
        {data && <NewsCards articles={data} heading="h3" layout={layout} />}
        {!loading && !data && <p>Tin tức chưa tải được. Kiểm tra mạng rồi thử lại.</p>}
      </div>
    </section>
  );
}
