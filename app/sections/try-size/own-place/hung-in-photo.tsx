import { sayLength } from "../../../try-size/figures.ts";
import type { Point, Quad } from "../../../try-size/own-place/homography.ts";
import { matrix3d } from "../../../try-size/own-place/mesh.ts";
import type { Wish } from "../../../try-size/wish.ts";
import styles from "./own-place.module.css";

/** The print as it hangs in the photo: one picture laid into perspective by the browser, with its measures. */
export function HungInPhoto({
  print,
  quad,
  scale,
  wish,
}: {
  /** Its picture, with the picture's pixels. */
  print: { src: string; width: number; height: number };
  /** Where it lies, in pixels of the photo. */
  quad: Quad;
  /** Screen pixels to one of the photo's. */
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

/** Within the photo, which cuts what is outside: a print may be larger than it. */
function between(a: Point, b: Point, right: number, down: number) {
  return {
    left: `clamp(2.75rem, ${(a.x + b.x) / 2 + right}px, 100% - 2.75rem)`,
    top: `clamp(1rem, ${(a.y + b.y) / 2 + down}px, 100% - 1rem)`,
  };
}
