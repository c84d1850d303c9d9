import { slugOf } from "../../../contract/slug.ts";
import { PHONE_WIDTH } from "../../content/pictures.ts";
import type { CategoryCard } from "../../content/types.ts";
import { RELATED_INTERVAL } from "../../limits.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { SectionHead } from "../../ui/page/section-head.tsx";
import { CategorySheet } from "../categories/category-sheet.tsx";
import styles from "./related-categories.module.css";

const TITLE = "Danh mục liên quan";

/** The carousel of print categories below the news (specification §2): 1 slide, 2 from 768 px, 3 from 992 px, 4 from 1100 px. */
export function RelatedCategories({ categories }: { categories: CategoryCard[] }) {
  if (categories.length === 0) return null;
  const slides = categories.map((category) => ({
    key: slugOf(category.title),
    content: (
      <CategorySheet
        category={category}
        sizes={`(min-width: 1100px) 24vw, (min-width: 992px) 32vw, (min-width: 768px) 47vw, ${PHONE_WIDTH}`}
      />
    ),
  }));
  return (
    <div className={`below-first-view ${styles.related}`} data-count={categories.length} data-screen-only>
      <div className="wrap section">
        <SectionHead title={TITLE} />
        <Carousel
          label={TITLE}
          slides={slides}
          interval={RELATED_INTERVAL}
          controls="row"
          className={styles.carousel}
        />
      </div>
    </div>
  );
}
