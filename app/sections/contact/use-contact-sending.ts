/** The life of the contact form in the browser: draft, sending, what came of it. */
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { CONTACT_FIELDS, type ContactFieldRule, STARTED_FIELD } from "../../../contract/contact-fields.ts";
import { writeBrief } from "./brief.ts";
import { type DraftField, isUnanswered, keepDraft, restoreDraft } from "./contact-draft.ts";
import {
  prepareSending,
  type Sending,
  type SendingService,
  sendContactForm,
  sendingUnderWay,
  untoldSending,
} from "./sending.ts";

/** Milliseconds after the answer in which a tap in the form counts as the second tap of a finger that taps twice. */
const SECOND_TAP = 1000;

/** The rules of each box, by its name; the traps for robots have none. */
const RULES: Partial<Record<string, ContactFieldRule>> = CONTACT_FIELDS;

/** What the form knows of its sending. */
export interface ContactSending {
  /** True from the click until the service has answered. */
  pending: boolean;
  /** What came of the last sending, until the notice is closed. */
  outcome: "success" | "failure" | null;
  /** Whether the last sending of this form succeeded: true until the next one begins, or the visitor writes something new. */
  sent: boolean;
  /** Whether the last sending of this form failed, or was cut off by a reload: true until the next one begins. */
  failed: boolean;
  /** @param press of the close button; without it the notice has stood its time */
  closeNotice: (press?: MouseEvent) => void;
  /** Handlers of the form. */
  handlers: {
    onFocus: () => void;
    onInput: (event: FormEvent) => void;
    onClick: (event: MouseEvent) => void;
    onSubmit: (event: FormEvent) => void;
  };
}

/**
 * @param kept the fields that hold the visitor's own words; all fields if left out
 * @param onSent called when the shop has what was sent from this form; by then the screen may show another print
 */
export function useContactSending(
  form: RefObject<HTMLFormElement | null>,
  service: SendingService,
  kept?: readonly DraftField[],
  onSent?: () => void,
): ContactSending {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ContactSending["outcome"]>(null);
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState(false);
  const arrived = useRef(0);

  function follow(sending: Sending) {
    // The success of a ticket must not clear a message, nor that of a message a ticket.
    const isOwn = sending.kept === kept;
    // Into the form of a page that was opened after the sending ended, the visitor may have written something else.
    const isUnderWay = sending === sendingUnderWay();
    function succeed(isStillThere: boolean) {
      if (isOwn && isStillThere && form.current) clear(form.current);
      setOutcome("success");
      setSent(isOwn);
      setFailed(false);
      arrived.current = performance.now();
    }
    setPending(true);
    setOutcome(null);
    setSent(false);
    setFailed(false);
    sending.done
      .then(
        () => succeed(isUnderWay),
        (error) => {
          console.error("Error sending message", error);
          setOutcome("failure");
          setFailed(isOwn);
          // The answer may only be late.
          sending.arrived.then((has) => has && succeed(true));
        },
      )
      .finally(() => {
        setPending(false);
        sending.told ||= Boolean(form.current);
      });
  }

  /** A visitor who went to another page meanwhile finds there the form still sending, or learns what came of it in the next form they see. */
  const begin = useEffectEvent(() => {
    if (form.current) restoreDraft(form.current, kept);
    const sending = untoldSending();
    if (sending) follow(sending);
    else setFailed(isUnanswered(kept));
  });
  useEffect(() => begin(), []);
  /** A brief that came while a message was being sent goes into the next message. */
  const takeBrief = useEffectEvent(() => {
    // As it comes alive, a ticket's note still has the name that the message has without a script.
    if (form.current && !kept && !untoldSending()) writeBrief(form.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form can take a brief again once it no longer sends
  useEffect(() => takeBrief(), [pending]);

  return {
    pending,
    outcome,
    sent,
    failed,
    closeNotice(press) {
      const here = document.activeElement;
      const button = form.current?.querySelector("button");
      setOutcome(null);
      if (!button || isBox(here)) return;
      // The close button goes away with the notice: the focus must not get lost. When the notice goes by itself, the focus stays where it is.
      if (press && here !== document.body) button.focus({ preventScroll: true });
      // What stays said stands below the button, on a phone often under the bar at the bottom edge. Nothing moves for who writes, or reads elsewhere.
      const { top } = button.getBoundingClientRect();
      if (top > 0 && top < innerHeight) button.parentElement?.nextElementSibling?.scrollIntoView({ block: "nearest" });
    },
    handlers: {
      onFocus() {
        prepareSending();
        const started = form.current?.elements.namedItem(STARTED_FIELD);
        if (started instanceof HTMLInputElement && !started.value) started.value = String(Date.now());
      },
      onInput({ target }) {
        if (isBox(target)) {
          target.setCustomValidity("");
          target.ariaInvalid = "false";
        }
        setSent(false);
        if (form.current) keepDraft(form.current, kept);
      },
      onClick(event) {
        // The fields are empty by now: the browser would complain about each of them, although the notice says that all went well.
        if (sent && performance.now() - arrived.current < SECOND_TAP) event.preventDefault();
      },
      onSubmit(event) {
        event.preventDefault();
        if (!form.current || pending || sendingUnderWay()) return;
        for (const box of [...form.current.elements].filter(isBox)) {
          emptyBlanks(box);
          refuseTooLong(box);
        }
        if (!form.current.reportValidity()) return;
        keepDraft(form.current, kept);
        const sending = sendContactForm(form.current, service, kept);
        sending.arrived.then((has) => has && onSent?.());
        follow(sending);
      },
    },
  };
}

type Box = HTMLInputElement | HTMLTextAreaElement;

const isBox = (element: unknown): element is Box =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Blanks are no answer: a browser lets them pass, and the server would refuse them (contract/contact-message.ts). */
function emptyBlanks(box: Box) {
  if (box.required && !box.value.trim()) box.value = "";
}

/**
 * A text longer than the shop takes (`data-longest` may set a lower limit) gets a message at its box, because `maxlength` would silently cut off the end of
 * a pasted text. Without script the server checks the length.
 */
function refuseTooLong(box: Box) {
  const longest = Number(box.dataset.longest ?? RULES[box.name]?.longest ?? Number.POSITIVE_INFINITY);
  const over = box.value.trim().length - longest;
  const said = (count: number) => count.toLocaleString("vi-VN");
  box.setCustomValidity(over > 0 ? `Ô này nhận nhiều nhất ${said(longest)} ký tự, xin bớt ${said(over)} ký tự.` : "");
}

function clear(form: HTMLFormElement) {
  form.reset();
  // A hidden input is not reset; the next message has its own start.
  const started = form.elements.namedItem(STARTED_FIELD);
  if (started instanceof HTMLInputElement) started.value = "";
}
