/**
 * Copies of the SQLite store, made while the server writes into it. `VACUUM INTO` reads one moment of the file (https://www.sqlite.org/lang_vacuum.html), so a
 * copy is a whole store of its own; a copy of the file by other means may be torn, and lacks what is still in the log beside it.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { MissingStore } from "../store/place.ts";
import { damageIn } from "../store/sqlite-file.ts";

const DAY = 86_400_000;

/**
 * Milliseconds for which every copy is kept: over a weekend a fault may go unnoticed. After that only the last copy of each day is kept: a store with a year of
 * visits has 12 MB, and the 720 hourly copies of a month would fill a small disk.
 */
const ALL_KEPT = 3 * DAY;

/** Milliseconds to wait for a commit of the server; one takes a few. */
const LOCK_WAIT = 10_000;

/** `outbox-2026-11-21T02-00-00Z.sqlite`: sorts by time, and is a valid name on every file system. With {@link PART} behind it the copy is unfinished. */
const COPY = /^outbox-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite(\.part(?:-journal)?)?$/;
const PART = ".part";
/** SQLite's own file beside one that it is just writing. It stays where the process is killed, and SQLite would take it for that of the next file of the name. */
const JOURNAL = "-journal";
const UNFINISHED = /\.part(?:-journal)?$/;

/** A copy that is there. */
export interface StoreCopy {
  path: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** @param folder of copies; one that does not exist holds none @returns newest first */
export function copiesIn(folder: string): StoreCopy[] {
  return copiesAndParts(folder).filter(({ path }) => !UNFINISHED.test(path));
}

function copiesAndParts(folder: string): StoreCopy[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = COPY.exec(name) ?? [];
      return day ? [{ path: join(folder, name), madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
}

/**
 * @param keepDays days for which the last copy of a day is kept
 * @returns the copies to remove, because their time is over; an unfinished copy never counts as the last of its day
 */
function noLongerKept(folder: string, keepDays: number, now: number): StoreCopy[] {
  const days = new Set<string>();
  return copiesAndParts(folder).filter(({ path, madeAt }) => {
    const day = new Date(madeAt).toISOString().slice(0, 10);
    const isLast = !(UNFINISHED.test(path) || days.has(day));
    if (isLast) days.add(day);
    return now - madeAt > (isLast ? keepDays * DAY : Math.min(ALL_KEPT, keepDays * DAY));
  });
}

/**
 * Makes a copy, checks it, writes it down to the disk, and only then removes those that are no longer kept.
 *
 * @param store path of the SQLite file
 * @param keepDays days a copy is kept at most; undefined removes none, for when the clock cannot be trusted with their age
 * @param now milliseconds since 1970
 * @returns the copy and how many messages it holds
 * @throws MissingStore; Error when the copy is not whole; former copies stay then
 */
export function copyStore(
  store: string,
  { folder, keepDays }: { folder: string; keepDays: number | undefined },
  now: number,
): StoreCopy & { messages: number } {
  if (!existsSync(store)) throw new MissingStore(store);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `outbox-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`);
  const messages = explained(
    () => copyWhole(store, path, { timeout: LOCK_WAIT }, (part) => renameSync(part, path)),
    (reason) => `${store} could not be copied into ${folder}: ${reason}. Former copies are untouched.`,
  );
  // Unfinished copies go by their age as well: they hold messages too, but one of them may just be being made.
  if (keepDays !== undefined)
    for (const copy of noLongerKept(folder, keepDays, now)) rmSync(copy.path, { force: true });
  return { path, madeAt: now, messages };
}

/**
 * Puts a copy in the place of a lost store. After its next start the server delivers the messages that are queued in it.
 *
 * @throws Error when a store is there: nothing is ever overwritten; or when the copy is not whole
 */
export function restoreStore(copy: string, store: string): { messages: number } {
  if (!existsSync(copy)) throw new Error(`${copy} does not exist: npm run backup -- list names the copies there are.`);
  for (const file of [store, `${store}-wal`, `${store}-shm`]) if (existsSync(file)) throw new Error(isThere(file));
  // Looked at by itself first: an older copy is of use where this one is damaged, and of none where the place takes no file.
  explained(
    () => messagesIn(copy),
    (reason) => `${copy} could not be put back: ${reason}. Take an older one: npm run backup -- list names them.`,
  );
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 });
  const messages = explained(
    () => copyWhole(copy, store, { readOnly: true }, (part) => nameOnce(part, store)),
    (reason) => (existsSync(store) ? isThere(store) : `${copy} could not be put back as ${store}: ${reason}.`),
  );
  return { messages };
}

const isThere = (file: string) =>
  `${file} is there already: end the server and move it away first, so that nothing is lost.`;

/** Gives a file its name; never to the place of another, as renaming would: a server may have been started since, and have made a store with messages. */
function nameOnce(part: string, name: string): void {
  try {
    linkSync(part, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    copyFileSync(part, name, constants.COPYFILE_EXCL); // the disk knows no second names
    sync(name);
  }
  rmSync(part);
}

/** Removes what is left of a copy whose making, or putting back, was killed: it holds the names of customers. */
export function clearUnfinished(store: string): void {
  for (const part of [store + PART, store + PART + JOURNAL]) rmSync(part, { force: true });
}

/**
 * Copies a store under a temporary name, checks the copy and syncs it to the disk; only then does it get its own name. Leaves nothing behind when that fails.
 *
 * @param name gives the finished copy its name
 * @returns how many messages it holds
 */
function copyWhole(from: string, to: string, opening: DatabaseSyncOptions, name: (part: string) => void): number {
  const part = to + PART;
  try {
    clearUnfinished(to);
    // Made with its mode before SQLite writes customers' names into it; VACUUM INTO takes an empty file.
    closeSync(openSync(part, "w", 0o600));
    const database = new DatabaseSync(from, opening);
    try {
      database.prepare("VACUUM INTO ?").run(part);
    } finally {
      database.close();
    }
    const messages = messagesIn(part);
    sync(part);
    name(part);
    sync(dirname(to));
    return messages;
  } catch (error) {
    clearUnfinished(to);
    throw error;
  }
}

/** @throws Error when the file is no whole store */
function messagesIn(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const damage = damageIn(database);
    if (damage !== undefined) throw new Error(`it is damaged (${damage})`);
    return (database.prepare("SELECT count(*) AS messages FROM outbox").get() as { messages: number }).messages;
  } finally {
    database.close();
  }
}

/**
 * Does the work. Errors of SQLite and of the disk name neither the file nor a way to mend the failure, so they are replaced.
 *
 * @param sentence makes a message that names both, from the reason they give
 * @throws Error with that message where the work fails
 */
function explained<Done>(work: () => Done, sentence: (reason: string) => string): Done {
  try {
    return work();
  } catch (error) {
    throw new Error(sentence((error as Error).message), { cause: error });
  }
}

/** Not on Windows: it opens no folders, and its file systems write names to the disk by themselves. */
function sync(path: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
