/** The columns both adapters use, and how a row becomes a message. */
import { type ContactMessage, fieldsOf } from "../../contract/contact-message.ts";
import type { AcceptedMessage, ClaimedMessage, Lead, OutboxCounts, Status } from "./outbox.ts";

/** A row of the table `outbox`. PostgreSQL hands out its 64-bit integers as text, hence `Whole`. */
export interface OutboxRow {
  id: string;
  received_at: Whole;
  /** The fields of the form. SQLite hands out the text, PostgreSQL the object. */
  fields: string | Partial<ContactMessage>;
  suspicion: string;
  status: Status;
  attempts: Whole;
  first_attempt_at: Whole | null;
  next_attempt_at: Whole;
  last_error: string;
  sent_at: Whole | null;
}

type Whole = number | string;

function acceptedMessage(row: OutboxRow): AcceptedMessage {
  const { id, fields, suspicion } = row;
  const stored: Partial<ContactMessage> = typeof fields === "string" ? JSON.parse(fields) : fields;
  return { id, receivedAt: Number(row.received_at), ...fieldsOf(stored), suspicion };
}

/** @param row as it is after the claim */
export function claimedMessage(row: OutboxRow): ClaimedMessage {
  return { ...acceptedMessage(row), attempts: Number(row.attempts), firstAttemptAt: Number(row.first_attempt_at) };
}

/** @param row any row */
export function lead(row: OutboxRow): Lead {
  return {
    ...acceptedMessage(row),
    status: row.status,
    attempts: Number(row.attempts),
    nextAttemptAt: Number(row.next_attempt_at),
    lastError: row.last_error,
    sentAt: row.sent_at === null ? undefined : Number(row.sent_at),
  };
}

/** A row of `SELECT status, count(*) AS messages, min(received_at) AS oldest … GROUP BY status`. */
export interface CountRow {
  status: Status;
  messages: Whole;
  oldest: Whole;
}

/** @param rows one for each status that occurs */
export function outboxCounts(rows: CountRow[]): OutboxCounts {
  const of = (status: Status) => rows.find((row) => row.status === status);
  const oldest = of("queued")?.oldest;
  return {
    queued: Number(of("queued")?.messages ?? 0),
    sent: Number(of("sent")?.messages ?? 0),
    dead: Number(of("dead")?.messages ?? 0),
    oldestQueuedAt: oldest === undefined ? undefined : Number(oldest),
  };
}
