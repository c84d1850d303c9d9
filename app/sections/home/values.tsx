import { home } from "virtual:content/home";
import type { ReactNode } from "react";
import styles from "./values.module.css";

/** Wider than 24/7 in display letters: four signs that stand together, five in all. */
const LONG_WORD = /[^/]{4}|.{5}/u;

/** The four value cards (specification §1) as flags across a street, hung by eyelets. */
export function Values() {
  return (
    <section className={`below-first-view ${styles.values}`} aria-labelledby="values">
      <h2 id="values" className="visually-hidden">
        Vì sao chọn chúng tôi
      </h2>
      <div className="wrap">
        <ul className={styles.line}>
          {home.values.map(({ word, title, text }) => (
            <li key={word} className={styles.flag}>
              <p className={styles.word} data-long={LONG_WORD.test(word) || undefined}>
                {withSlashes(word, STROKE)}
              </p>
              <h3>{withSlashes(title, SLASH)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** In a title it is set in the text face: the display face's is a hairline. One word to screen readers. */
const SLASH = <span className={styles.slash}>/</span>;

/** In display letters it is a stroke of its own: the font's is thinner than its figures. */
const STROKE = (
  <span className={styles.stroke}>
    <span className="visually-hidden">/</span>
  </span>
);

/** @param slash what stands for each '/' of the text */
function withSlashes(text: string, slash: ReactNode): ReactNode {
  const end = text.indexOf("/");
  if (end < 0) return text;
  return (
    <>
      {text.slice(0, end)}
      {slash}
      {withSlashes(text.slice(end + 1), slash)}
    </>
  );
}
