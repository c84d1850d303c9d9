import { catalogue } from "virtual:content/site";
import { slugOf } from "../../../contract/slug.ts";
import { categoryAddress } from "../../addresses.ts";
import type { CategoryCard } from "../../content/types.ts";
import { Link } from "../../ui/link.tsx";
import { ScalePictogram } from "../../ui/marks/scale-pictogram.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./category-sheet.module.css";

/** Pixels a metre of the pictograms: the same on every sheet. */
const SCALE = 12;

interface CategorySheetProps {
  /** As the data file has it; its size comes from the catalogue, where the category stands there too. */
  category: CategoryCard;
  /** Widths at which the layout shows the picture. */
  sizes: string;
}

/**
 * A category as a print on the wall: its picture, and below it a label with its usual size beside a person. The whole sheet is the link.
 * Its layout says by `--ratio` how wide the picture is through its height. Of two in a row the label of the lower one grows, so that their
 * pictures end on one line; by `--rows` a layout lets the picture grow instead.
 */
export function CategorySheet({ category: { title, imageUrl }, sizes }: CategorySheetProps) {
  const slug = slugOf(title);
  const known = catalogue.find((entry) => entry.slug === slug);
  return (
    <Link className={styles.sheet} to={categoryAddress(slug)} data-category={known?.kind}>
      <span className={styles.frame}>
        <Picture source={imageUrl} alt="" sizes={sizes} className={styles.image} />
      </span>
      <span className={styles.label}>
        <span>
          <b>{known?.title ?? title}</b>
          {known && <small>{known.size.label}</small>}
        </span>
        {known && <ScalePictogram print={known} scale={SCALE} tone="red" close />}
      </span>
    </Link>
  );
}
