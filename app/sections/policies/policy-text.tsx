import { policies, settings } from "virtual:content/site";
import { telephoneLink } from "../../content/site.ts";
import type { PolicyPage } from "../../content/types.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TickHeading } from "../../ui/marks/tape.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Contents } from "../beside/contents.tsx";
import { PolicyLinks } from "../frame/footer/policy-links.tsx";
import styles from "./policy-text.module.css";

/** The text of a policy between its contents list and what comes after reading: an invitation to ask, and the other policies. */
export function PolicyText({ policy }: { policy: PolicyPage }) {
  const [phone] = settings.phones;
  return (
    <div className={`wrap section ${styles.policy}`}>
      <div className={styles.contents}>
        <Contents html={policy.content} />
      </div>
      <div className={styles.text}>
        <Prose html={policy.content} />
      </div>
      <div className={styles.after}>
        <aside className={`${styles.ask} on-dark`} aria-labelledby="policy-ask">
          <h2 id="policy-ask">Đọc xong còn thắc mắc?</h2>
          <p>Gọi xưởng, nói bạn vướng chỗ nào. Chúng tôi trả lời theo đúng trang này.</p>
          <ButtonLink href={telephoneLink(phone)}>
            <Icon name="call" /> {phone}
          </ButtonLink>
        </aside>
        {policies.length > 1 && (
          <nav aria-labelledby="other-policies">
            <TickHeading id="other-policies">Chính sách khác</TickHeading>
            <PolicyLinks except={policy.slug} className={styles.links} />
          </nav>
        )}
      </div>
    </div>
  );
}
