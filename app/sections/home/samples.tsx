import { home } from "virtual:content/home";
import { catalogue } from "virtual:content/site";
import { Fragment, useId } from "react";
import { categoryAddress } from "../../addresses.ts";
import { ArrowLink } from "../../ui/button.tsx";
import { SectionHead } from "../../ui/page/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./samples.module.css";
import { useScrollThrough } from "./use-scroll-through.ts";
import worker from "./worker.svg";

/** The marks of a rule of two metres, in centimetres, from the top. */
const MARKS = [200, 180, 160, 140, 120, 100, 80, 60, 40, 20];

/** The category that each sample belongs to. */
const KIND = "in-standee";

/** 'Mẫu thiết kế nổi bật': three standees at one scale with a rule of 2 m and the worker of 1.6 m. */
export function Samples() {
  const { title, lead, hints, items } = home.samples;
  const id = useId();
  return (
    <section className={`section below-first-view ${styles.samples}`} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead title={title} id={id}>
          <p>
            {lead} <span className={styles.mouse}>{hints.mouse}</span>
            <span className={styles.touch}>{hints.touch}</span>
            <span className={styles.still}>{hints.still}</span>
          </p>
        </SectionHead>
        <div className={styles.stage}>
          <div className={styles.floor}>
            <div className={styles.rule} aria-hidden="true">
              {MARKS.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </div>
            <img className={styles.worker} src={worker} alt="" width={72} height={168} loading="lazy" />
            {items.map(({ name, image, alt }) => (
              <Fragment key={image}>
                <Standee name={name} image={image} alt={alt} />
                <Caption name={name} />
              </Fragment>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** A standee with a third of its print still rolled up: the print scrolls through while pointed at. */
function Standee({ name, image, alt }: { name: string; image: string; alt: string }) {
  const scrolling = useScrollThrough();
  return (
    <div className={styles.standee}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this shows a picture */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard; focus starts the scrolling */}
      <div className={styles.frame} role="group" aria-label={`Mẫu standee: ${name}`} tabIndex={0} {...scrolling}>
        <Picture source={image} shape="standee" alt={alt} sizes="(min-width: 40em) 21vw, 62vw" />
      </div>
    </div>
  );
}

/** The sample's name, and the link to its category. */
function Caption({ name }: { name: string }) {
  const category = catalogue.find(({ kind }) => kind === KIND);
  return (
    <p className={styles.caption}>
      {name}
      {category && <ArrowLink to={categoryAddress(category.slug)}>{category.title}</ArrowLink>}
    </p>
  );
}
