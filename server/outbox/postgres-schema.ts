/** The outbox in PostgreSQL: its table, and what is asked of a connection before it is trusted with a message. */
import type { ClientBase } from "pg";

/** Any number that only this table's making locks: two instances may start at the same moment. */
const SCHEMA_LOCK = 7_302_024;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS outbox (
    id uuid PRIMARY KEY,
    received_at bigint NOT NULL,
    from_name text NOT NULL,
    from_email text NOT NULL,
    from_phone text NOT NULL,
    message text NOT NULL,
    suspicion text NOT NULL,
    content_key text UNIQUE,
    status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'dead')),
    attempts integer NOT NULL DEFAULT 0,
    first_attempt_at bigint,
    next_attempt_at bigint NOT NULL,
    lease_owner uuid,
    lease_until bigint NOT NULL DEFAULT 0,
    last_error text NOT NULL DEFAULT '',
    sent_at bigint
  );
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_attempt_at) WHERE status = 'queued';
  CREATE INDEX IF NOT EXISTS outbox_status ON outbox (status, received_at);
  CREATE TABLE IF NOT EXISTS outbox_probe (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
`;

/** Makes the tables where they are missing, and refuses a server that would forget a commit in a power cut. */
export async function prepareDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>("SHOW fsync");
  if (rows[0]?.fsync !== "on")
    throw new Error("PostgreSQL runs with fsync=off and would lose messages in a power cut. Turn fsync on.");
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
    await client.query(SCHEMA);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
