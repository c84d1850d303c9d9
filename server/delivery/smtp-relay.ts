/** The mail relay behind `SMTP_URL`. */
import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../settings.ts";
import { encryptionOf } from "./encryption.ts";
import { mailOf } from "./mail.ts";
import {
  AnswerLost,
  MailRefused,
  NoAnswer,
  RELAY_CONNECTIONS,
  type RefusedAddress,
  type Relay,
  RelayUnavailable,
} from "./relay.ts";

/**
 * Milliseconds. A relay may check the whole mail for spam before it says whether it takes it. Whoever hangs up earlier has to send the mail again, and the shop
 * gets one more copy each time (RFC 5321, section 4.5.3.2: five minutes for an answer, ten for this one).
 */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 5 * 60_000, dnsTimeout: 10_000 };

/**
 * Milliseconds for a whole delivery, for the part of it up to the end of the mail, and for the relay to let us in: one that sends a few bytes now and then
 * never counts as silent. Before the end of the mail nothing can have been taken, so hanging up makes no second copy; the relay has as long as a sender waits at
 * least for its answer to DATA (RFC 5321, section 4.5.3.2).
 */
export const RELAY_WAITS = { delivery: 10 * 60_000, handingOver: 2 * 60_000, probe: 20_000 };

/** A pool of connections, opened when they are needed. */
export function smtpRelay(settings: MailSettings & { smtpUrl: string }, waits = RELAY_WAITS): Relay {
  const { hostname, host } = new URL(settings.smtpUrl);
  const needed = encryptionOf(settings.smtpUrl) === "needed";
  const way = {
    url: settings.smtpUrl,
    // A relay on this machine needs no encryption on the way, and its certificate is usually self-signed.
    ignoreTLS: /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
    ...(needed && { requireTLS: true }),
    ...WAITS,
  };
  const transport = createTransport({ ...way, pool: true, maxConnections: RELAY_CONNECTIONS });
  // The question whether mail would be taken goes by a connection of its own, which no `close()` ends: only a relay that is silent for too long.
  const asker = createTransport({ ...way, socketTimeout: waits.probe });
  // Message-IDs of the mails under way that nodemailer has read to their end. It reads a mail only after the relay has asked for it (354), so from then on the
  // relay may have taken it.
  const handedOver = new Set<string>();
  transport.use("stream", (mail, done) => {
    const { message } = mail;
    const open = message.createReadStream.bind(message);
    message.createReadStream = (options) =>
      open(options).once("end", () => {
        handedOver.add(String(mail.data.messageId));
      });
    done();
  });
  // The question that is under way, only one at a time: it cannot be cancelled, and ends when the relay answers, hangs up or falls silent.
  let asking: Promise<true> | undefined;

  return {
    place: `the mail relay ${host}`,
    async deliver(message, signal) {
      const tooLong = AbortSignal.timeout(waits.delivery);
      const mail = mailOf(message, settings);
      const notHandedOver = new AbortController();
      const patience = setTimeout(() => {
        if (!handedOver.has(mail.messageId)) notHandedOver.abort();
      }, waits.handingOver);
      try {
        const { rejectedErrors = [] } = await transport.sendMail({
          ...mail,
          signal: AbortSignal.any([tooLong, notHandedOver.signal, ...(signal ? [signal] : [])]),
        });
        return rejectedErrors.map((refusal) => refused(refusal, settings.to));
      } catch (error) {
        if (notHandedOver.signal.aborted)
          throw new RelayUnavailable(`the whole mail was not handed over within ${waits.handingOver / 1000} s`, {
            cause: error,
          });
        throw failureOf(error, handedOver.has(mail.messageId), needed);
      } finally {
        clearTimeout(patience);
        handedOver.delete(mail.messageId);
      }
    },
    async probe() {
      asking ??= asker
        .verify()
        .catch((error: unknown) => {
          throw unavailable(error, needed);
        })
        .finally(() => {
          asking = undefined;
        });
      const answered = new AbortController();
      try {
        await Promise.race([
          asking,
          pause(waits.probe, undefined, { signal: answered.signal }).then(() => {
            throw new NoAnswer(`no answer within ${waits.probe / 1000} s`);
          }),
        ]);
      } finally {
        answered.abort();
      }
    },
    close: () => transport.close(),
  };
}

/** @param addresses as the shop has written them; nodemailer may write their letters in another case */
function refused(refusal: { recipient?: string; response?: string }, addresses: string[]): RefusedAddress {
  const { recipient = "", response = "" } = refusal;
  const address = addresses.find((one) => one.toLowerCase() === recipient.toLowerCase()) ?? recipient;
  return { address, said: response.replace(/\s+/g, " ").slice(0, 500) };
}

/**
 * @param error of nodemailer
 * @param wasHandedOver whether the relay was given the whole mail
 * @param encryptionNeeded see {@link encryptionOf}
 * @returns what {@link Relay.deliver} rejects with
 */
function failureOf(error: unknown, wasHandedOver: boolean, encryptionNeeded: boolean): Error {
  // nodemailer's error holds the relay's answer, if there was one, and the command that it answered.
  const {
    responseCode,
    response = "",
    command,
  } = error as Partial<Record<"response" | "command", string>> & {
    responseCode?: number;
  };
  if (wasHandedOver && responseCode === undefined)
    return new AnswerLost(`${sentence(error)} (after the whole mail: it may have been taken)`, { cause: error });
  if (isAboutRelay(error)) return unavailable(error, encryptionNeeded);
  if (command === "DATA") return new MailRefused(sentence(error), { response, cause: error });
  return new Error(sentence(error), { cause: error });
}

/** nodemailer's codes for failures of the relay, or of the connection to it, that say nothing about one message. */
const RELAY_CODES: ReadonlySet<unknown> = new Set([
  "ECONNECTION",
  "ECONNREFUSED",
  "ETIMEDOUT",
  "EDNS",
  "ESOCKET",
  "ETLS",
  "EAUTH",
  "EPROTOCOL",
]);

function isAboutRelay(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  // 421: the relay closes the connection, whatever is under way (RFC 5321, section 3.8).
  return responseCode === 421 || RELAY_CODES.has(code);
}

/** Matches what OpenSSL and Node say of an untrusted certificate, or of an answer that is not TLS; nodemailer gives both the code of any broken connection. */
const ABOUT_TLS = /certificate|altnames|^TLS: |STARTTLS/;

function unavailable(error: unknown, encryptionNeeded: boolean): RelayUnavailable {
  const { code } = error as { code?: string };
  const said = sentence(error);
  if (code === "EAUTH") return new RelayUnavailable(said, { trouble: "login", cause: error });
  if (code !== "ETLS" && !ABOUT_TLS.test(said)) return new RelayUnavailable(said, { cause: error });
  const why =
    encryptionNeeded && said.includes("STARTTLS")
      ? " (the relay offers no encryption, and the password is not sent without: docs/operations.md, Mail)"
      : "";
  return new RelayUnavailable(said + why, { trouble: "encryption", cause: error });
}

/** An error in one line: its code where it has no message (several addresses refused, or did not answer), only the reason where the message is OpenSSL's. */
function sentence(error: unknown): string {
  const { message, code = "" } = error as Error & { code?: string };
  const said = message.replace(/\s+/g, " ").trim() || code;
  const [, reason] = /:SSL routines:[^:]*:([^:]+)/.exec(said) ?? [];
  return (reason === undefined ? said : `TLS: ${reason}`).slice(0, 500);
}
