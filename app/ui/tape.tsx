import styles from "./tape.module.css";

/** The yellow tape measure. `low` under the navigation, `tall` above the footer. */
export function Tape({ height }: { height?: "low" | "tall" }) {
  return <div className={styles.tape} data-height={height} aria-hidden="true" />;
}

/** The thin rule under a heading of the sidebar. */
export function TickRule() {
  return <div className={styles.tickRule} aria-hidden="true" />;
}
