/** The tables of the store in SQLite, as migrations (migrations.ts); `PRAGMA user_version` holds the number. */
import type { DatabaseSync } from "node:sqlite";
import { missingMigrations } from "./migrations.ts";

/** 1: a column for each field. Files from before schemas had numbers have these tables already. */
const COLUMN_FOR_EACH_FIELD = `
  CREATE TABLE IF NOT EXISTS outbox (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    from_name TEXT NOT NULL,
    from_email TEXT NOT NULL,
    from_phone TEXT NOT NULL,
    message TEXT NOT NULL,
    suspicion TEXT NOT NULL,
    content_key TEXT UNIQUE,
    status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    first_attempt_at INTEGER,
    next_attempt_at INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT NOT NULL DEFAULT '',
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_attempt_at) WHERE status = 'queued';
  CREATE INDEX IF NOT EXISTS outbox_status ON outbox (status, received_at);
  CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
`;

/** 2: all fields in one JSON object, whatever fields the form has. */
const FIELDS_AS_JSON = `
  CREATE TABLE outbox_of_2 (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields)),
    suspicion TEXT NOT NULL,
    content_key TEXT UNIQUE,
    status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    first_attempt_at INTEGER,
    next_attempt_at INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT NOT NULL DEFAULT '',
    sent_at INTEGER
  ) STRICT;
  INSERT INTO outbox_of_2
    SELECT id, received_at,
      json_object('from_name', from_name, 'from_email', from_email, 'from_phone', from_phone, 'message', message),
      suspicion, content_key, status, attempts, first_attempt_at, next_attempt_at, lease_owner, lease_until, last_error, sent_at
    FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE outbox_of_2 RENAME TO outbox;
  CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE status = 'queued';
  CREATE INDEX outbox_status ON outbox (status, received_at);
`;

/** 3: visits, counted (visits/visits.ts). */
const VISITS = `
  CREATE TABLE visits (
    day TEXT NOT NULL,
    page TEXT NOT NULL,
    kind TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, page, kind)
  ) STRICT, WITHOUT ROWID;
`;

const MIGRATIONS = [COLUMN_FOR_EACH_FIELD, FIELDS_AS_JSON, VISITS];

/**
 * Brings an open file to the newest schema.
 *
 * @param path of the file, for the error
 * @throws NewerStore; or SQLite's own error: once the database is closed, the file is as it was
 */
export function migrateSqlite(database: DatabaseSync, path: string): void {
  if (missingMigrations(path, versionOf(database), MIGRATIONS).length === 0) return;
  database.exec("BEGIN IMMEDIATE");
  // Looked at again under the lock: another process may have been first.
  for (const migration of missingMigrations(path, versionOf(database), MIGRATIONS)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
}

function versionOf(database: DatabaseSync): number {
  return (database.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
}
