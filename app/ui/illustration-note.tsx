import { ILLUSTRATION_NOTE, isPhotograph } from "../content/pictures.ts";
import styles from "./illustration-note.module.css";

/** Says in the corner of a picture over the whole width that it is made, not a photograph of a delivered job; a photograph says nothing. `picture` is its address. */
export function IllustrationNote({ picture }: { picture: string }) {
  return isPhotograph(picture) ? null : <small className={styles.note}>{ILLUSTRATION_NOTE}</small>;
}
