/**
 * The outbox in SQLite, for one server.
 *
 * Calls that arrive while one commit is on its way to the disk are committed together, so a slow disk (200 syncs
 * a second) still takes a thousand messages a second. Each caller hears of success only after the commit.
 * A lock of another process is waited for without holding up anybody: SQLite's own wait would stop the whole site.
 *
 * A thread of its own for the store would also spare the site the few milliseconds of each sync; it costs 22 MB,
 * a fifth of the server, and was left out.
 */

import { emptyLog, isDamaged, isLocked, OPENING_WAIT, type SqliteFile, sqliteFileAt } from "../store/sqlite-file.ts";
import type { Outbox } from "./outbox.ts";
import { type OutboxOperation, type SynchronousOutbox, sqliteOperations } from "./sqlite-operations.ts";

/** Milliseconds a call waits for a lock of another process (a backup, `npm run leads`), and between two tries. */
const LOCK_WAIT = 2_000;
const TRY_AGAIN_AFTER = 25;

/**
 * Commits after each of which emptying the log is tried again, where another process was reading. Not for ever, because each try is one more sync: Litestream
 * always reads, and begins the log anew by itself.
 */
const MOST_TRIES = 20;

/** What a call does to the store. */
interface CallKind {
  /** It writes nothing. */
  reads?: boolean;
  /** It may delete messages, whose text must then leave the log as well. */
  deletes?: boolean;
  /** Its caller relies on reading later what it writes: refused once the file was found damaged. */
  relies?: boolean;
}

/** A call on its way into the next commit. */
interface Call extends CallKind {
  perform: (store: SynchronousOutbox) => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  /** When to stop waiting for a lock, in milliseconds of `performance.now()`: real time, unlike the times of messages. */
  until: number;
}

/**
 * @param path of the SQLite file; opened with the first call, and again after every failure to open
 * @param mostPages see store/sqlite-file.ts
 */
export function sqliteOutbox(path: string, mostPages?: number): Outbox {
  const fileAt = sqliteFileAt(path, mostPages);
  let open: { file: SqliteFile; store: SynchronousOutbox } | undefined;
  // The first opening may hold up the thread, because nothing is served yet (main.ts). A later one must not: its calls wait as for any lock.
  let openingWait = OPENING_WAIT;
  let waiting: Call[] = [];
  let scheduled = false;
  // A deleted message is gone from the file, but its text stays in the log beside it until the log is emptied: on a quiet site for days.
  let triesToEmpty = 0;
  // A damaged file may take a message and never give it back: once damage was found, new messages are refused here, so that they are mailed at once.
  let damage: { file: SqliteFile; error: unknown } | undefined;

  function openStore(): { file: SqliteFile; store: SynchronousOutbox } {
    const wait = openingWait;
    openingWait = 0;
    const file = fileAt.open(wait);
    if (file !== open?.file) open = { file, store: sqliteOperations(file.database) };
    return open;
  }

  function commitWaiting(): void {
    scheduled = false;
    const calls = waiting;
    waiting = [];
    try {
      const store = openStore();
      const results = commitTogether(store, calls);
      if (calls.some(({ deletes }, index) => deletes && results[index] !== 0)) triesToEmpty = MOST_TRIES;
      if (triesToEmpty > 0) triesToEmpty = emptyLog(store.file, 0) ? 0 : triesToEmpty - 1;
      for (const [index, { resolve }] of calls.entries()) resolve(results[index]);
    } catch (error) {
      if (open && isDamaged(error)) damage = { file: open.file, error };
      const patient = isLocked(error) ? calls.filter(({ until }) => until > performance.now()) : [];
      for (const call of calls) if (!patient.includes(call)) call.reject(error);
      waiting.unshift(...patient);
      if (patient.length > 0) schedule(() => setTimeout(commitWaiting, TRY_AGAIN_AFTER));
    }
  }

  function schedule(start: () => void): void {
    if (scheduled) return;
    scheduled = true;
    start();
  }

  const operation =
    <Name extends OutboxOperation>(name: Name, kind: CallKind = {}) =>
    (...args: Parameters<Outbox[Name]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (kind.relies && damage && damage.file === open?.file) return reject(damage.error);
        // Name and arguments belong together, which the compiler cannot follow through the lookup.
        const perform = (store: SynchronousOutbox) => (store[name] as (...args: unknown[]) => unknown)(...args);
        waiting.push({ ...kind, perform, resolve, reject, until: performance.now() + LOCK_WAIT });
        schedule(() => setImmediate(commitWaiting));
      }) as ReturnType<Outbox[Name]>;

  return {
    place: `SQLite, ${path}`,
    now: Date.now,
    accept: operation("accept", { relies: true }),
    claim: operation("claim"),
    renewLeases: operation("renewLeases"),
    releaseLeases: operation("releaseLeases"),
    recordSent: operation("recordSent"),
    recordFailure: operation("recordFailure"),
    retryNow: operation("retryNow"),
    counts: operation("counts", { reads: true }),
    list: operation("list", { reads: true }),
    requeue: operation("requeue"),
    remove: operation("remove", { deletes: true }),
    removeSentBefore: operation("removeSentBefore", { deletes: true }),
    probe: operation("probe", { relies: true }),
    async close() {
      if (waiting.length > 0) commitWaiting();
      // Waits here, because a command that ends holds up nobody, and a server that has the file open would not empty the log in its place.
      if (triesToEmpty > 0 && open) emptyLog(open.file, LOCK_WAIT);
      fileAt.close();
    },
  };
}

function commitTogether(
  { file: { database }, store }: { file: SqliteFile; store: SynchronousOutbox },
  calls: Call[],
): unknown[] {
  database.exec(calls.every(({ reads }) => reads) ? "BEGIN" : "BEGIN IMMEDIATE");
  try {
    const results = calls.map(({ perform }) => perform(store));
    database.exec("COMMIT");
    return results;
  } catch (error) {
    // A full disk may have ended the transaction by itself.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
