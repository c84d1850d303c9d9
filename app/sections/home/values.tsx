import { home } from "virtual:content/home";
import type { ReactNode } from "react";
import styles from "./values.module.css";

/** Matches words wider than 24/7 in display letters: four characters without a slash between them, or five in all. */
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

/** In a title the slash is set in the text font, because the display font's is a hairline. To screen readers the word stays one. */
const SLASH = <span className={styles.slash}>/</span>;

/** In display letters the slash is drawn as a stroke, because the font's is thinner than its digits. */
const STROKE = (
  <span className={styles.stroke}>
    <span className="visually-hidden">/</span>
  </span>
);

/** @param slash the element that replaces each '/' of the text */
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
