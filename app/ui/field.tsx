import type { ReactNode } from "react";
import styles from "./field.module.css";

/**
 * A labelled place to type.
 *
 * @param id of the control, which stands inside
 * @param wide over the whole width of the form where it has two columns
 */
export function Field({
  id,
  label,
  wide,
  children,
}: {
  id: string;
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={styles.field} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  );
}
