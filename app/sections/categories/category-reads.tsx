import { articleAddress } from "../../addresses.ts";
import type { KnownCategory } from "../../content/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./category-reads.module.css";

/** Articles about a category, below its text; nothing where there are none. */
export function CategoryReads({ category }: { category: Pick<KnownCategory, "title" | "reads"> }) {
  if (category.reads.length === 0) return null;
  return (
    <section className={styles.reads} data-screen-only aria-labelledby="category-reads">
      <h2 id="category-reads">Đọc trước khi đặt</h2>
      <ul>
        {category.reads.map(({ title, slug }) => (
          <li key={slug}>
            <Link to={articleAddress(slug)}>
              {title}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
