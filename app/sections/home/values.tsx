import { home } from "virtual:content/home";
import styles from "./values.module.css";

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
              <p className={styles.word}>
                <Word text={word} />
              </p>
              <h3>{withSlash(title)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A title whose '/' is set in the text face: the display face's is a hairline. One word to screen readers. */
function withSlash(title: string) {
  const [before, after] = title.split("/");
  if (after === undefined) return title;
  return (
    <>
      {before}
      <span className={styles.slash}>/</span>
      {after}
    </>
  );
}

/** A word in display letters with a stroke of its own for '/': the font's is thinner than its figures. */
function Word({ text }: { text: string }) {
  const [before, after] = text.split("/");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className={styles.stroke}>
        <span className="visually-hidden">/</span>
      </span>
      {after}
    </>
  );
}
