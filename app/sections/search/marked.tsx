import styles from "./marked.module.css";
import type { Piece } from "./matching.ts";

/** A text with the places marked where the query stands; for the eye alone, because screen readers would break each word with "highlight start, highlight end". */
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
