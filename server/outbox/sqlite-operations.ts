/** The outbox in one SQLite file: the statements of each operation, synchronous, as SQLite works. */
import type { DatabaseSync } from "node:sqlite";
import { fieldsOf } from "../../contract/contact-message.ts";
import { contentKey, DUPLICATE_WINDOW, FURTHEST_AHEAD, type Outbox } from "./outbox.ts";
import { type CountRow, claimedMessage, lead, type OutboxRow, outboxCounts } from "./row.ts";

/** The operations of an outbox that touch the store. */
export type OutboxOperation = Exclude<keyof Outbox, "place" | "now" | "close">;

/** The same operations without promises. */
export type SynchronousOutbox = {
  [Operation in OutboxOperation]: (...args: Parameters<Outbox[Operation]>) => Awaited<ReturnType<Outbox[Operation]>>;
};

/**
 * @param database opened by store/sqlite-file.ts
 * @returns operations to be called inside a transaction
 */
export function sqliteOperations(database: DatabaseSync): SynchronousOutbox {
  const insert = database.prepare(`
    INSERT INTO outbox (id, received_at, fields, suspicion, content_key, next_attempt_at)
    VALUES (:id, :receivedAt, :fields, :suspicion, :key, :receivedAt)
    ON CONFLICT (content_key) DO NOTHING`);
  const forgetContent = database.prepare(
    "UPDATE outbox SET content_key = NULL WHERE content_key = ? AND abs(received_at - ?) >= ?",
  );
  const claimDue = database.prepare(`
    UPDATE outbox SET lease_owner = :owner, lease_until = :leaseUntil, attempts = attempts + 1,
      first_attempt_at = coalesce(first_attempt_at, :now)
    WHERE id IN (SELECT id FROM outbox WHERE status = 'queued' AND (next_attempt_at <= :now OR next_attempt_at > :furthest)
        AND (lease_until <= :now OR lease_until > :furthest)
      ORDER BY next_attempt_at LIMIT :most)
    RETURNING *`);
  const renew = database.prepare("UPDATE outbox SET lease_until = ? WHERE lease_owner = ?");
  const release = database.prepare("UPDATE outbox SET lease_owner = NULL, lease_until = 0 WHERE lease_owner = ?");
  const markSent = database.prepare(
    "UPDATE outbox SET status = 'sent', sent_at = ?, last_error = '', lease_owner = NULL, lease_until = 0 WHERE id = ?",
  );
  const markFailed = database.prepare(`
    UPDATE outbox SET status = :status, next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at), last_error = :error,
      lease_owner = NULL, lease_until = 0
    WHERE id = :id AND lease_owner = :owner`);
  const hasten = database.prepare(
    "UPDATE outbox SET next_attempt_at = :now WHERE status = 'queued' AND next_attempt_at > :now",
  );
  const count = database.prepare(
    "SELECT status, count(*) AS messages, min(received_at) AS oldest FROM outbox GROUP BY status",
  );
  const newestFirst = database.prepare("SELECT * FROM outbox ORDER BY received_at DESC, id DESC");
  const startAgain = database.prepare(`
    UPDATE outbox SET status = 'queued', attempts = 0, first_attempt_at = NULL, next_attempt_at = ?, sent_at = NULL,
      lease_owner = NULL, lease_until = 0
    WHERE id = ?`);
  const removeOne = database.prepare("DELETE FROM outbox WHERE id = ?");
  const removeSent = database.prepare("DELETE FROM outbox WHERE status = 'sent' AND sent_at < ?");
  const write = database.prepare(
    "INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
  );

  return {
    accept(message) {
      const key = contentKey(message);
      const { id, receivedAt, suspicion } = message;
      const row = { id, receivedAt, fields: JSON.stringify(fieldsOf(message)), suspicion, key };
      if (insert.run(row).changes === 1) return "stored";
      // The same content is there already. If it came long ago, or while the clock was far ahead, it no longer counts as a duplicate.
      if (forgetContent.run(key, receivedAt, DUPLICATE_WINDOW).changes === 0) return "duplicate";
      insert.run(row);
      return "stored";
    },
    claim: (claim) => rows(claimDue.all({ ...claim, furthest: claim.now + FURTHEST_AHEAD })).map(claimedMessage),
    renewLeases: (owner, leaseUntil) => void renew.run(leaseUntil, owner),
    releaseLeases: (owner) => void release.run(owner),
    recordSent: (id, now) => markSent.run(now, id).changes === 1,
    recordFailure({ nextAttemptAt, ...failure }) {
      const status = nextAttemptAt === undefined ? "dead" : "queued";
      markFailed.run({ ...failure, nextAttemptAt: nextAttemptAt ?? null, status });
    },
    retryNow: (now) => Number(hasten.run({ now }).changes),
    counts: () => outboxCounts(count.all() as unknown as CountRow[]),
    list: () => rows(newestFirst.all()).map(lead),
    requeue: (id, now) => startAgain.run(now, id).changes === 1,
    remove: (ids) => ids.reduce((removed, id) => removed + Number(removeOne.run(id).changes), 0),
    removeSentBefore: (time) => Number(removeSent.run(time).changes),
    probe: (now) => void write.run(now),
  };
}

/** The columns are those of the schema, which node:sqlite cannot know. */
function rows(found: unknown[]): OutboxRow[] {
  return found as OutboxRow[];
}
