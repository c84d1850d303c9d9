import styles from "./loading-placeholder.module.css";

/** What stands while a screen waits: a print head lays ink over a sheet, once. To be read as one short sentence. */
export function LoadingPlaceholder() {
  return (
    <div className={styles.placeholder}>
      <p role="status" className={styles.words}>
        Máy đang in, chờ một chút…
      </p>
      <PrintingSheet />
      <GhostLine length="long" />
      <GhostLine length="whole" />
      <GhostLine length="short" />
    </div>
  );
}

/** Classes of what stands in place of a whole screen: so high that the footer does not come into view, nor near it, which would have its map loaded. */
export const STAND_IN = `wrap section ${styles.standIn}`;

/** The same in place of a whole screen. */
export function LoadingScreen() {
  return (
    <div className={STAND_IN}>
      <LoadingPlaceholder />
    </div>
  );
}

/** The sheet being printed, 4 : 3. Decorative. */
export function PrintingSheet() {
  return <div className={styles.printing} aria-hidden="true" />;
}

/** A line of text that has not come yet. Decorative. */
export function GhostLine({ length = "whole", tall }: { length?: "short" | "long" | "whole"; tall?: boolean }) {
  return <div className={styles.line} data-length={length} data-tall={tall || undefined} aria-hidden="true" />;
}
