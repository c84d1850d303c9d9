/** The tables of the store in PostgreSQL, as migrations (migrations.ts), and what is asked of a connection before it is trusted with a message. */
import type { ClientBase } from "pg";
import { missingMigrations } from "./migrations.ts";

/** Number of the lock under which the tables are made, because two instances may start at the same moment: any number that nothing else locks. */
const SCHEMA_LOCK = 7_302_024;

/** 1: a column for each field. Databases from before schemas had numbers have these tables already. */
const COLUMN_FOR_EACH_FIELD = `
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

/** 2: all fields in one JSON object, whatever fields the form has. */
const FIELDS_AS_JSON = `
  ALTER TABLE outbox ADD COLUMN fields json;
  UPDATE outbox SET fields =
    json_build_object('from_name', from_name, 'from_email', from_email, 'from_phone', from_phone, 'message', message);
  ALTER TABLE outbox ALTER COLUMN fields SET NOT NULL,
    DROP COLUMN from_name, DROP COLUMN from_email, DROP COLUMN from_phone, DROP COLUMN message;
`;

/** 3: visits, counted (visits/visits.ts). */
const VISITS = `
  CREATE TABLE IF NOT EXISTS visits (
    day text NOT NULL,
    page text NOT NULL,
    kind text NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, page, kind)
  );
`;

const MIGRATIONS = [COLUMN_FOR_EACH_FIELD, FIELDS_AS_JSON, VISITS];

/**
 * Brings the database to the newest schema, and refuses a server that would forget a commit in a power cut.
 *
 * @param place of the database, for the error
 * @throws NewerStore; or the database's own error, and then nothing is changed
 */
export async function prepareDatabase(client: ClientBase, place: string): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>("SHOW fsync");
  if (rows[0]?.fsync !== "on")
    throw new Error("PostgreSQL runs with fsync=off and would lose messages in a power cut. Turn fsync on.");
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
    const missing = missingMigrations(place, await versionOf(client), MIGRATIONS);
    for (const migration of missing) await client.query(migration);
    if (missing.length > 0) {
      await client.query("DELETE FROM outbox_schema");
      await client.query("INSERT INTO outbox_schema (version) VALUES ($1)", [MIGRATIONS.length]);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

async function versionOf(client: ClientBase): Promise<number> {
  await client.query("CREATE TABLE IF NOT EXISTS outbox_schema (version integer NOT NULL)");
  // A table that somebody dropped is made anew, whatever the number says.
  const { rows } = await client.query<{ version: number }>(
    "SELECT version FROM outbox_schema WHERE to_regclass('outbox') IS NOT NULL",
  );
  return rows[0]?.version ?? 0;
}
