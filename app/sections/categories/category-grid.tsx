import type { CategoryCard } from "../../content/types.ts";
import styles from "./category-grid.module.css";
import { CategorySheet } from "./category-sheet.tsx";

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
      {categories.map((category) => (
        <li key={category.title}>
          <CategorySheet
            category={category}
            sizes="(min-width: 100em) 22rem, (min-width: 64em) 24vw, (min-width: 40em) 32vw, 62vw"
          />
        </li>
      ))}
    </ul>
  );
}
