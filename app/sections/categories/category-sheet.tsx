import { catalogue } from "virtual:content/site";
import type { ReactNode } from "react";
import { slugOf } from "../../../contract/slug.ts";
import { categoryAddress } from "../../addresses.ts";
import type { CategoryRecord } from "../../content/types.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ScalePictogram } from "../../ui/scale-pictogram.tsx";
import styles from "./category-sheet.module.css";

interface CategorySheetProps {
  /** As the data file has it; its size comes from the catalogue, where the category stands there too. */
  category: Pick<CategoryRecord, "title" | "imageUrl">;
  /** Where it is known already; else it follows from the title of the data file. */
  slug?: string;
  /** The title as it is to be shown, for example with marked words. */
  title?: ReactNode;
  /** Pixels a metre of the pictogram. */
  scale?: number;
  /** Widths at which the layout shows the picture. */
  sizes: string;
}

/** A category as a print on the wall: picture, and a label with its usual size beside a person. The whole sheet is the link. */
export function CategorySheet({
  category,
  slug = slugOf(category.title),
  title,
  scale = 13,
  sizes,
}: CategorySheetProps) {
  const known = catalogue.find((entry) => entry.slug === slug);
  return (
    <Link className={styles.sheet} to={categoryAddress(slug)} data-category={slug}>
      <Picture source={category.imageUrl} alt="" sizes={sizes} className={styles.image} />
      <span className={styles.label}>
        <span>
          <b>{title ?? known?.title ?? category.title}</b>
          {known && <small>{known.size.label}</small>}
        </span>
        {known && <ScalePictogram print={known} scale={scale} tone="red" close />}
      </span>
    </Link>
  );
}
