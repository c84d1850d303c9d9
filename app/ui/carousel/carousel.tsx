import { type ReactNode, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import styles from "./carousel.module.css";
import { useEmbla } from "./use-embla.ts";
import { useRotation } from "./use-rotation.ts";

/** So many dots have room in a row on a phone, each as wide as a finger needs. */
const ROW_OF_DOTS = 12;

interface CarouselProps {
  /** What it shows, as its accessible name. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Milliseconds until it moves on by itself. */
  interval: number;
  /** `bar`: one dark bar with everything, over the slides where there is room; `row`: dots left and squares right, below the slides. */
  controls: "bar" | "row";
  /** Sets `--in-view` (slides in view, default 1), `--slide-gap` (default none), and `--controls` to `none` where all slides are in view. */
  className?: string | undefined;
}

/**
 * Slides that move on by themselves, by swipe and by buttons, in a ring (specification §4; W3C carousel pattern). The prerendered
 * track scrolls by itself, so nothing is lost without script; the slides out of view become inert once Embla moves it.
 */
export function Carousel({ label, slides, interval, controls, className }: CarouselProps) {
  const count = slides.length;
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { rotating, stopped, toggle, restart, holds } = useRotation(interval, () =>
    setIndex((now) => (now + 1) % count),
  );
  function show(slide: number) {
    if (slide === index) return;
    setIndex((slide + count) % count);
    restart();
  }
  const inView = useEmbla(viewport, index, show);
  const hidden = (slide: number) => inView !== null && (slide - index + count) % count >= inView;

  return (
    <section
      className={[styles.carousel, className].filter(Boolean).join(" ")}
      aria-roledescription="dải ảnh"
      aria-label={label}
      data-early
      {...holds}
    >
      <div className={styles.controls} data-controls={controls}>
        <button type="button" className={styles.pause} aria-label={stopped ? "Chạy tiếp" : "Tạm dừng"} onClick={toggle}>
          <Icon name={stopped ? "play" : "pause"} />
        </button>
        <button type="button" className={styles.arrow} aria-label="Tấm trước" onClick={() => show(index - 1)}>
          <Icon name="left" />
        </button>
        <div className={styles.dots} data-many={count > ROW_OF_DOTS || undefined}>
          {slides.map(({ key }, slide) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={`Tấm ${slide + 1}`}
              aria-current={slide === index || undefined}
              onClick={() => show(slide)}
            />
          ))}
        </div>
        <button type="button" className={styles.arrow} aria-label="Tấm sau" onClick={() => show(index + 1)}>
          <Icon name="right" />
        </button>
      </div>
      <div className={styles.viewport} ref={viewport} data-moved={inView !== null || undefined}>
        <div className={styles.track} aria-live={rotating ? "off" : "polite"}>
          {slides.map(({ key, content }, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: role and names are those of the W3C carousel pattern
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="tấm"
              aria-label={`${slide + 1} trên ${count}`}
              inert={hidden(slide)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
