/** Opens the SQLite file of the store so that a commit is a promise: on the disk, and for the owner's eyes only. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrateSqlite } from "./sqlite-schema.ts";

/**
 * Milliseconds an opening may wait for another process that is just making the file. Only before anything is served, and in commands, because the wait holds up
 * the whole thread. The second number: milliseconds between two tries where SQLite itself does not wait.
 */
export const OPENING_WAIT = 5_000;
const TRY_AGAIN_AFTER = 10;

/** Primary result codes of SQLite: somebody else holds a lock. */
const BUSY_CODES: ReadonlySet<number> = new Set([5, 6]);

/** Primary result codes of SQLite: a page is damaged, or the first one is not one of SQLite's. */
const DAMAGE_CODES: ReadonlySet<number> = new Set([11, 26]);

/** An open file and the numbers by which the system knows it, and the disk it lies on. */
export interface SqliteFile {
  database: DatabaseSync;
  inode: number;
  disk: number;
}

/** What an opening is told. */
interface SqliteFileOptions {
  /** Most pages of 4 KiB the file may grow to, as if the disk were full then; without it, the disk decides. */
  mostPages?: number | undefined;
  /** Disk on which this process had the file before: a missing file is not made anew on another disk. */
  disk?: number | undefined;
}

/**
 * @param path of the file; it and its folder are made where they are missing
 * @param wait milliseconds for which the thread may stand still while another process holds a lock: 0 where anything is served
 * @throws Error when the file cannot be opened, is gone with its disk, was made by a newer server, or when SQLite would not sync each commit
 */
export function openSqliteFile(path: string, wait: number, { mostPages, disk }: SqliteFileOptions = {}): SqliteFile {
  // A file made in the empty folder that is left would be hidden, with its messages, as soon as the disk is mounted again.
  if (disk !== undefined && !existsSync(path) && diskUnder(path) !== disk)
    throw new Error(
      `${path} is gone, and so is the disk it was on. Mount it again; or start the server anew to go on without.`,
    );
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The file is made with its mode before SQLite opens it, because the journal files take their mode from it. An existing file is not opened here: closing it
  // would release every lock that this process has on it (https://www.sqlite.org/howtocorrupt.html, 2.2), also the one that keeps another program (`sqlite3`,
  // Litestream), when it ends, from deleting the log into which this server still writes.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: wait });
  try {
    writeAhead(database, wait);
    database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF;");
    // In WAL, NORMAL would not sync each commit: an answer 200 would be worth nothing after a power cut.
    const { synchronous } = database.prepare("PRAGMA synchronous").get() as { synchronous: number };
    const { journal_mode } = database.prepare("PRAGMA journal_mode").get() as { journal_mode: string };
    if (synchronous !== 2 || journal_mode !== "wal") {
      throw new Error(
        `${path}: SQLite answers synchronous=${synchronous}, journal_mode=${journal_mode}; 2 and wal are needed. Put DATA_DIR on a local disk.`,
      );
    }
    migrateSqlite(database, path);
    // No waiting for locks from here on: it would stop the thread that serves the site (outbox/sqlite-outbox.ts waits instead).
    database.exec("PRAGMA busy_timeout = 0");
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
    const { ino, dev } = statSync(path);
    return { database, inode: ino, disk: dev };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether SQLite failed because another connection holds a lock: the same call may succeed later. */
export function isLocked(error: unknown): boolean {
  return BUSY_CODES.has(primaryCode(error));
}

/** Whether SQLite failed because what stands in the file is not what was written. */
export function isDamaged(error: unknown): boolean {
  return DAMAGE_CODES.has(primaryCode(error));
}

/** Reads the whole store, because damage shows only in what is read. @returns SQLite's words; undefined where it is whole */
export function damageIn(database: DatabaseSync): string | undefined {
  const { integrity_check: verdict } = database.prepare("PRAGMA integrity_check(1)").get() as {
    integrity_check: string;
  };
  return verdict === "ok" ? undefined : verdict.replaceAll("\n", " ");
}

const primaryCode = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/**
 * Writes into the file what was written ahead, and empties the log.
 *
 * @param wait milliseconds for which the thread may stand still while another process reads or writes
 * @returns false where such a process, or the disk, prevented it: what is committed stays committed, and it can be tried again
 */
export function emptyLog({ database }: SqliteFile, wait: number): boolean {
  try {
    database.exec(`PRAGMA busy_timeout = ${wait}`);
    const { busy } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
    return busy === 0;
  } catch {
    return false;
  } finally {
    database.exec("PRAGMA busy_timeout = 0");
  }
}

/**
 * Switches the file to write-ahead logging. When two connections do that first at the same moment, one gets "locked" at once, whatever its time-out: SQLite
 * does not wait where each would wait for the other. Seen 15 times in 800 with four openings at once.
 */
function writeAhead(database: DatabaseSync, wait: number): void {
  const until = performance.now() + wait;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_AFTER);
    }
  }
}

/** @returns the disk on which a file at `path` would be made, even if some of its folders are missing */
function diskUnder(path: string): number {
  const folder = dirname(path);
  return statSync(folder, { throwIfNoEntry: false })?.dev ?? diskUnder(folder);
}

/** The file of a store, for as long as its process runs. */
export interface SqliteFileAt {
  /**
   * Opens the file if it is not open, and again if the open one is no longer the file at this path: SQLite would go on writing into it. Called before each use.
   *
   * @param wait see {@link openSqliteFile}, whose errors it throws
   */
  open(wait: number): SqliteFile;
  close(): void;
}

function isAt(path: string, { inode, disk }: SqliteFile): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.ino === inode && there.dev === disk;
}

/** @param path opened with the first call @param mostPages see {@link SqliteFileOptions} */
export function sqliteFileAt(path: string, mostPages?: number): SqliteFileAt {
  let file: SqliteFile | undefined;
  let disk: number | undefined;

  function close(): void {
    file?.database.close();
    file = undefined;
  }

  return {
    open(wait) {
      if (file && !isAt(path, file)) close();
      file ??= openSqliteFile(path, wait, { mostPages, disk });
      disk = file.disk;
      return file;
    },
    close,
  };
}
