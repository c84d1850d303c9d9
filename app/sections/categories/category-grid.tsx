import { HALF_PHONE_WIDTH, PHONE_WIDTH } from "../../content/pictures.ts";
import type { CategoryCard } from "../../content/types.ts";
import styles from "./category-grid.module.css";
import { CategorySheet } from "./category-sheet.tsx";

const SIZES = "(min-width: 100em) 22rem, (min-width: 64em) 24vw, (min-width: 40em) 32vw, ";

/** All categories as sheets of one size; if there are none, the text that the specification asks for. */
export function CategoryGrid({ categories }: { categories: CategoryCard[] }) {
  if (categories.length === 0)
    return (
      <p className={styles.empty} lang="en">
        Not found...
      </p>
    );
  return (
    <ul className={styles.grid}>
      {categories.map((category, place) => {
        // On a phone two sheets stand in a row; the last of an odd number has a row to itself.
        const alone = place % 2 === 0 && place === categories.length - 1;
        return (
          <li key={category.title}>
            <CategorySheet category={category} sizes={SIZES + (alone ? PHONE_WIDTH : HALF_PHONE_WIDTH)} />
          </li>
        );
      })}
    </ul>
  );
}
