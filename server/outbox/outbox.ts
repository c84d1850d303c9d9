/**
 * The outbox: every message the site ever accepted, and how far its delivery has come. A message that
 * {@link Outbox.accept} took is on the disk (fsync) and leaves only by delivery and the retention that follows it,
 * or by the hand of the shop.
 *
 * Two adapters keep it, in SQLite and in PostgreSQL; outbox.contract.ts holds both to the same behaviour.
 * All times are milliseconds since 1970 and come from the caller, so that tests can let days pass; a server takes them from {@link Outbox.now}.
 */
import { createHash } from "node:crypto";
import { type ContactMessage, fieldsOf } from "../../contract/contact-message.ts";

/** Milliseconds. The same fields again within this time are one message: a double click, a retry after a lost answer. */
export const DUPLICATE_WINDOW = 10 * 60_000;

/**
 * Milliseconds. No message is put off (delivery/backoff.ts) or leased for so long, so a time further ahead was written while the clock was wrong. If it
 * counted, a message would wait until that time; and where a server was killed that had leased it, even a restart would not free it.
 */
export const FURTHEST_AHEAD = 20 * 60_000;

/** `queued`: to be delivered · `sent`: the relay took it · `dead`: given up, kept until somebody requeues or deletes it. */
export type Status = "queued" | "sent" | "dead";

/** A message as it was accepted. */
export interface AcceptedMessage extends ContactMessage {
  /** UUID; the Message-ID of its mail is made of it. */
  id: string;
  receivedAt: number;
  /** Why it may be spam, in English for the log and the list; empty when nothing speaks for it. */
  suspicion: string;
}

/** A message in the hands of a worker. */
export interface ClaimedMessage extends AcceptedMessage {
  /** Attempts so far, this one included. */
  attempts: number;
  firstAttemptAt: number;
}

/** A message as the shop sees it in the list. */
export interface Lead extends AcceptedMessage {
  status: Status;
  attempts: number;
  nextAttemptAt: number;
  lastError: string;
  /** Undefined unless `sent`. */
  sentAt: number | undefined;
}

/** The numbers of the outbox. */
export interface OutboxCounts {
  queued: number;
  sent: number;
  dead: number;
  /** When the oldest queued message was received; undefined when none is queued. */
  oldestQueuedAt: number | undefined;
}

/** Every method rejects with the store's own error when the store cannot be used; nothing is half done then. */
export interface Outbox {
  /** Where messages are kept, for the start-up line and the commands of the operator; without secrets. */
  readonly place: string;

  /** The time by which all servers of this store go. If each went by its own clock, one could take messages that another is just delivering. */
  now(): number;

  /**
   * Commits a message. `duplicate`: the same content was accepted within {@link DUPLICATE_WINDOW} and is kept already. Rejects with {@link CommitInDoubt} where
   * it may be kept all the same.
   */
  accept(message: AcceptedMessage): Promise<"stored" | "duplicate">;

  /** Hands out at most `most` messages that are due, or wait beyond {@link FURTHEST_AHEAD}; nobody else gets them before `leaseUntil`. Counts the attempt. */
  claim(claim: { owner: string; now: number; leaseUntil: number; most: number }): Promise<ClaimedMessage[]>;

  /** Prolongs every lease of this owner. */
  renewLeases(owner: string, leaseUntil: number): Promise<void>;

  /** Gives every lease of this owner back, so that another worker can go on at once. */
  releaseLeases(owner: string): Promise<void>;

  /** The relay took the message. False when it was deleted meanwhile. */
  recordSent(id: string, now: number): Promise<boolean>;

  /** An attempt failed. `nextAttemptAt` undefined: the message is dead. Ignored when the owner lost the lease. */
  recordFailure(failure: {
    id: string;
    owner: string;
    error: string;
    nextAttemptAt: number | undefined;
  }): Promise<void>;

  /** Makes every waiting message due now, because the relay is back. Returns how many were waiting. */
  retryNow(now: number): Promise<number>;

  counts(): Promise<OutboxCounts>;

  /** All messages, newest first. */
  list(): Promise<Lead[]>;

  /** Sends a message again from the start, whatever its status. False when there is none with this id. */
  requeue(id: string, now: number): Promise<boolean>;

  /** Deletes messages for good. Returns how many there were. */
  remove(ids: string[]): Promise<number>;

  /** Deletes what was delivered before `time`. Returns how many. */
  removeSentBefore(time: number): Promise<number>;

  /** Proves that the store takes a write, by a write. */
  probe(now: number): Promise<void>;

  close(): Promise<void>;
}

/** A key that is the same for two messages exactly when all their fields are the same. */
export function contentKey(message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify(fieldsOf(message)))
    .digest("base64url");
}
