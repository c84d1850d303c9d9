import { introduction } from "virtual:content/introduction";
import styles from "./commitments.module.css";

/** What is promised to every customer; their number is as large as the screen. */
export function Commitments() {
  const { title, items } = introduction.commitments;
  return (
    <section className={`section on-dark ${styles.commitments}`} aria-labelledby="commitments">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="commitments">
          <span className={styles.number}>{items.length}</span> {title}
        </h2>
        <ol>
          {items.map((item, place) => (
            <li key={item.title}>
              <b aria-hidden="true">{place + 1}</b>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
