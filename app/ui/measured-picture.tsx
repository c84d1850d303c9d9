import { ILLUSTRATION_NOTE, isPhotograph } from "../content/pictures.ts";
import type { KnownCategory } from "../content/types.ts";
import { Ruler } from "./marks/ruler.tsx";
import styles from "./measured-picture.module.css";
import { Picture } from "./picture.tsx";

/** Height of a category's picture as a share of its width. */
const HEIGHT_SHARE = 3 / 4;

/** The same as `PHONE_WIDTH` (app/content/pictures.ts), for a picture with a ruler at its side, which covers 81 to 82vw. */
const PHONE_WIDTH_BESIDE_RULER = "80vw";

type Measured = Pick<KnownCategory, "image" | "alt" | "caption" | "pictureMetres">;

/**
 * A category's picture in a frame of rulers: what lies in the plane of the print can be read off in metres.
 *
 * @param sizes how wide it is on screens wider than a phone, as the attribute `sizes` says it
 */
export function MeasuredPicture({ category, sizes }: { category: Measured; sizes: string }) {
  const { image, alt, caption, pictureMetres } = category;
  return (
    <figure className={styles.measured}>
      <div className={styles.corner} aria-hidden="true">
        m
      </div>
      <Ruler along="top" metres={pictureMetres} />
      <div className={styles.left}>
        <Ruler along="left" metres={pictureMetres * HEIGHT_SHARE} />
      </div>
      <Picture source={image} alt={alt} sizes={`${sizes}, ${PHONE_WIDTH_BESIDE_RULER}`} />
      <figcaption>
        {caption} Vạch trên thước: mét.{!isPhotograph(image) && ` ${ILLUSTRATION_NOTE}.`}
      </figcaption>
    </figure>
  );
}
