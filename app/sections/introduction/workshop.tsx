import { introduction } from "virtual:content/introduction";
import { MeasuredPicture } from "../../ui/measured-picture.tsx";
import styles from "./workshop.module.css";

/** Who works here and on what, beside the measured picture of the workshop. */
export function Workshop() {
  const { workshop } = introduction;
  return (
    <section className={`section on-dark below-opening ${styles.workshop}`} aria-labelledby="workshop">
      <div className={`wrap ${styles.grid}`}>
        <MeasuredPicture category={workshop} sizes="(min-width: 100em) 67rem, (min-width: 64em) 64vw" />
        <div>
          <h2 id="workshop">{workshop.title}</h2>
          {workshop.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
