import { privacy } from "virtual:content/site";
import type { FormEventHandler, ReactNode, RefObject } from "react";
import { SEND_FORM_PATH } from "../../../contract/contact-fields.ts";
import { policyAddress } from "../../addresses.ts";
import { OWN_SERVER } from "../../own-server.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useHydrated } from "../../ui/window/use-hydrated.ts";
import { RobotFields } from "./contact-box.tsx";
import styles from "./sending-form.module.css";
import { OtherWays } from "./sending-outcome.tsx";
import type { ContactSending } from "./use-contact-sending.ts";

/**
 * A form that sends a message to the shop. Without script it is posted as it is, to this site's own server; in a build for the hosted
 * service a sentence then names the other ways to reach the shop.
 *
 * @param id begins the ids of its fields; different for two forms on one page
 * @param what names what is sent, as at the beginning of a sentence
 * @param kept says what is not lost by a failure
 * @param send words of the button
 * @param small small print before the link to the privacy policy
 */
export function SendingForm({
  id,
  form,
  labelledBy,
  sending: { pending, sent, failed, handlers },
  what,
  kept,
  send,
  small,
  onReset,
  children,
}: {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  labelledBy: string;
  sending: ContactSending;
  what: string;
  kept: string;
  send: string;
  small: ReactNode;
  onReset?: FormEventHandler;
  children: ReactNode;
}) {
  // The hosted service does not answer a plain form: until the script runs the button sends nothing (and no typed line is lost by trying). A press is kept
  // for the script (app/before-script.ts), and says until then that nothing has gone.
  const hydrated = useHydrated();
  const canSend = OWN_SERVER || hydrated;
  return (
    <form
      ref={form}
      {...(OWN_SERVER
        ? { method: "post", encType: "multipart/form-data", action: SEND_FORM_PATH }
        : { "data-early": true })}
      className={styles.form}
      aria-labelledby={labelledBy}
      aria-busy={pending}
      onReset={onReset}
      {...handlers}
    >
      {children}
      {OWN_SERVER && <RobotFields id={id} />}
      <div data-wide>
        <Button type={canSend ? "submit" : "button"} large busy={pending} aria-disabled={pending}>
          {pending ? "Đang gửi…" : send}
        </Button>
      </div>
      {/* Below the button, which must not move under a finger that taps twice. */}
      {sent && (
        <p className={styles.sent} data-wide>
          <Icon name="check" />
          <span>Đã gửi {what.toLowerCase()}, không cần gửi lại.</span>
        </p>
      )}
      {failed && (
        <p className={styles.failed} data-wide>
          {/* The answer can get lost although the message has arrived: this sentence is true in both cases. */}
          Xưởng chưa báo nhận được {what.toLowerCase()}. <OtherWays kept={kept} />
        </p>
      )}
      {!canSend && (
        <p className={styles.early} data-wide>
          {`${what} chưa gửi đi.`} <OtherWays kept={kept} />
        </p>
      )}
      {!OWN_SERVER && (
        <noscript>
          <p data-wide>
            Trình duyệt của bạn đang tắt JavaScript nên chưa gửi được từ đây. <OtherWays />
          </p>
        </noscript>
      )}
      <p className={styles.small} data-wide>
        {small}
        {privacy && (
          <>
            {" "}
            Xem <Link to={policyAddress(privacy.slug)}>{privacy.title}</Link>.
          </>
        )}
      </p>
    </form>
  );
}
