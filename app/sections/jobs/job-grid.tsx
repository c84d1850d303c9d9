import { monthInWords } from "../../content/calendar/month.ts";
import { PHONE_WIDTH } from "../../content/pictures.ts";
import type { JobCard } from "../../content/types.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./job-grid.module.css";

/**
 * Prints that were delivered: photograph, and below it a printer's docket.
 *
 * @param heading level of the names: they stand under the page's title or under a section's
 */
export function JobGrid({ jobs, heading: Heading }: { jobs: JobCard[]; heading: "h2" | "h3" }) {
  return (
    <ul className={styles.grid}>
      {jobs.map(({ title, image, alt, measure, material, place, month }) => (
        <li key={`${image} ${title}`} className={styles.job}>
          <Picture source={image} alt={alt} sizes={`(min-width: 64em) 30vw, (min-width: 40em) 46vw, ${PHONE_WIDTH}`} />
          <div className={styles.docket}>
            <Heading>{title}</Heading>
            <p>
              <b className="no-break">{measure}</b> · {material}
            </p>
            <p className={styles.place}>
              {place}, <time dateTime={month}>{monthInWords(month)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
