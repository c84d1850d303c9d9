import * as inks from "../../../styles/inks.ts";
import type { Point } from "../../../try-size/own-place/homography.ts";
import styles from "./own-place.module.css";
import type { Photo } from "./photo.ts";

/** Side of the magnifier in screen pixels, and how much it enlarges what is on the screen. */
const SIDE = 112;
const POWER = 3;

/**
 * Shows what lies under the finger, at the side of the photo that is further away from the finger.
 *
 * @param at in pixels of the photo
 * @param scale screen pixels per pixel of the photo
 */
export function Magnifier({ photo, at, scale }: { photo: Photo; at: Point; scale: number }) {
  const span = SIDE / (scale * POWER);
  const half = span / 2;
  return (
    <svg
      className={styles.magnifier}
      data-side={at.x < photo.width / 2 ? "right" : "left"}
      viewBox={`${at.x - half} ${at.y - half} ${span} ${span}`}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
    >
      <image href={photo.src} width={photo.width} height={photo.height} preserveAspectRatio="none" />
      <path
        d={`M${at.x - half} ${at.y}h${span}M${at.x} ${at.y - half}v${span}`}
        stroke={inks.red}
        strokeWidth={span / 60}
        fill="none"
      />
    </svg>
  );
}
