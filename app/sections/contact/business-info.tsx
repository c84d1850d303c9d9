import { phoneHours, settings } from "virtual:content/site";
import { emailLink, postalAddress, telephoneLink } from "../../content/site.ts";
import { Hours } from "../../ui/hours.tsx";
import styles from "./business-info.module.css";

/** How to reach the business, as it stands beside the form of a category. */
export function BusinessInfo() {
  return (
    <div className={`${styles.info} on-dark`}>
      <h2>{settings.name}</h2>
      <dl>
        <div>
          <dt>Điện thoại</dt>
          {settings.phones.map((phone) => (
            <dd key={phone}>
              <a href={telephoneLink(phone)}>{phone}</a>
            </dd>
          ))}
        </div>
        <div className={styles.small}>
          <dt>Email</dt>
          <dd>
            <a href={emailLink}>{settings.email}</a>
          </dd>
        </div>
        <div className={styles.small}>
          <dt>Địa chỉ</dt>
          <dd>{postalAddress}</dd>
        </div>
        <div className={styles.small}>
          <dt>Giờ nghe máy</dt>
          <dd>
            <Hours lines={phoneHours} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
