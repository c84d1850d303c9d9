import { categoryAddress } from "../../addresses.ts";
import type { CatalogueEntry } from "../../content/types.ts";
import { Link } from "../../ui/link.tsx";
import { ScalePictogram } from "../../ui/marks/scale-pictogram.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./found-category.module.css";
import { Marked } from "./marked.tsx";
import type { Found } from "./matching.ts";

/** Pixels a metre of the pictograms. */
const SCALE = 10;

/** A category among the results: its whole picture, its name with the query marked, its usual size. The whole card is the link. */
export function FoundCategory({ found: { entry, fields } }: { found: Found<CatalogueEntry> }) {
  const [title] = fields;
  return (
    <Link className={styles.card} to={categoryAddress(entry.slug)}>
      <Picture source={entry.image} alt="" sizes="9rem" className={styles.picture} />
      <span className={styles.words}>
        <b>
          <Marked pieces={title} />
        </b>
        <small>{entry.size.label}</small>
        <ScalePictogram print={entry} scale={SCALE} tone="red" close />
      </span>
    </Link>
  );
}
