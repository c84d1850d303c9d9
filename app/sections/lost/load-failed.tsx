import { settings } from "virtual:content/site";
import { telephoneLink } from "../../content/site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./load-failed.module.css";

/**
 * Stands in the place of a list or a text that could not be loaded: says so, and offers a reload and the telephone. It comes together with its words, which
 * a `status` would then not tell.
 */
export function LoadFailed({ what }: { what: string }) {
  return (
    <div className={styles.failed}>
      <p role="alert">Chưa tải được {what}. Kiểm tra mạng rồi thử lại, hoặc gọi xưởng.</p>
      <div className={styles.ways}>
        {/* A link to the current address: it reloads the page, also where no script has come. */}
        <ButtonLink href="">
          <Icon name="reload" /> Tải lại trang
        </ButtonLink>
        {settings.phones.map((phone) => (
          <ButtonLink key={phone} href={telephoneLink(phone)} tone="outline">
            <Icon name="call" /> {phone}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
