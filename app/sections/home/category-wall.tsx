import { home } from "virtual:content/home";
import { slugOf } from "../../../contract/slug.ts";
import type { CategoryCard } from "../../content/types.ts";
import type { Loaded } from "../../data/use-data-file.ts";
import { PrintingSheet } from "../../ui/loading-placeholder.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { CategorySheet } from "../categories/category-sheet.tsx";
import styles from "./category-wall.module.css";

/** How the prints hang, in reading order: what is wide gets a wide sheet. A category that is not here hangs after them. */
const PLACES: { slug: string; scale?: number; sizes?: string }[] = [
  { slug: "in-bat-hiflex", scale: 15, sizes: "(min-width: 64em) 48vw, 95vw" },
  { slug: "in-standee", sizes: "(min-width: 64em) 75vw, 116vw" },
  { slug: "in-backlit", scale: 11 },
  { slug: "in-hastag-cam-tay", scale: 15 },
  { slug: "in-decal-o-to", scale: 11 },
  { slug: "in-decal-pp" },
  { slug: "in-lua-canvas", scale: 15 },
  { slug: "in-bang-ron", sizes: "(min-width: 64em) 64vw, 95vw" },
  { slug: "in-backdrop" },
];
const SIZES = "(min-width: 64em) 28vw, 62vw";

/** 'Dịch vụ in': all categories as prints of different sizes on one wall; 'Loading...' until they are here (specification §4). */
export function CategoryWall({ categories }: { categories: Loaded<CategoryCard[]> }) {
  return (
    <section className={`section ${styles.section}`} id="dich-vu-in" aria-labelledby="category-wall">
      <div className="wrap">
        <SectionHead title={home.services.title} id="category-wall">
          <p>{home.services.lead}</p>
        </SectionHead>
        {categories.loading && (
          <div className={styles.loading}>
            <PrintingSheet />
            <p role="status" lang="en">
              Loading...
            </p>
          </div>
        )}
        {categories.data && <Wall categories={categories.data} />}
      </div>
    </section>
  );
}

function Wall({ categories }: { categories: CategoryCard[] }) {
  const hung = categories
    .map((category) => ({ category, place: PLACES.findIndex(({ slug }) => slug === slugOf(category.title)) }))
    .sort(
      (one, other) => (one.place < 0 ? PLACES.length : one.place) - (other.place < 0 ? PLACES.length : other.place),
    );
  return (
    <ul className={styles.wall}>
      {hung.map(({ category, place }) => (
        <li key={category.title}>
          <CategorySheet category={category} scale={PLACES[place]?.scale} sizes={PLACES[place]?.sizes ?? SIZES} />
        </li>
      ))}
    </ul>
  );
}
