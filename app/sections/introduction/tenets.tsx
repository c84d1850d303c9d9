import { introduction } from "virtual:content/introduction";
import styles from "./tenets.module.css";

/** Mission, goal and motto; the motto's first sentence is written like a sign. */
export function Tenets() {
  const { mission, goal, motto } = introduction;
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
        <p className={styles.sign}>{motto.sign}</p>
        {motto.text && <p>{motto.text}</p>}
      </section>
    </div>
  );
}
