import { home } from "virtual:content/home";
import { catalogue } from "virtual:content/site";
import { slugOf } from "../../../contract/slug.ts";
import { TRY_SIZE } from "../../addresses.ts";
import { HALF_PHONE_WIDTH, PHONE_WIDTH } from "../../content/pictures.ts";
import type { CategoryCard } from "../../content/types.ts";
import { BUILT_CATEGORIES } from "../../data/built-categories.ts";
import type { Loaded } from "../../data/use-answer.ts";
import { Link } from "../../ui/link.tsx";
import { PrintingSheet } from "../../ui/page/loading-placeholder.tsx";
import { SectionHead } from "../../ui/page/section-head.tsx";
import { CategorySheet } from "../categories/category-sheet.tsx";
import { SizeList } from "../categories/size-list.tsx";
import { LoadFailed } from "../lost/load-failed.tsx";
import styles from "./category-wall.module.css";
import { hang, type Place } from "./hanging.ts";

/**
 * 'Dịch vụ in': all categories as prints of different sizes on one wall; 'Loading...' until they are here (specification §4).
 *
 * @param whole false while only the first view is wanted: the prints hang below it
 */
export function CategoryWall({
  categories: { data, loading },
  whole,
}: {
  categories: Loaded<CategoryCard[]>;
  whole: boolean;
}) {
  return (
    <section className="section below-first-view" id="dich-vu-in" aria-labelledby="category-wall">
      <div className={`wrap ${styles.section}`}>
        <SectionHead title={home.services.title} id="category-wall">
          <p>
            {home.services.lead} <Link to={TRY_SIZE.to}>Thử khổ in</Link>
          </p>
        </SectionHead>
        {(loading || !whole) && <Loading whole={whole} />}
        {data && whole && <Wall categories={data} />}
        {!loading && !data && whole && <Unloaded />}
      </div>
    </section>
  );
}

/**
 * As tall as the wall will be, so that nothing moves when the wall comes: it holds the invisible wall of the categories that the build knew. As long as only
 * the first view is wanted, it is as tall as the window.
 */
function Loading({ whole }: { whole: boolean }) {
  return (
    <div className={styles.loading} data-first={!whole || undefined}>
      <PrintingSheet />
      <p role="status" lang="en">
        Loading...
      </p>
      {whole && <Wall categories={BUILT_CATEGORIES} />}
    </div>
  );
}

/** Shown where the data could not be loaded: the telephone, and every category as the build knew it. */
function Unloaded() {
  return (
    <div className={styles.unloaded}>
      <LoadFailed what="ảnh các loại in" />
      <SizeList />
    </div>
  );
}

function Wall({ categories }: { categories: CategoryCard[] }) {
  const prints = categories.map((category) => {
    const known = catalogue.find(({ slug }) => slug === slugOf(category.title));
    return { category, ratio: known && known.size.width / known.size.height };
  });
  return (
    <ul className={styles.wall}>
      {hang(prints).map(({ category, place }) => (
        <li key={category.title} data-columns={place.columns} data-rows={place.rows} data-narrow={place.narrow}>
          <CategorySheet category={category} sizes={sizesOf(place)} />
        </li>
      ))}
    </ul>
  );
}

/** On the wall of six columns, how much of the window's width a picture covers; a tall print shows only the middle of a 4 : 3 picture, which is wider. */
const NARROW_SIZES = {
  whole: PHONE_WIDTH,
  tall: "(min-width: 48em) 104vw, 125vw",
  half: HALF_PHONE_WIDTH,
};

function sizesOf({ columns, rows, narrow }: Place): string {
  const wide = rows === 2 && columns === 3 ? 62 : Math.round((columns / 12) * 95);
  return `(min-width: 64em) ${wide}vw, ${NARROW_SIZES[narrow]}`;
}
