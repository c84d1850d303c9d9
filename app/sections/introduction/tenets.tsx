import { introduction } from "virtual:content/introduction";
import styles from "./tenets.module.css";

/** Mission, goal and motto; the motto's first sentence is written like a sign. */
export function Tenets() {
  const { mission, goal, motto } = introduction;
  const [sign, rest] = firstSentence(motto.text);
  return (
    <div className={`wrap section ${styles.tenets}`}>
      {[mission, goal].map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section className="on-dark">
        <h2>{motto.title}</h2>
        <p className={styles.sign}>{sign}</p>
        {rest && <p>{rest}</p>}
      </section>
    </div>
  );
}

function firstSentence(text: string): [sentence: string, rest: string] {
  const end = text.indexOf(". ") + 1 || text.length;
  return [text.slice(0, end), text.slice(end).trim()];
}
