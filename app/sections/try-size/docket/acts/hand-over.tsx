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
/** The message is the ticket, made anew when it is sent: it never becomes the draft of the contact form, as the other fields do. */
const OTHERS = CONTACT_FIELD_NAMES.filter((name) => name !== MESSAGE);
const KEPT = [...OTHERS, STARTED_FIELD] as const;
const KEPT_SAFE = "Phiếu và chữ bạn đã gõ vẫn còn nguyên.";
const LONGEST_NOTE = 2000;
/** The visitor's own words on the ticket, kept like the draft of the contact form until they are sent. */
const NOTE = "try-size-note";

/**
 * Sends the ticket: the same service, outbox and sentences as the contact form. Without script it is that form, and what is to be printed is
 * written by hand.
 *
 * @param ticket gives the whole ticket in words at that moment
 * @param sent whether the shop has just this ticket
 * @param onSent the shop has it; called as it was when it was sent
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
    const its = form.current;
    // What was typed before the script came is newer, and React does not hear of it.
    if (note.current && note.current.value === "") note.current.value = keptInTab(NOTE);
    tellNote(note.current?.value ?? "");
    its?.addEventListener("formdata", write);
    return () => its?.removeEventListener("formdata", write);
  }, []);

  function takeNote(words: string) {
    keepInTab(NOTE, words);
    onNote(words);
  }
  /** The note is a line of the ticket, which the visitor keeps: a form that is emptied leaves it, and the next visit begins without it. */
  function keepOnTicket() {
    const [box, words] = [note.current, note.current?.value ?? ""];
    queueMicrotask(() => {
      if (box) box.value = words; // the form is emptied after its listeners were told
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
        small="Phiếu gửi đi là chữ. File in bạn gửi sau qua Zalo hoặc email."
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
