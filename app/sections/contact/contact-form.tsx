import { settings, words } from "virtual:content/site";
import { useRef } from "react";
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactFieldRule,
  SEND_FORM_PATH,
  STARTED_FIELD,
  TRAP_FIELD,
} from "../../../contract/contact-fields.ts";
import { PRIVACY_ADDRESS } from "../../addresses.ts";
import { telephoneLink } from "../../content/site.ts";
import { OWN_SERVER } from "../../own-server.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice, NoticePlace } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./contact-form.module.css";
import { sendingService } from "./sending.ts";
import { useContactSending } from "./use-contact-sending.ts";

/** Read when the module is: incomplete settings stop the build, not the visitor. */
const SERVICE = sendingService({
  userId: import.meta.env.VITE_EMAIL_USER_ID,
  serviceId: import.meta.env.VITE_EMAIL_SERVICE_ID,
  templateId: import.meta.env.VITE_EMAIL_TEMPLATE_ID,
});

/**
 * The contact form (specification §2, §5), on the contact screen and on every category. Without script it is posted as it is, to this site's own server;
 * a build for the hosted service says then how else to reach the shop.
 *
 * @param id begins the ids of its fields; different for two forms on one page
 */
export function ContactForm({ id }: { id: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { pending, outcome, failed, closeNotice, handlers } = useContactSending(form, SERVICE);
  // The hosted service answers no plain form: until the script runs there is nothing that would send (and no line lost by trying).
  const hydrated = useHydrated();
  const canSend = OWN_SERVER || hydrated;
  function closeByHand() {
    // The close button goes away with the notice: the focus must not get lost.
    if (document.activeElement !== document.body) form.current?.querySelector("button")?.focus({ preventScroll: true });
    closeNotice();
  }
  return (
    <section className={styles.box} data-screen-only aria-labelledby={`${id}-title`}>
      <NoticePlace
        success={
          outcome === "success" && (
            <Notice kind="success" onClose={closeByHand}>
              Email đã được gửi thành công!
            </Notice>
          )
        }
        failure={
          outcome === "failure" && (
            <Notice kind="failure" onClose={closeByHand}>
              Gửi email thất bại, vui lòng thử lại.
              <small>
                <OtherWays />
              </small>
            </Notice>
          )
        }
      />
      <h2 id={`${id}-title`}>Vui lòng để lại thông tin của bạn</h2>
      <p>Chúng tôi sẽ phản hồi sớm nhất có thể.</p>
      <form
        ref={form}
        {...(OWN_SERVER && { method: "post", encType: "multipart/form-data", action: SEND_FORM_PATH })}
        aria-labelledby={`${id}-title`}
        aria-busy={pending}
        {...handlers}
      >
        {CONTACT_FIELD_NAMES.map((name) => (
          <ContactBox key={name} id={`${id}-${name}`} name={name} readOnly={pending} />
        ))}
        {OWN_SERVER && <RobotFields id={id} />}
        {failed && (
          <p className={`${styles.failed} ${styles.wide}`}>
            Tin chưa đến xưởng. <OtherWays />
          </p>
        )}
        <div className={styles.wide}>
          <Button type={canSend ? "submit" : "button"} large busy={pending} aria-disabled={pending}>
            {pending ? "Đang gửi…" : "Liên hệ ngay"}
          </Button>
        </div>
        {!OWN_SERVER && (
          <noscript>
            <p className={styles.wide}>
              Trình duyệt của bạn đang tắt JavaScript nên chưa gửi được từ đây. <OtherWays />
            </p>
          </noscript>
        )}
        <p className={`${styles.small} ${styles.wide}`}>
          {words.formNote} Xem <Link to={PRIVACY_ADDRESS}>Chính sách bảo mật thông tin</Link>.
        </p>
      </form>
    </section>
  );
}

/** How a message that did not go gets to the shop all the same: in the notice, and by the form once that has gone. */
function OtherWays() {
  const [phone] = settings.phones;
  return (
    <>
      Gọi{" "}
      <a className="no-break" href={telephoneLink(phone)}>
        {phone}
      </a>
      {settings.links.zalo && (
        <>
          {" "}
          hoặc nhắn{" "}
          <a href={settings.links.zalo} target="_blank" rel="noopener">
            Zalo
          </a>
        </>
      )}
      . Chữ bạn đã gõ vẫn còn nguyên.
    </>
  );
}

/** How each field stands in the form; which fields there are, and what may stand in them, says the table of the contract. */
const LAYOUT: Record<ContactField, { wide?: boolean; placeholder?: string }> = {
  from_name: {},
  from_phone: {},
  from_email: { wide: true },
  message: { wide: true, placeholder: "Ví dụ: bạt hiflex 3 × 1 m, treo ngoài trời, cần chiều thứ Sáu" },
};

function ContactBox({ id, name, readOnly }: { id: string; name: ContactField; readOnly: boolean }) {
  const { label, type, longest, required, autocomplete }: ContactFieldRule = CONTACT_FIELDS[name];
  const { wide, placeholder } = LAYOUT[name];
  const box = { id, name, maxLength: longest, required, readOnly, placeholder, autoComplete: autocomplete };
  return (
    <Field id={id} label={label} wide={wide}>
      {type === "textarea" ? (
        <textarea {...box} rows={4} />
      ) : (
        <input {...box} type={type} inputMode={type === "text" ? undefined : type} />
      )}
    </Field>
  );
}

/** Two fields that tell robots from people (contract/contact-message.ts): a trap that nobody sees, and the first touch. */
function RobotFields({ id }: { id: string }) {
  return (
    <>
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Để trống ô này</label>
        <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      {/* Without a value of React's, which would take back what the script writes. */}
      <input type="hidden" name={STARTED_FIELD} />
    </>
  );
}
