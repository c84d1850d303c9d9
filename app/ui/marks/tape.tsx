import styles from "./tape.module.css";

/** The yellow tape measure. `low` under the navigation, `tall` above the footer. */
export function Tape({ height }: { height?: "low" | "tall" }) {
  return <div className={styles.tape} data-height={height} aria-hidden="true" />;
}

/** The heading of a list at the side, over a thin rule with ticks. */
export function TickHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className={styles.tickHeading}>
      {children}
    </h2>
  );
}
