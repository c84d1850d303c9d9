import { settings } from "virtual:content/site";
import { useEffect, useEffectEvent, useRef } from "react";
import { CONTACT_FIELD_NAMES, type ContactField, STARTED_FIELD } from "../../../../../contract/contact-fields.ts";
import { keepInTab, keptInTab } from "../../../../tab-memory.ts";
import { Field } from "../../../../ui/field.tsx";
import { useHydrated } from "../../../../ui/window/use-hydrated.ts";
import { ContactBox } from "../../../contact/contact-box.tsx";
import { SendingForm } from "../../../contact/sending-form.tsx";
import { SendingOutcome } from "../../../contact/sending-outcome.tsx";
import { SERVICE } from "../../../contact/sending-service.ts";
import { useContactSending } from "../../../contact/use-contact-sending.ts";
import styles from "./hand-over.module.css";

const MESSAGE: ContactField = "message";
/** All fields but the message. The message is the ticket, written anew at each sending: unlike the others it never becomes the draft of the contact form. */
const OTHERS = CONTACT_FIELD_NAMES.filter((name) => name !== MESSAGE);
const KEPT = [...OTHERS, STARTED_FIELD] as const;
const KEPT_SAFE = "Phiếu và chữ bạn đã gõ vẫn còn nguyên.";
const LONGEST_NOTE = 2000;
/** The visitor's own words on the ticket, kept like the draft of the contact form until they are sent. */
const NOTE = "try-size-note";

/**
 * Sends the ticket, with the same service, outbox and sentences as the contact form. Without script it is that form: the visitor then types what is to
 * be printed.
 *
 * @param ticket gives the whole ticket in words at that moment
 * @param sent whether the shop has just this ticket
 * @param onSent called when the shop has the ticket; the callback of the rendering that sent it, so it knows the ticket as sent
 */
export function HandOver({
  ticket,
  sent,
  onNote,
  onSent,
}: {
  ticket: () => string;
  sent: boolean;
  onNote: (note: string) => void;
  onSent: () => void;
}) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const sending = useContactSending(form, SERVICE, KEPT, onSent);
  const { pending, outcome } = sending;

  const write = useEffectEvent((event: FormDataEvent) => event.formData.set(MESSAGE, ticket()));
  const tellNote = useEffectEvent(takeNote);
  useEffect(() => {
    const sender = form.current;
    // A note typed before the script came is newer than the kept one, and React had no event for it: it is told below.
    if (note.current && note.current.value === "") note.current.value = keptInTab(NOTE);
    tellNote(note.current?.value ?? "");
    sender?.addEventListener("formdata", write);
    return () => sender?.removeEventListener("formdata", write);
  }, []);

  function takeNote(words: string) {
    keepInTab(NOTE, words);
    onNote(words);
  }
  /** The note is a line of the ticket, which the visitor keeps: it stays when the form is emptied after sending, but the next visit begins without it. */
  function keepOnTicket() {
    const [box, words] = [note.current, note.current?.value ?? ""];
    queueMicrotask(() => {
      if (box) box.value = words; // the form is emptied after this event
    });
    keepInTab(NOTE, "");
  }
  return (
    <section className={styles.hand} id="gui" aria-labelledby="try-size-send">
      <SendingOutcome outcome={outcome} kept={KEPT_SAFE} onClose={sending.closeNotice} />
      <div className={styles.head}>
        <h3 id="try-size-send">Gửi cho xưởng</h3>
        <p>Chúng tôi sẽ phản hồi sớm nhất có thể.</p>
      </div>
      <SendingForm
        id="try-size"
        form={form}
        labelledBy="try-size-send"
        sending={{ ...sending, sent }}
        what="Phiếu"
        kept={KEPT_SAFE}
        send="Gửi cho xưởng"
        small={`Phiếu gửi đi là chữ. File in bạn gửi sau qua ${settings.links.zalo ? "Zalo hoặc email" : "email"}.`}
        onReset={keepOnTicket}
      >
        {OTHERS.map((name) => (
          <ContactBox key={name} id={`try-size-${name}`} name={name} readOnly={pending} />
        ))}
        <Field id="try-size-note" label={hydrated ? "Dặn thêm (không bắt buộc)" : "Bạn cần in gì, khổ bao nhiêu?"} wide>
          <textarea
            ref={note}
            id="try-size-note"
            name={hydrated ? undefined : MESSAGE}
            required={!hydrated}
            readOnly={pending}
            rows={2}
            data-longest={LONGEST_NOTE}
            placeholder={
              hydrated
                ? "Ví dụ: giao lên tầng 2, cần trước 7 giờ sáng"
                : "Ví dụ: standee 80 × 200 cm, cần chiều thứ Sáu"
            }
            onChange={(event) => takeNote(event.target.value)}
          />
        </Field>
      </SendingForm>
    </section>
  );
}
