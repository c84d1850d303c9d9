import { builtIn, catalogue, hasJobs, phoneHours, settings } from "virtual:content/site";
import { type ReactNode, useState } from "react";
import { categoryAddress, JOBS } from "../../../addresses.ts";
import { emailLink, postalAddress, telephoneLink } from "../../../content/site.ts";
import { Hours } from "../../../ui/hours.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Tape } from "../../../ui/marks/tape.tsx";
import { DirectionsMap } from "./directions-map.tsx";
import { PolicyLinks } from "./policy-links.tsx";
import styles from "./site-footer.module.css";

/** The footer: three columns that fold on narrow screens, and the map. */
export function SiteFooter() {
  return (
    <footer className={`${styles.footer} on-dark`} data-early>
      <Tape height="tall" />
      <div className="wrap">
        <div className={styles.grid}>
          <Column id="footer-business" title={settings.name}>
            <BusinessFacts />
          </Column>
          <Column id="footer-services" title="Dịch vụ in">
            <ul className={styles.two}>
              {catalogue.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={categoryAddress(slug)}>{title}</Link>
                </li>
              ))}
              {hasJobs && (
                <li>
                  <Link to={JOBS.to}>{JOBS.title}</Link>
                </li>
              )}
            </ul>
          </Column>
          <Column id="footer-policies" title="Chính sách">
            <PolicyLinks />
          </Column>
          <DirectionsMap />
        </div>
        <div className={styles.end}>
          <span>{`© ${builtIn} ${settings.name}`}</span>
          <span>Phông chữ: Phudu và Be Vietnam Pro</span>
        </div>
      </div>
    </footer>
  );
}

/**
 * One column. On wide screens it is simply there; on narrow ones its heading is a button that opens and closes it.
 * Pages have sections with the same titles: its name as a landmark therefore also says that it is in the footer.
 */
function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.column} data-open={open || undefined} aria-label={`Chân trang: ${title}`}>
      <h2>
        <span className={styles.wideOnly}>{title}</span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="down" />
        </button>
      </h2>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </section>
  );
}

function BusinessFacts() {
  return (
    <>
      <dl>
        <div>
          <dt>Địa chỉ</dt>
          <dd>{postalAddress}</dd>
        </div>
        <div>
          <dt>Điện thoại</dt>
          <dd className={styles.phones}>
            {settings.phones.map((phone) => (
              <a key={phone} href={telephoneLink(phone)}>
                {phone}
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={emailLink}>{settings.email}</a>
          </dd>
        </div>
        <div>
          <dt>Giờ nghe máy</dt>
          <dd>
            <Hours lines={phoneHours} />
          </dd>
        </div>
      </dl>
      <ul className={styles.social}>
        <li>
          <a href={settings.links.facebook} target="_blank" rel="noopener" aria-label="Trang Facebook">
            <Icon name="facebook" />
          </a>
        </li>
        <li>
          <a href={emailLink} aria-label="Gửi email">
            <Icon name="mail" />
          </a>
        </li>
        {settings.links.zalo && (
          <li>
            <a href={settings.links.zalo} target="_blank" rel="noopener" className={styles.word}>
              Zalo
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
