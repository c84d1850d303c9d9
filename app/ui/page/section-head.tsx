import type { ReactNode } from "react";
import styles from "./section-head.module.css";

/** Heading of a section with what stands beside it: a line of text or a link. */
export function SectionHead({ title, id, children }: { title: string; id?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
