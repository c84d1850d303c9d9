/** What the worker asks of whatever takes mail: the relay behind `SMTP_URL` (smtp-relay.ts) or the mailbox on this machine (mailbox.ts). */
import type { AcceptedMessage } from "../outbox/outbox.ts";

/** Messages under way at a time, each on a connection of its own. */
export const RELAY_CONNECTIONS = 5;

/** An address of the shop that a relay refused while it took the mail for another one. */
export interface RefusedAddress {
  address: string;
  /** The relay's words. */
  said: string;
}

/** Something that takes mail. */
export interface Relay {
  /** What it is, for the log; without secrets. */
  readonly place: string;
  /**
   * Resolves when the message is taken for good, for at least one of the shop's addresses: with the addresses that the relay refused, or with undefined for a
   * mailbox, which refuses none. An abort cuts the connection. Rejects with {@link AnswerLost} where the relay may have taken the message.
   */
  deliver(message: AcceptedMessage, signal?: AbortSignal): Promise<readonly RefusedAddress[] | undefined>;
  /** Resolves when mail would be taken: the relay let us in, or the mailbox took a write. Rejects with {@link RelayUnavailable}, or with the disk's error. */
  probe(): Promise<void>;
  /** Deletes the mail of a message that was deleted while it was being delivered; a relay that cannot do so has no such method. */
  takeBack?(id: string): Promise<void>;
  close(): void;
}

/**
 * Why a relay cannot be used. `login`: it refuses the name or the password · `encryption`: the encryption on the way to it failed, cannot be trusted, or is
 * missing though it is needed · `unreachable`: anything else.
 */
export type RelayTrouble = "login" | "encryption" | "unreachable";

/** Thrown where the relay itself cannot be used, whatever the message; any other error is about one message. */
export class RelayUnavailable extends Error {
  override name = "RelayUnavailable";
  readonly trouble: RelayTrouble;
  constructor(
    message: string,
    { trouble = "unreachable", ...options }: ErrorOptions & { trouble?: RelayTrouble } = {},
  ) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** The relay was asked whether mail would be taken, and did not answer in time. */
export class NoAnswer extends RelayUnavailable {
  override name = "NoAnswer";
}

/** The mail was handed over whole and no answer came: it may be in the shop's mailbox, and each further try may put one more there. */
export class AnswerLost extends RelayUnavailable {
  override name = "AnswerLost";
}

/**
 * The relay refused a mail that it has read. Its answer may say who wrote the mail and what it contains, so it is kept with the message and deleted with it
 * (`npm run leads`); the log, which stays, gets only the numbers.
 */
export class MailRefused extends Error {
  override name = "MailRefused";
  /** Code of the answer, and the one of RFC 3463 where there is one: `550 5.7.1`. */
  readonly code: string;
  constructor(message: string, { response, ...options }: ErrorOptions & { response: string }) {
    super(message, options);
    [this.code = ""] = /^\d{3}(?:[ -][245](?:\.\d{1,3}){2})?/.exec(response) ?? [];
  }
}

/** @param failure of a delivery @returns what the log may tell of it */
export function toldInLog(failure: unknown): { err: unknown } | { refusedWith: string } {
  return failure instanceof MailRefused ? { refusedWith: failure.code } : { err: failure };
}
