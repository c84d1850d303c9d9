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
   * Resolves when it has taken the message for good, for one of the shop's addresses at least: with those it was refused for, or undefined where there is
   * nobody to refuse. An abort cuts the connection. Rejects with {@link AnswerLost} where it may have taken it.
   */
  deliver(message: AcceptedMessage, signal?: AbortSignal): Promise<readonly RefusedAddress[] | undefined>;
  /** Resolves when it would take mail: a relay was greeted and let us in, a mailbox took a write. Rejects with {@link RelayUnavailable}, or what the disk says. */
  probe(): Promise<void>;
  close(): void;
}

/**
 * Why a relay cannot be used. `login`: it refuses the name or the password · `encryption`: it has none on the way to it that can be trusted, and one is needed ·
 * `unreachable`: anything else.
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

/** The mail was handed over whole and no answer came: it may be in the shop's mailbox, and each further try may put one more there. */
export class AnswerLost extends RelayUnavailable {
  override name = "AnswerLost";
}
