import type { ReactNode } from "react";
import type { Row as RowName } from "../../../try-size/missing.ts";
import styles from "./row.module.css";
import { rowId } from "./row-id.ts";

/** Characters; a longer text is set in smaller letters on paper. */
const LONG = 240;

/**
 * One row of the docket: number, name, leader, value. It can be understood by itself.
 *
 * @param missing whether the value only says that there is none yet
 * @param onPaper what the row says on paper, where there is no control to show it
 */
export function Row({
  name,
  number,
  title,
  value,
  missing,
  onPaper,
  children,
}: {
  name: RowName;
  number: number;
  title: string;
  value: string;
  missing?: boolean;
  onPaper?: string | undefined;
  children: ReactNode;
}) {
  const id = rowId(name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a form on paper; its controls are grouped by fieldsets of their own
    <section className={styles.row} id={id} role="group" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={styles.head}>
        <b data-ground aria-hidden="true">
          {number}
        </b>
        <h3 id={`${id}-title`}>{title}</h3>
        <i aria-hidden="true" />
        <span className={styles.value} data-missing={missing || undefined}>
          {value}
        </span>
      </div>
      {onPaper && (
        <p className={styles.onPaper} data-long={onPaper.length > LONG || undefined}>
          {onPaper}
        </p>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
