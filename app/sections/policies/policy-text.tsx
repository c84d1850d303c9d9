import { settings } from "virtual:content/site";
import { useEffect, useState } from "react";
import { telephoneLink } from "../../content/site.ts";
import type { PolicyPage } from "../../content/types.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Prose } from "../../ui/prose.tsx";
import { TickHeading } from "../../ui/tape.tsx";
import { PolicyLinks } from "../frame/policy-links.tsx";
import styles from "./policy-text.module.css";

/** The text of a policy between its contents list and what comes after reading: an invitation to ask, and the other policies. */
export function PolicyText({ policy }: { policy: PolicyPage }) {
  const [phone] = settings.phones;
  return (
    <div className={`wrap section ${styles.policy}`}>
      <Contents headings={policy.headings} />
      <div className={styles.text}>
        <Prose html={policy.content} />
      </div>
      <div className={styles.after}>
        <aside className={`${styles.ask} on-dark`} aria-labelledby="policy-ask">
          <h2 id="policy-ask">Đọc xong còn thắc mắc?</h2>
          <p>Gọi xưởng, cho biết đơn hàng của bạn. Chúng tôi trả lời theo đúng trang này.</p>
          <ButtonLink href={telephoneLink(phone)}>
            <Icon name="call" /> {phone}
          </ButtonLink>
        </aside>
        <nav aria-labelledby="other-policies">
          <TickHeading id="other-policies">Chính sách khác</TickHeading>
          <PolicyLinks except={policy.slug} className={styles.links} />
        </nav>
      </div>
    </div>
  );
}

/** The sections of the text, the one being read marked. */
function Contents({ headings }: { headings: PolicyPage["headings"] }) {
  const reading = useSectionBeingRead(headings);
  return (
    <nav className={styles.contents} aria-labelledby="policy-contents">
      <TickHeading id="policy-contents">Mục lục</TickHeading>
      <ol className={styles.links}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === reading || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A heading counts as reached when it stands in the upper third of the window. */
const READING_LINE = 1 / 3;

/** @returns id of the last heading above the reading line; of the first one before any is */
function useSectionBeingRead(headings: PolicyPage["headings"]): string | undefined {
  const [reading, setReading] = useState(headings[0]?.id);
  useEffect(() => {
    function look() {
      const line = window.innerHeight * READING_LINE;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      const reached = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (top < line || (atEnd && top < window.innerHeight));
      });
      setReading((reached.at(-1) ?? headings[0])?.id);
    }
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [headings]);
  return reading;
}
