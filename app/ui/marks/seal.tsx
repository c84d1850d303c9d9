import styles from "./seal.module.css";

/** The mark of the house: 'Ấn' is a seal. Decorative; the name stands beside it. */
export function Seal({ sign = "Ấ" }: { sign?: "Ấ" | "!" }) {
  return (
    <span className={styles.seal} data-ground data-sign={sign === "!" ? "warning" : undefined} aria-hidden="true">
      {sign}
    </span>
  );
}
