import { introduction } from "virtual:content/introduction";
import { IllustrationNote } from "../../ui/illustration-note.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./lobby.module.css";

/** Prints in use: three standees in a lobby, and a line of sign lettering on the free wall beside them. */
export function Lobby() {
  const { text, image, alt } = introduction.lobby;
  return (
    <figure className={styles.lobby}>
      <figcaption>
        <p className={styles.sign}>{text}</p>
        <IllustrationNote picture={image} />
      </figcaption>
      <Picture
        source={image}
        shape="banner"
        alt={alt}
        sizes="(min-width: 48em) 100vw, 185vw"
        className={styles.picture}
      />
    </figure>
  );
}
