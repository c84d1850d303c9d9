import { settings } from "virtual:content/site";
import { useNavigation } from "react-router";
import { emailLink, telephoneLink } from "../../content/site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/marks/logo.tsx";
import { Tape } from "../../ui/marks/tape.tsx";
import { Drawer, DrawerButton } from "./drawer.tsx";
import { Navigation } from "./navigation.tsx";
import { SearchBox } from "./search-box.tsx";
import styles from "./site-header.module.css";

/** Telephone numbers in the bar (specification §2); the shop may have up to four, and the footer has them all. */
const PHONES = 2;
/** An e-mail address with more characters would push the menu away; the link's label and the footer have it whole. */
const LONG_EMAIL = 32;

/**
 * The sticky header: one bar, the yellow tape, with logo, navigation, search box and the three contacts; on narrow screens with logo, call, search
 * and menu. The red hook on the tape follows the scrolling, and runs to and fro while a screen is on its way.
 */
export function SiteHeader() {
  const onTheWay = useNavigation().state !== "idle";
  return (
    <header className={styles.header} data-leaving={onTheWay || undefined}>
      {BAR}
      <Tape height="low" />
      <i className={styles.hook} aria-hidden="true" />
      {DRAWER}
    </header>
  );
}

function Bar() {
  const [firstPhone] = settings.phones;
  return (
    <div className={`wrap ${styles.row}`}>
      <Logo />
      <Navigation />
      <a className={styles.call} href={telephoneLink(firstPhone)} aria-label={`Gọi ${firstPhone}`}>
        <Icon name="call" />
      </a>
      <div className={styles.search}>
        <SearchBox id="site-search" />
      </div>
      <ul className={styles.contacts} aria-label="Liên hệ">
        {settings.phones.slice(0, PHONES).map((phone, index) => (
          <li key={phone}>
            <a href={telephoneLink(phone)} aria-label={`Gọi số ${index + 1}: ${phone}`}>
              <Icon name="call" />
              <span className={styles.whole}>{phone}</span>
              <small className={styles.name}>Gọi số {index + 1}</small>
            </a>
          </li>
        ))}
        <li>
          <a href={emailLink} aria-label={`Email ${settings.email}`}>
            <Icon name="mail" />
            <span className={styles.whole}>{settings.email.length > LONG_EMAIL ? "Email" : settings.email}</span>
            <small className={styles.name}>Email</small>
          </a>
        </li>
      </ul>
      <DrawerButton className={styles.menuButton} />
    </div>
  );
}

/** Made once, so that the content of the header is not rendered again whenever a screen is on its way. */
const BAR = <Bar />;
const DRAWER = <Drawer />;
