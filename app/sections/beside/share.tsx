import { settings } from "virtual:content/site";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SITE_URL } from "../../seo/whole-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { copyText } from "../../ui/window/copy-text.ts";
import styles from "./share.module.css";

/**
 * Sharing pages (specification §7); the address to share is appended to each. Instagram has no sharing page for the web (an open point:
 * docs/decisions/0000-open-points.md).
 */
const PAGES = [
  { name: "Facebook", icon: "facebook", address: "https://www.facebook.com/sharer/sharer.php?u=" },
  { name: "Twitter", icon: "twitter", address: "https://twitter.com/intent/tweet?url=" },
  { name: "Instagram", icon: "instagram", address: "https://www.instagram.com/?url=" },
] as const;

const COPIED = "Đã chép đường dẫn.";
const NOT_COPIED = "Không chép được. Hãy chép từ thanh địa chỉ.";

/** Share icons: three sharing pages in new windows, the business's page twice, the device's own sheet where there is one, and a copied link. */
export function Share() {
  const { pathname } = useLocation();
  const { origin, hasSheet } = useBrowser();
  const [answer, setAnswer] = useState("");
  // The build renders each page under its address with a slash at the end; the page's own address has none.
  const address = `${origin}${pathname.replace(/(?<=.)\/$/, "")}`;

  async function copy() {
    setAnswer("");
    setAnswer((await copyText(address)) ? COPIED : NOT_COPIED);
  }
  function openSheet() {
    navigator.share({ title: document.title, url: address }).catch(() => {}); // closed without sharing: nothing to say
  }

  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">Chia sẻ</h2>
      <ul>
        {PAGES.map((page) => (
          <li key={page.name}>
            <a
              href={page.address + encodeURIComponent(address)}
              target="_blank"
              rel="noopener"
              aria-label={`Chia sẻ lên ${page.name} (mở cửa sổ mới)`}
            >
              <Icon name={page.icon} />
            </a>
          </li>
        ))}
        <li>
          <a href={settings.links.facebook} target="_blank" rel="noopener" aria-label="Trang Facebook của xưởng">
            <Icon name="like" />
          </a>
        </li>
        <li>
          <a href={settings.links.facebook} target="_blank" rel="noopener" aria-label="Theo dõi xưởng trên Facebook">
            <Icon name="follow" />
          </a>
        </li>
        <li className={styles.scripted}>
          <button type="button" onClick={copy} aria-label="Chép đường dẫn của trang này">
            <Icon name="link" />
          </button>
        </li>
        {hasSheet && (
          <li>
            <button type="button" onClick={openSheet} aria-label="Chia sẻ bằng ứng dụng khác">
              <Icon name="share" />
            </button>
          </li>
        )}
      </ul>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </section>
  );
}

/** What only the browser knows: the site's origin (unless the build was told), and whether the browser has a share sheet of its own. */
function useBrowser() {
  const [browser, setBrowser] = useState({ origin: SITE_URL, hasSheet: false });
  useEffect(() => {
    setBrowser({ origin: SITE_URL || window.location.origin, hasSheet: typeof navigator.share === "function" });
  }, []);
  return browser;
}
