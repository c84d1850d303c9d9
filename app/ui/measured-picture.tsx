import { ILLUSTRATION_NOTE, isPhotograph } from "../content/pictures.ts";
import type { KnownCategory } from "../content/types.ts";
import styles from "./measured-picture.module.css";
import { Picture } from "./picture.tsx";
import { Ruler } from "./ruler.tsx";

/** Height of a category's picture as a share of its width. */
const HEIGHT_SHARE = 3 / 4;

type Measured = Pick<KnownCategory, "image" | "alt" | "caption" | "pictureMetres">;

/**
 * A category's picture in a frame of rulers: what lies in the plane of the print can be read off in metres.
 *
 * @param first whether it is what the first view shows
 */
export function MeasuredPicture({ category, first }: { category: Measured; first?: boolean }) {
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
      <Picture
        source={image}
        alt={alt}
        first={first ?? false}
        sizes="(min-width: 100em) 67rem, (min-width: 64em) 64vw, 95vw"
      />
      <figcaption>
        <span>{caption} Vạch trên thước: mét.</span>
        {!isPhotograph(image) && <span>{ILLUSTRATION_NOTE}</span>}
      </figcaption>
    </figure>
  );
}
