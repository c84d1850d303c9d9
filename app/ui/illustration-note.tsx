import styles from "./illustration-note.module.css";

/** Says in the corner of a picture over the whole width that it is made, not a photograph of a delivered job. */
export function IllustrationNote() {
  return <small className={styles.note}>Hình minh họa</small>;
}
