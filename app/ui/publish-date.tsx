import { formatDate } from "./date.ts";
import styles from "./publish-date.module.css";

/**
 * The day of an article, behind a piece of tape.
 *
 * @param date ISO date
 */
export function PublishDate({ date }: { date: string }) {
  return (
    <time className={styles.date} dateTime={date}>
      {formatDate(date)}
    </time>
  );
}
