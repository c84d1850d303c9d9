import { catalogue } from "virtual:content/site";
import { slugOf } from "../../../contract/slug.ts";
import { categoryAddress } from "../../addresses.ts";
import type { CategoryCard } from "../../content/types.ts";
import { Link } from "../../ui/link.tsx";
import { ScalePictogram } from "../../ui/marks/scale-pictogram.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./category-sheet.module.css";

/** Pixels a metre of the pictograms, on every sheet; a print for the hand is drawn from closer. */
const SCALE = 12;

interface CategorySheetProps {
  /** The category as the data file has it; its size comes from the catalogue, if the category stands there too. */
  category: CategoryCard;
  /** Widths at which the layout shows the picture. */
  sizes: string;
}

/**
 * A category as a print on the wall: its picture, and below it a label with its usual size beside a person. The whole sheet is the link.
 * The layout around a sheet sets `--ratio`, the picture's width divided by its height. Of two sheets in a row, the label of the lower one grows,
 * so that both pictures end on one line; with `--rows` a layout lets the picture grow instead.
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
