import { settings } from "virtual:content/site";
import { useEffect, useState } from "react";
import { HOME } from "../../addresses.ts";
import { emailLink, phoneHours, telephoneLink } from "../../content/site.ts";
import { Hours } from "../../ui/hours.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Seal } from "../../ui/seal.tsx";
import { Tape } from "../../ui/tape.tsx";
import { Drawer, DrawerButton } from "./drawer.tsx";
import { Navigation } from "./navigation.tsx";
import { SearchBox } from "./search-box.tsx";
import styles from "./site-header.module.css";

/** From here on the top row has scrolled away and the bar takes over its seal, telephone and search (CSS pixels). */
const TOP_ROW = 68;

/** The sticky header: a row of contacts that scrolls away, and the yellow tape with the navigation that stays. */
export function SiteHeader() {
  const stuck = useScrolledPast(TOP_ROW);
  const [firstPhone] = settings.phones;
  return (
    <header className={styles.header} data-stuck={stuck || undefined}>
      <div className={`wrap ${styles.top}`}>
        <Logo />
        <SearchBox id="site-search" />
        <ul className={styles.contacts} aria-label="Liên hệ">
          {settings.phones.map((phone) => (
            <li key={phone}>
              <a href={telephoneLink(phone)}>
                <Icon name="call" />
                {phone}
              </a>
            </li>
          ))}
          <li>
            <a href={emailLink} aria-label={settings.email}>
              <Icon name="mail" />
              <span>{settings.email}</span>
            </a>
          </li>
        </ul>
        <a className={styles.icon} href={telephoneLink(firstPhone)} aria-label={`Gọi ${firstPhone}`}>
          <Icon name="call" />
        </a>
        <DrawerButton className={styles.menuButton} />
      </div>
      <div className={styles.bar}>
        <div className={`wrap ${styles.barRow}`}>
          <Link
            className={styles.seal}
            to={HOME.to}
            aria-label={`${settings.name}, trang chủ`}
            tabIndex={stuck ? undefined : -1}
          >
            <Seal />
          </Link>
          <Navigation />
          <p className={styles.hours}>
            Nghe máy <Hours lines={phoneHours} />
          </p>
          <div className={styles.quick}>
            <a href={telephoneLink(firstPhone)}>
              <Icon name="call" />
              {firstPhone}
            </a>
            <a href="#site-search" aria-label="Đến ô tìm kiếm">
              <Icon name="search" />
            </a>
          </div>
        </div>
        <Tape height="low" />
        <i className={styles.hook} aria-hidden="true" />
      </div>
      <Drawer />
    </header>
  );
}

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pixels]);
  return past;
}
