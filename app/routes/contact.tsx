import { contactLead } from "virtual:content/leads";
import { phoneHours, settings } from "virtual:content/site";
import { CONTACT, TRY_SIZE } from "../addresses.ts";
import { emailLink, pageTitle, postalAddress, telephoneLink } from "../content/site.ts";
import { useLoadingDelay } from "../data/use-loading-delay.ts";
import { LOADING_DELAY } from "../limits.ts";
import type { ScreenHandle } from "../screen-handle.ts";
import { ContactForm } from "../sections/contact/contact-form.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, businessData } from "../seo/structured-data.ts";
import { Hours } from "../ui/hours.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Breadcrumbs } from "../ui/page/breadcrumbs.tsx";
import { LoadingScreen } from "../ui/page/loading-placeholder.tsx";
import styles from "./contact.module.css";

export const handle: ScreenHandle = { callStrip: false };
export const meta = () =>
  pageMeta({
    title: pageTitle(CONTACT.title),
    description: `${settings.name}, ${postalAddress}. ${contactLead}`,
    path: CONTACT.to,
    data: [...businessData(), ...breadcrumbData(CONTACT)],
  });

/** How to reach the business, and the form (specification §2). */
export default function Contact() {
  const waiting = useLoadingDelay(LOADING_DELAY.contact);
  if (waiting) return <LoadingScreen />;
  return (
    <div className={styles.contact}>
      <div className={`${styles.business} on-dark`}>
        <Breadcrumbs here={CONTACT.title} />
        <h1>{settings.name}</h1>
        <p>{contactLead}</p>
        <p>
          <Link to={TRY_SIZE.to}>Thử khổ in</Link>, ghi phiếu rồi gửi luôn từ đó cũng được.
        </p>
        <ul className={styles.list}>
          <li>
            <Icon name="pin" />
            {postalAddress}
          </li>
          {settings.phones.map((phone) => (
            <li key={phone} className={styles.phone}>
              <a className={styles.number} href={telephoneLink(phone)}>
                {phone}
              </a>
            </li>
          ))}
          <li>
            <a href={emailLink}>
              <Icon name="mail" />
              {settings.email}
            </a>
          </li>
          <li>
            <Icon name="clock" />
            <span>
              Nghe máy: <Hours lines={phoneHours} within />
            </span>
          </li>
        </ul>
      </div>
      <div className={styles.form}>
        <ContactForm id="contact" />
      </div>
    </div>
  );
}
