import { ILLUSTRATION_NOTE, isPhotograph } from "../content/pictures.ts";
import styles from "./illustration-note.module.css";

/**
 * Says in the corner of a picture over the whole width that it is made, not a photograph of a delivered job; a photograph says nothing. `picture` is its
 * address; `only` names the screens that show the picture, where not all do: the style sheet of its place hides the note on the others.
 */
export function IllustrationNote({ picture, only }: { picture: string; only?: "phones" | "computers" | undefined }) {
  return isPhotograph(picture) ? null : (
    <small className={styles.note} data-ground data-only={only}>
      {ILLUSTRATION_NOTE}
    </small>
  );
}
