import { catalogue } from "virtual:content/site";
import { Link } from "react-router";
import { ScalePictogram } from "../../ui/scale-pictogram.tsx";
import styles from "./size-list.module.css";

/** Pixels a metre: all nine share one scale. */
const SCALE = 15;

/** The nine categories beside a person, each a way out of a page that found nothing. */
export function SizeList() {
  return (
    <nav aria-label="Chọn một loại in">
      <ul className={styles.list}>
        {catalogue.map((category) => (
          <li key={category.slug}>
            <Link to={`/danh-muc-in/${category.slug}`} prefetch="intent">
              <span>{category.title}</span>
              <ScalePictogram print={category} scale={SCALE} tone="red" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
