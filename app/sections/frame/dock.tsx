import { settings } from "virtual:content/site";
import { useEffect, useState } from "react";
import { emailLink, telephoneLink } from "../../content/site.ts";
import { BACK_TO_TOP_THRESHOLD } from "../../limits.ts";
import { Icon } from "../../ui/icon.tsx";
import { scrollToTop } from "../../ui/window/scroll-to-top.ts";
import styles from "./dock.module.css";

/** The four floating contacts, each with its tooltip (specification §2), and the way back to the top. */
export function Dock() {
  const [firstPhone] = settings.phones;
  return (
    <nav className={styles.dock} aria-label="Liên hệ nhanh">
      <a href={telephoneLink(firstPhone)}>
        <Icon name="call" />
        <span className={styles.tip}>Gọi điện</span>
      </a>
      {settings.links.zalo && (
        <a href={settings.links.zalo} target="_blank" rel="noopener">
          <span aria-hidden="true" className={styles.word}>
            Zalo
          </span>
          <span className={styles.tip}>Chat Zalo</span>
        </a>
      )}
      <a href={emailLink}>
        <Icon name="mail" />
        <span className={styles.tip}>Gửi email</span>
      </a>
      <a href={settings.links.messenger} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span className={styles.tip}>Messenger</span>
      </a>
      <BackToTop />
    </nav>
  );
}

function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > BACK_TO_TOP_THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  function goUp() {
    // The button goes away on the way up: with the focus still on it, browsers stop scrolling there and the focus gets lost.
    document.getElementById("content")?.focus({ preventScroll: true });
    scrollToTop();
  }
  return (
    <button type="button" className={styles.top} aria-label="Lên đầu trang" hidden={!shown} onClick={goUp}>
      <Icon name="up" />
      <span className={styles.tip} aria-hidden="true">
        Lên đầu trang
      </span>
    </button>
  );
}
