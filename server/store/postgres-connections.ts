/** Connections to PostgreSQL: each is prepared so that an answer means that the commit is on the disk, and replaced when it breaks. */
import { DatabaseError, Pool, type PoolClient, type QueryResultRow } from "pg";
import { CommitInDoubt } from "./commit-in-doubt.ts";
import { prepareDatabase } from "./postgres-schema.ts";

/** Milliseconds. Together they stay below the 15 s after which a visitor's browser gives up. */
const WAITS = { connectionTimeoutMillis: 3_000, query_timeout: 6_000 };

/**
 * What each connection sends first: with it an answer 200 means that the commit is on the disk, whatever the server's default; and the database gives up
 * statements that nobody waits for any more. Not sent as start-up parameters, because PgBouncer refuses a connection that has them.
 */
const FIRST_WORDS =
  "SET synchronous_commit = on; SET statement_timeout = '5s'; SET idle_in_transaction_session_timeout = '6s'";

/** Milliseconds by which a clock may seem off only because answers take time. If it is further off, it was set, or a machine stood still. */
const CLOCK_TOLERANCE = 5_000;

/** Start of the database's error codes for a statement that names something missing, or is not permitted (PostgreSQL, appendix A: class 42). */
const NOT_AS_PREPARED = "42";

/** Error code of a database that takes no writes, because it was demoted or is not promoted yet: another database behind the same address may take them. */
const TAKES_NOTHING = "25006";

/** What the stores ask of a database. */
export interface PostgresConnections {
  /** For people, without secrets. */
  readonly place: string;

  /** Milliseconds since 1970 by the database's clock as it was last asked; before that by this machine's. */
  now(): number;

  /** Asks for the database's clock. Rejects where that was set or stood still since, or this machine stood still: times from before no longer compare. */
  askClock(): Promise<void>;

  /** Runs one statement; `name` keeps it prepared. Rejects with the database's own error. */
  query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; changed: number }>;
  /**
   * The same for a statement whose failure has consequences elsewhere: it is committed only once the database has answered it. Otherwise a database that stood
   * still could carry it out later, when its caller has long taken it for failed. Rejects with {@link CommitInDoubt} where only the answer to the commit did
   * not come.
   */
  commitAnswered(name: string, text: string, values: unknown[]): Promise<{ changed: number }>;
  /** Runs a statement and rolls it back, to see whether the database would do it. Rejects with the database's own error where not. */
  tryOut(name: string, text: string, values: unknown[]): Promise<void>;

  close(): Promise<void>;
}

/**
 * @param databaseUrl connection string; connects with the first call, makes its tables then, and reconnects by itself
 * @param most connections of this process
 */
export function connectedTo(databaseUrl: string, most: number): PostgresConnections {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: most,
    ...WAITS,
    // The pool waits for this, and hands out no connection on which it failed.
    onConnect: async (client) => {
      await client.query(FIRST_WORDS);
    },
  });
  // An idle connection that breaks is replaced with the next call, which tells its caller if that fails.
  pool.on("error", () => undefined);

  const { host, pathname } = new URL(databaseUrl);
  const place = `PostgreSQL, ${host}${pathname}`;

  let prepared: Promise<void> | undefined;
  // The database's time when this process started. `performance.now()` is added to it, which goes on evenly even when somebody sets this machine's clock.
  let startedAt: number | undefined;

  const now = () => (startedAt === undefined ? Date.now() : Math.round(startedAt + performance.now()));

  /** @returns milliseconds by which the database's clock is ahead of what `now()` said */
  async function readClock(client: Pick<PoolClient, "query">): Promise<number> {
    const asked = performance.now();
    const { rows } = await client.query<{ time: number }>(
      "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS time",
    );
    const answered = performance.now();
    const time = rows[0]?.time ?? now();
    const ahead = time + (answered - asked) / 2 - now();
    startedAt = time - (asked + answered) / 2;
    return ahead;
  }

  async function askClock(): Promise<void> {
    const ahead = await onPrepared(() => readClock(pool));
    if (Math.abs(ahead) > CLOCK_TOLERANCE)
      throw new Error(`The clock of ${place}, is ${Math.round(ahead / 1000)} s from where it was`);
  }

  async function onOneConnection<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    // The pool does not listen for errors of a connection that it has handed out: one that breaks between two statements would end the process.
    const broken = () => undefined;
    client.on("error", broken);
    let isUsable = false;
    try {
      const result = await work(client);
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = await isRolledBack(client, error);
      throw error;
    } finally {
      client.off("error", broken);
      client.release(!isUsable); // true: closed, and replaced
    }
  }

  function prepare(): Promise<void> {
    prepared ??= onOneConnection(async (client) => {
      await prepareDatabase(client, place);
      await readClock(client);
    }).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  async function onPrepared<Result>(work: () => Promise<Result>): Promise<Result> {
    await prepare();
    try {
      return await work();
    } catch (error) {
      // The database was away, or was put back from a copy without our tables: the next call prepares it anew.
      if (!isRefusal(error) || error.code?.startsWith(NOT_AS_PREPARED)) prepared = undefined;
      throw withoutRow(error);
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

  /** Runs one statement in a transaction of its own, which `end` commits or rolls back. @returns number of rows changed */
  function inTransaction(statement: Statement, end: (client: PoolClient) => Promise<unknown>): Promise<number> {
    return onPrepared(() =>
      onOneConnection(async (client) => {
        await client.query("BEGIN");
        const { rowCount } = await client.query(statement);
        await end(client);
        return rowCount ?? 0;
      }),
    );
  }

  return {
    place,
    now,
    askClock,
    query,
    commitAnswered: async (name, text, values) => ({ changed: await inTransaction({ name, text, values }, commit) }),
    async tryOut(name, text, values) {
      await inTransaction({ name, text, values }, (client) => client.query("ROLLBACK"));
    },
    close: () => pool.end(),
  };
}

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** @throws CommitInDoubt where no answer came; else the database's own error */
async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query("COMMIT");
  } catch (error) {
    throw isRefusal(error) ? error : new CommitInDoubt((error as Error).message, { cause: error });
  }
}

/** Removes from an error what the database quotes of a refused row: that is a customer's message, which has no place in a log. */
function withoutRow(error: unknown): unknown {
  if (error instanceof DatabaseError) Object.assign(error, { detail: undefined, where: undefined });
  return error;
}

/** Whether the database only refused a statement, for example because its disk is full: the connection can still be used. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.severity === "ERROR" && error.code !== TAKES_NOTHING;
}

async function isRolledBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (!isRefusal(error)) return false;
  return client.query("ROLLBACK").then(
    () => true,
    () => false,
  );
}
