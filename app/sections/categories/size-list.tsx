import { catalogue } from "virtual:content/site";
import { categoryAddress } from "../../addresses.ts";
import { Link } from "../../ui/link.tsx";
import { ScalePictogram } from "../../ui/marks/scale-pictogram.tsx";
import styles from "./size-list.module.css";

/** Pixels a metre: all categories share one scale. */
const SCALE = 15;

/** The categories beside a person, each a way out of a page that found nothing. */
export function SizeList() {
  return (
    <nav aria-label="Chọn một loại in">
      <ul className={styles.list}>
        {catalogue.map((category) => (
          <li key={category.slug}>
            <Link to={categoryAddress(category.slug)}>
              <span>{category.title}</span>
              <ScalePictogram print={category} scale={SCALE} tone="red" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
