import { sayLength } from "../../../try-size/figures.ts";
import type { Point, Quad } from "../../../try-size/own-place/homography.ts";
import { matrix3d } from "../../../try-size/own-place/mesh.ts";
import type { Wish } from "../../../try-size/wish.ts";
import styles from "./own-place.module.css";

/** The print as it hangs in the photo: one picture that the browser draws in perspective, with its measures. */
export function HungInPhoto({
  print,
  quad,
  scale,
  wish,
}: {
  /** The print's picture, and the picture's size in pixels. */
  print: { src: string; width: number; height: number };
  /** Where the print lies, in pixels of the photo. */
  quad: Quad;
  /** Screen pixels per pixel of the photo. */
  scale: number;
  wish: Wish;
}) {
  const onScreen = quad.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Quad; // four in, four out
  const [upperLeft, upperRight, lowerRight] = onScreen;
  return (
    <>
      <img
        className={styles.print}
        src={print.src}
        width={print.width}
        height={print.height}
        alt=""
        draggable={false}
        data-hung=""
        style={{ transform: matrix3d(print, onScreen) }}
      />
      <span className={styles.measure} style={between(upperLeft, upperRight, 0, -14)}>
        {sayLength(wish.width, wish.unit)}
      </span>
      <span className={styles.measure} style={between(upperRight, lowerRight, 30, 0)}>
        {sayLength(wish.height, wish.unit)}
      </span>
    </>
  );
}

/** The middle between two corners, kept within the photo, which cuts off what is outside: a print may be larger than the photo. */
function between(a: Point, b: Point, right: number, down: number) {
  return {
    left: `clamp(2.75rem, ${(a.x + b.x) / 2 + right}px, 100% - 2.75rem)`,
    top: `clamp(1rem, ${(a.y + b.y) / 2 + down}px, 100% - 1rem)`,
  };
}
