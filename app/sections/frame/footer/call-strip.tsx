import { settings, words } from "virtual:content/site";
import { telephoneLink } from "../../../content/site.ts";
import styles from "./call-strip.module.css";

/** The red strip above the footer: the number, as large as the screen. */
export function CallStrip() {
  const [phone] = settings.phones;
  return (
    <section className={`${styles.strip} on-dark`} aria-label="Gọi xưởng" data-screen-only>
      <div className="wrap">
        <p>{words.callStrip}</p>
        <a className={styles.number} data-long={phone.length > 12 || undefined} href={telephoneLink(phone)}>
          {phone}
        </a>
      </div>
    </section>
  );
}
