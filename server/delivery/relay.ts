/** What the worker asks of a mail relay. The one behind `SMTP_URL` is in smtp-relay.ts. */
import type { AcceptedMessage } from "../outbox/outbox.ts";

/** Messages under way at a time, each on a connection of its own. */
export const RELAY_CONNECTIONS = 5;

/** Something that takes mail. */
export interface Relay {
  /** Resolves when the relay has taken the message. An abort cuts the connection. */
  deliver(message: AcceptedMessage, signal?: AbortSignal): Promise<void>;
  /** Resolves when the relay would take mail: connects, greets, logs in. */
  probe(): Promise<void>;
  close(): void;
}

/** Thrown where the relay itself cannot be used, whatever the message; any other error is about one message. */
export class RelayUnavailable extends Error {
  override name = "RelayUnavailable";
}
