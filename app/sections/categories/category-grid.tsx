import { HALF_PHONE_WIDTH, PHONE_WIDTH } from "../../content/pictures.ts";
import type { CategoryCard } from "../../content/types.ts";
import styles from "./category-grid.module.css";
import { CategorySheet } from "./category-sheet.tsx";

const SIZES = "(min-width: 100em) 22rem, (min-width: 64em) 24vw, (min-width: 40em) 32vw, ";

/** All categories in sheets of one size; the text of the specification where there are none. */
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
        // On a phone two stand in a row; what is left over has a row to itself.
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
