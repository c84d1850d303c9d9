import { home } from "virtual:content/home";
import { useId } from "react";
import { Picture } from "../../ui/picture.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import styles from "./samples.module.css";
import { useScrollThrough } from "./use-scroll-through.ts";
import worker from "./worker.svg";

/** The marks of a rule of two metres, in centimetres, from the top. */
const MARKS = [200, 180, 160, 140, 120, 100, 80, 60, 40, 20];

/** 'Mẫu thiết kế nổi bật': three standees at one scale with a rule of 2 m and the worker of 1.6 m. */
export function Samples() {
  const { title, lead, items } = home.samples;
  const id = useId();
  return (
    <section className={`section ${styles.samples}`} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead title={title} id={id}>
          <p>{lead}</p>
        </SectionHead>
        <div className={styles.floor}>
          <div className={styles.measure} aria-hidden="true">
            <div className={styles.rule}>
              {MARKS.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </div>
            <img className={styles.worker} src={worker} alt="" width={72} height={168} loading="lazy" />
          </div>
          {items.map(({ name, image, alt }) => (
            <Standee key={image} name={name} image={image} alt={alt} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A standee whose print is taller than its frame: it scrolls through while pointed at. */
function Standee({ name, image, alt }: { name: string; image: string; alt: string }) {
  const scrolling = useScrollThrough();
  return (
    <div className={styles.standee}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this shows a picture */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard; focus starts the scrolling */}
      <div className={styles.frame} role="group" aria-label={`Mẫu standee: ${name}`} tabIndex={0} {...scrolling}>
        <Picture source={image} shape="standee" alt={alt} sizes="(min-width: 48em) 21vw, 62vw" />
      </div>
    </div>
  );
}
