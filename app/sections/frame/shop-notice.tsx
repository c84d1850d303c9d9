import { notices } from "virtual:content/site";
import styles from "./shop-notice.module.css";

/** What the shop has to say these days (Tết, a move), below the header, which stays at the top of the window; nothing on all other days. */
export function ShopNotice() {
  if (notices.length === 0) return null;
  return (
    <aside className={styles.notice} aria-label="Thông báo của xưởng">
      {notices.map((text) => (
        <p key={text} className="wrap">
          {text}
        </p>
      ))}
    </aside>
  );
}
