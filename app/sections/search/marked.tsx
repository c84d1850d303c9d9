import styles from "./marked.module.css";
import type { Piece } from "./matching.ts";

/** A text with the places marked where the query stands. */
export function Marked({ pieces = [] }: { pieces: Piece[] | undefined }) {
  return pieces.map(({ text, hit, at }) =>
    hit ? (
      <mark key={at} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
