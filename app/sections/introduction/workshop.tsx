import { introduction } from "virtual:content/introduction";
import { words } from "virtual:content/site";
import { MeasuredPicture } from "../../ui/measured-picture.tsx";
import styles from "./workshop.module.css";

/** Metres across the picture of the workshop: estimated from the printer in it. */
const PICTURE_METRES = 4.6;

/** Who works here and on what, beside the measured picture of the workshop. */
export function Workshop() {
  const { workshop, picture } = introduction;
  const { alt = "" } = words.work.blocks.find(({ image }) => image === picture) ?? {};
  const measured = { image: picture, alt, caption: "Máy in cuộn và giá vật liệu.", pictureMetres: PICTURE_METRES };
  return (
    <section className={`section on-dark below-opening ${styles.workshop}`} aria-labelledby="workshop">
      <div className={`wrap ${styles.grid}`}>
        <MeasuredPicture category={measured} sizes="(min-width: 100em) 67rem, (min-width: 64em) 64vw" />
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
