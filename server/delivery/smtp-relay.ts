/** The mail relay behind `SMTP_URL`. */
import { createTransport } from "nodemailer";
import type { MailSettings } from "../settings.ts";
import { mailOf } from "./mail.ts";
import { RELAY_CONNECTIONS, type Relay, RelayUnavailable } from "./relay.ts";

/** Milliseconds. Nodemailer's own waits, up to ten minutes, would hold a lease and an ending process too long. */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** A pool of connections, opened when they are needed. */
export function smtpRelay(settings: MailSettings & { smtpUrl: string }): Relay {
  const { hostname, host } = new URL(settings.smtpUrl);
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: RELAY_CONNECTIONS,
    // A relay on this machine needs no encryption on the way, and its certificate is mostly home-made.
    ignoreTLS: /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
    ...WAITS,
  });
  return {
    place: `the mail relay ${host}`,
    async deliver(message, signal) {
      try {
        await transport.sendMail({ ...mailOf(message, settings), signal });
      } catch (error) {
        throw isAboutRelay(error)
          ? new RelayUnavailable(sentence(error), { cause: error })
          : new Error(sentence(error), { cause: error });
      }
    },
    async probe() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Codes of nodemailer for what happens before any message is named. */
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

function sentence(error: unknown): string {
  return (error as Error).message.replace(/\s+/g, " ").slice(0, 500);
}
