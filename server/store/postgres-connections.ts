/** Connections to PostgreSQL that are trusted with what must not be lost: prepared once, replaced when they break. */
import { Pool, type PoolClient, type QueryResultRow } from "pg";
import { prepareDatabase } from "./postgres-schema.ts";

/** Milliseconds. Together they stay below the 15 s after which a visitor's browser gives up. */
const WAITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 6_000,
};

/** A database to ask. */
export interface PostgresConnections {
  /** For people, without secrets. */
  readonly place: string;
  /** Runs one statement; `name` keeps it prepared. Rejects with the database's own error. */
  query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; changed: number }>;
  /**
   * The same for a statement whose failure has consequences elsewhere: it is committed only once the database has answered it. One that was on its way to a
   * database that stood still is done by it later otherwise, when its caller has long taken it for failed.
   */
  commitAnswered(name: string, text: string, values: unknown[]): Promise<{ changed: number }>;
  close(): Promise<void>;
}

/**
 * @param databaseUrl connection string; connects with the first call, makes its tables then, and reconnects by itself
 * @param most connections of this process
 */
export function connectedTo(databaseUrl: string, most: number): PostgresConnections {
  // Whatever the server's default: an answer 200 means that the commit is on the disk.
  const options = "-c synchronous_commit=on";
  const pool = new Pool({ connectionString: databaseUrl, max: most, options, ...WAITS });
  // An idle connection that breaks is replaced with the next call, which tells its caller if that fails.
  pool.on("error", () => undefined);

  const { host, pathname } = new URL(databaseUrl);
  const place = `PostgreSQL, ${host}${pathname}`;

  let prepared: Promise<void> | undefined;
  async function onOneConnection<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    // In our hands the pool does not listen for it; a connection that breaks between two statements would end the process.
    const broken = () => undefined;
    client.on("error", broken);
    try {
      const result = await work(client);
      client.off("error", broken);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function onPrepared<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      prepared ??= onOneConnection((client) => prepareDatabase(client, place));
      await prepared;
      return await work();
    } catch (error) {
      // The database was away, or was put back from a copy without our table: looked at anew with the next call.
      prepared = undefined;
      throw error;
    }
  }

  async function query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: unknown[] = [],
  ): Promise<{ rows: Row[]; changed: number }> {
    const { rows, rowCount } = await onPrepared(() => pool.query<Row>({ name, text, values }));
    return { rows, changed: rowCount ?? 0 };
  }

  function commitAnswered(name: string, text: string, values: unknown[]): Promise<{ changed: number }> {
    return onPrepared(() =>
      onOneConnection(async (client) => {
        await client.query("BEGIN");
        const { rowCount } = await client.query({ name, text, values });
        await client.query("COMMIT");
        return { changed: rowCount ?? 0 };
      }),
    );
  }

  return { place, query, commitAnswered, close: () => pool.end() };
}
