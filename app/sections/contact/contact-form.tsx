import { words } from "virtual:content/site";
import { useRef } from "react";
import { CONTACT_FIELD_NAMES, CONTACT_SENTENCES } from "../../../contract/contact-fields.ts";
import { Spoken } from "../../ui/spoken.tsx";
import { useBriefNote } from "./brief.ts";
import { ContactBox } from "./contact-box.tsx";
import styles from "./contact-form.module.css";
import { SendingForm } from "./sending-form.tsx";
import { SendingOutcome } from "./sending-outcome.tsx";
import { SERVICE } from "./sending-service.ts";
import { useContactSending } from "./use-contact-sending.ts";

const KEPT = "Chữ bạn đã gõ vẫn còn nguyên.";

/**
 * The contact form (specification §2, §5), on the contact screen and on every category.
 *
 * @param id begins the ids of its fields; different for two forms on one page
 */
export function ContactForm({ id }: { id: string }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useContactSending(form, SERVICE);
  const note = useBriefNote();
  return (
    <section className={styles.box} data-screen-only aria-labelledby={`${id}-title`}>
      <SendingOutcome outcome={sending.outcome} kept={KEPT} onClose={sending.closeNotice} />
      <h2 id={`${id}-title`}>Vui lòng để lại thông tin của bạn</h2>
      <p>Chúng tôi sẽ phản hồi sớm nhất có thể.</p>
      <p className={styles.brief}>{note}</p>
      <Spoken parts={[note]} />
      <SendingForm
        id={id}
        form={form}
        labelledBy={`${id}-title`}
        sending={sending}
        what="Lời nhắn"
        kept={KEPT}
        send={CONTACT_SENTENCES.send}
        small={words.formNote}
      >
        {CONTACT_FIELD_NAMES.map((name) => (
          <ContactBox key={name} id={`${id}-${name}`} name={name} readOnly={sending.pending} />
        ))}
      </SendingForm>
    </section>
  );
}
