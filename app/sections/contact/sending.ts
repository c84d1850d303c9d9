/**
 * Sends the contact form (specification §7) through the official client of the e-mail service, to this site's own server or,
 * where three settings say so, to the hosted service.
 */
import { SEND_FORM_PATH } from "../../../contract/contact-fields.ts";
import { inTime } from "../../chunk-in-time.ts";
import { SENDING_CLIENT_TIMEOUT, SENDING_TIMEOUT } from "../../limits.ts";
import { countVisit } from "../../visit-counts.ts";
import { forgetBrief } from "./brief.ts";
import { type DraftField, draftOf, forgetDraft, noteUnanswered } from "./contact-draft.ts";

/** Where a message goes, and the names by which that service knows the shop. */
export interface SendingService {
  /** Empty for this site's own server. */
  origin: string;
  userId: string;
  serviceId: string;
  templateId: string;
}

/** The three settings of the build that point the form at the hosted service. */
export interface SendingSettings {
  userId: string | undefined;
  serviceId: string | undefined;
  templateId: string | undefined;
}

const HOSTED_ORIGIN = "https://api.emailjs.com";
/** The site's own server reads the fields of the form and ignores these three names of the protocol, but the client insists on having them. */
const OWN_SERVICE: SendingService = { origin: "", userId: "website", serviceId: "outbox", templateId: "contact" };

/** @throws where some of the settings are there and others are missing (texts: specification §8) */
export function sendingService({ userId, serviceId, templateId }: SendingSettings): SendingService {
  if (!userId && !serviceId && !templateId) return OWN_SERVICE;
  if (!userId) throw new Error("The user ID is required");
  if (!serviceId) throw new Error("The service ID is required");
  if (!templateId) throw new Error("The template ID is required");
  return { origin: HOSTED_ORIGIN, userId, serviceId, templateId };
}

/** The answer of the service. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Whether an answer says that the message was taken (specification §7). A page is no answer of the service: with status 200, too, it is the sign-in page of a
 * Wi-Fi or the page that a host shows for everything, and nobody has the message.
 */
export function isAccepted({ status, text }: Answer): boolean {
  return text === "OK" || (status === 200 && !/^\s*</.test(text));
}

/** @throws in the client's own words where the target is not a form (specification §8) */
export function checkForm(target: { nodeName: string } | null): void {
  if (target?.nodeName === "FORM") return;
  throw new Error("The 3rd parameter is expected to be the HTML form element or the style selector of the form");
}

/** Loads the client ahead of its use. Where that fails, the form is sent without it. */
export function prepareSending(): void {
  loadClient().catch(() => {});
}

/** Importing the client throws where the browser blocks storage, which it reads on its first line. */
const loadClient = () => import("@emailjs/browser");

/** A message on its way to the shop. */
export interface Sending {
  /** Settles when the service has answered. Rejects when it refused, could not be reached, or did not answer within {@link SENDING_TIMEOUT}. */
  done: Promise<unknown>;
  /**
   * Waits however long the answer takes: a message that counted as failed may have arrived. Gives whether it has, and is still what the visitor has written;
   * its draft is forgotten then.
   */
  arrived: Promise<boolean>;
  /** The fields whose draft is being sent; undefined for all fields. */
  kept: readonly DraftField[] | undefined;
  /** Whether a form has told the visitor how it ended. */
  told: boolean;
  /** What was sent, until the shop has it. */
  words: string;
  /** Settles as soon as the shop has these words: a late yes to the sending before, which had the same, counts. Rejects once none can come any more. */
  yes: Promise<void>;
}

let underWay: Sending | null = null;
/** The sending that began last. */
let newest: Sending | null = null;

/** The sending that has not ended yet, begun by any form of the site. */
export function sendingUnderWay(): Sending | null {
  return underWay;
}

/** The last sending, until a form has told how it ended: it is under way, or ended while the visitor was on a page without a form. */
export function untoldSending(): Sending | null {
  return newest?.told ? null : newest;
}

/**
 * Sends what stands in the form, once: while a sending is under way, that one is returned. After a success the draft is forgotten.
 *
 * @param kept the fields whose draft is sent; all fields if left out
 */
export function sendContactForm(form: HTMLFormElement, service: SendingService, kept?: readonly DraftField[]): Sending {
  if (underWay) return underWay;
  const draft = draftOf(kept);
  const words = JSON.stringify([...new FormData(form)]);
  noteUnanswered(kept, true);
  const accepted = deliver(form, service).then((answer) => {
    if (!isAccepted(answer)) throw new Error(`The e-mail service answered ${answer.status}`);
    countVisit("form");
  });
  const yes = newest?.words === words ? Promise.any([accepted, newest.yes]) : accepted;
  const taken = yes.then(() => {
    sending.words = "";
    // A late yes to a message is none to another one that was sent since.
    if (newest === sending || newest?.kept !== kept) noteUnanswered(kept, false);
    const isCurrent = underWay === sending || (newest === sending && draftOf(kept) === draft);
    if (isCurrent) {
      forgetDraft(kept);
      // Briefs stand in the message of the contact form; a ticket, which names its fields, leaves them there.
      if (!kept) forgetBrief();
    }
    return isCurrent;
  });
  // A refusal is told at once, and need not be the last word.
  const late = () => new Error("The e-mail service did not answer in time");
  const done = inTime(Promise.race([taken, accepted.then(() => taken)]), SENDING_TIMEOUT, late).finally(() => {
    underWay = null;
  });
  const sending: Sending = { done, arrived: taken.catch(() => false), kept, told: false, words, yes };
  underWay = sending;
  newest = sending;
  return sending;
}

async function deliver(form: HTMLFormElement, service: SendingService): Promise<Answer> {
  checkForm(form);
  const message = copyOf(form);
  const late = () => new Error("The e-mail client did not come in time");
  const client = await inTime(loadClient(), SENDING_CLIENT_TIMEOUT, late).catch(() => null);
  if (!client) return deliverWithoutClient(message, service);
  // The origin must be the second argument: among the options the client takes an empty origin for none, and would ask the hosted address.
  client.init({ publicKey: service.userId }, service.origin);
  // Where the service refuses, the client throws the answer; here it is an answer like any other.
  return client.sendForm(service.serviceId, service.templateId, message).catch((refusal: Answer | Error) => {
    if ("status" in refusal) return refusal;
    throw refusal;
  });
}

/**
 * What stands in a form now, as a form of its own. The client reads the form it is given only once its own script has come: by then the visitor may have
 * changed the ticket, or left it, and then it would not write itself into the message any more.
 */
function copyOf(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement("form");
  for (const [name, value] of new FormData(form)) {
    const field = document.createElement("textarea"); // keeps line breaks
    copy.append(Object.assign(field, { name, value }));
  }
  return copy;
}

/** The same request as the client makes. */
async function deliverWithoutClient(form: HTMLFormElement, service: SendingService): Promise<Answer> {
  const body = new FormData(form);
  body.append("lib_version", import.meta.env.VITE_EMAIL_CLIENT_VERSION); // the package's own version (vite.config.ts)
  body.append("service_id", service.serviceId);
  body.append("template_id", service.templateId);
  body.append("user_id", service.userId);
  const response = await fetch(service.origin + SEND_FORM_PATH, { method: "POST", body });
  return { status: response.status, text: await response.text() };
}
