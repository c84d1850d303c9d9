/** The outbox in PostgreSQL, for several servers at a time. `FOR UPDATE SKIP LOCKED` hands each message to one of them. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fieldsOf } from "../../contract/contact-message.ts";
import { CommitInDoubt } from "../store/commit-in-doubt.ts";
import { connectedTo } from "../store/postgres-connections.ts";
import { contentKey, DUPLICATE_WINDOW, FURTHEST_AHEAD, type Outbox } from "./outbox.ts";
import { type CountRow, claimedMessage, lead, type OutboxRow, outboxCounts } from "./row.ts";

/** Connections of one instance; a message holds one for about a millisecond. */
const MOST_CONNECTIONS = 10;

/**
 * Milliseconds in which a database that broke off during a commit may come back and be asked again, and between two tries. No longer, because a visitor waits,
 * and may have to wait for the relay after that.
 */
const DOUBT_CLEARS_WITHIN = 3_000;
const ASK_AGAIN_AFTER = 100;

/** As long as the longest messages usually are. */
const LONG_FIELDS = JSON.stringify({ message: "x".repeat(1_000) });

/** Counts a row also where this very message is there already: an earlier try was committed, and only its answer was lost. */
const INSERT = `
  INSERT INTO outbox (id, received_at, fields, suspicion, content_key, next_attempt_at)
  VALUES ($1, $2, $3, $4, $5, $2) ON CONFLICT (content_key) DO UPDATE SET id = excluded.id WHERE outbox.id = excluded.id`;
const CLAIM = `
  UPDATE outbox SET lease_owner = $1, lease_until = $2, attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, $3)
  WHERE id IN (SELECT id FROM outbox WHERE status = 'queued' AND (next_attempt_at <= $3 OR next_attempt_at > $5)
      AND (lease_until <= $3 OR lease_until > $5)
    ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING *`;

/** @param databaseUrl connection string; connects with the first call */
export function postgresOutbox(databaseUrl: string): Outbox {
  const { place, now, askClock, query, commitAnswered, tryOut, close } = connectedTo(databaseUrl, MOST_CONNECTIONS);

  /**
   * Inserts a message, and again while the commit is in doubt: one that was committed is then found.
   *
   * @returns false where its content is there already, with another message
   */
  async function insert(values: unknown[]): Promise<boolean> {
    const until = performance.now() + DOUBT_CLEARS_WITHIN;
    for (let doubt: unknown; ; await pause(ASK_AGAIN_AFTER)) {
      try {
        return (await commitAnswered("accept", INSERT, values)).changed === 1;
      } catch (error) {
        if (error instanceof CommitInDoubt) doubt = error;
        if (!doubt || performance.now() > until) throw doubt ?? error;
      }
    }
  }

  return {
    place,
    now,

    async accept(message) {
      const { id, receivedAt, suspicion } = message;
      const key = contentKey(message);
      const values = [id, receivedAt, JSON.stringify(fieldsOf(message)), suspicion, key];
      // A message that is reported as not stored is sent at once (contact/route.ts): if it were stored after all, it would be sent twice.
      if (await insert(values)) return "stored";
      // The same content is there already. If it came long ago, or while the clock was far ahead, it no longer counts as a duplicate.
      await query(
        "forget",
        "UPDATE outbox SET content_key = NULL WHERE content_key = $1 AND abs(received_at - $2) >= $3",
        [key, receivedAt, DUPLICATE_WINDOW],
      );
      return (await insert(values)) ? "stored" : "duplicate";
    },

    async claim({ owner, now, leaseUntil, most }) {
      // Rejects where the database's clock was moved. The worker then waits, and meanwhile all workers prolong their leases by the new time.
      await askClock();
      return (await query<OutboxRow>("claim", CLAIM, [owner, leaseUntil, now, most, now + FURTHEST_AHEAD])).rows.map(
        claimedMessage,
      );
    },

    async renewLeases(owner, leaseUntil) {
      await query("renew", "UPDATE outbox SET lease_until = $1 WHERE lease_owner = $2", [leaseUntil, owner]);
    },

    async releaseLeases(owner) {
      await query("release", "UPDATE outbox SET lease_owner = NULL, lease_until = 0 WHERE lease_owner = $1", [owner]);
    },

    async recordSent(id, now) {
      const sent =
        "UPDATE outbox SET status = 'sent', sent_at = $1, last_error = '', lease_owner = NULL, lease_until = 0 WHERE id = $2";
      return (await query("sent", sent, [now, id])).changed === 1;
    },

    async recordFailure({ id, owner, error, nextAttemptAt }) {
      const failed = `UPDATE outbox SET status = $1, next_attempt_at = coalesce($2, next_attempt_at), last_error = $3,
        lease_owner = NULL, lease_until = 0 WHERE id = $4 AND lease_owner = $5`;
      await query("failed", failed, [nextAttemptAt === undefined ? "dead" : "queued", nextAttemptAt, error, id, owner]);
    },

    async retryNow(now) {
      return (
        await query(
          "hasten",
          "UPDATE outbox SET next_attempt_at = $1 WHERE status = 'queued' AND next_attempt_at > $1",
          [now],
        )
      ).changed;
    },

    async counts() {
      const text = "SELECT status, count(*) AS messages, min(received_at) AS oldest FROM outbox GROUP BY status";
      return outboxCounts((await query<CountRow>("counts", text)).rows);
    },

    async list() {
      return (await query<OutboxRow>("list", "SELECT * FROM outbox ORDER BY received_at DESC, id DESC")).rows.map(lead);
    },

    async requeue(id, now) {
      const again = `UPDATE outbox SET status = 'queued', attempts = 0, first_attempt_at = NULL, next_attempt_at = $1, sent_at = NULL,
        lease_owner = NULL, lease_until = 0 WHERE id::text = $2`;
      return (await query("requeue", again, [now, id])).changed === 1;
    },

    async remove(ids) {
      return (await query("remove", "DELETE FROM outbox WHERE id::text = ANY($1)", [ids])).changed;
    },

    async removeSentBefore(time) {
      return (await query("expire", "DELETE FROM outbox WHERE status = 'sent' AND sent_at < $1", [time])).changed;
    },

    async probe(now) {
      // A full disk still takes the few bytes below, but no message.
      await tryOut("accept", INSERT, [randomUUID(), now, LONG_FIELDS, "", null]);
      await query(
        "probe",
        "INSERT INTO outbox_probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        [now],
      );
    },

    close,
  };
}
