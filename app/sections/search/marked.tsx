import styles from "./marked.module.css";
import type { Piece } from "./matching.ts";

/** A text in which the query is marked; for the eye only, because screen readers would interrupt each word with "highlight start, highlight end". */
export function Marked({ pieces = [] }: { pieces: Piece[] | undefined }) {
  return pieces.map(({ text, hit, at }) =>
    hit ? (
      <mark key={at} role="none" className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
