/**
 * One build at a time in a folder (`npm start` and `npm run build` beside a publication of the desk): two would overwrite each other's unfinished pages. The
 * lock is one of SQLite's on an empty file, which the system releases when the process dies, however it dies. A file with a process number would not do: after
 * a power cut the number may be another program's, and two builds that wait for a dead one could both take the file over.
 */
import { access, chmod, constants, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { BUILD_FOLDER } from "../../contract/built-site.ts";

/** In a build folder. */
export const LOCK_FILE = "lock";

/** Milliseconds. A build takes seconds, the very first one makes all pictures and takes minutes. */
const PATIENCE = 600_000;
const TRY_AGAIN_AFTER = 200;

/** Result code of SQLite: another holds the lock. */
const BUSY = 5;

/** What the system says of a place that may not be written to. */
const CLOSED: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EROFS"]);

/**
 * The build folder may not be written to; nothing in it was changed. The message is for the operator, and begins with the system's code: by that, or by `code`, the
 * owner's desk tells it in its own words (desk/publishing/).
 */
export class ClosedFolder extends Error {
  override name = "ClosedFolder";
  /** As the system says it. */
  readonly code: string | undefined;

  /** @param folder in which the build was to run */
  constructor(folder: string, cause: NodeJS.ErrnoException) {
    const place = cause.syscall === "mkdir" ? path.dirname(path.resolve(cause.path ?? folder)) : folder;
    const mend =
      cause.code === "EROFS"
        ? "Mount it for writing"
        : `Let whoever runs this write there (sudo chown -R "$(id -un)" "${place}")`;
    super(
      `${cause.message}. So ${place} cannot be written to, and nothing was built or changed. ${mend}, then run this again; where the site is built elsewhere, start the server alone: docs/operations.md.`,
      { cause },
    );
    this.code = cause.code;
  }
}

/** Which lock, and how it is waited for. */
interface LockOptions {
  file?: string;
  patience?: number;
  /** Called once, where another build has to be waited for. */
  waits?: () => void;
}

/**
 * Does work that no two builds may do at the same time; first waits for another build to end.
 *
 * @returns what `work` returns
 * @throws ClosedFolder; Error when the other build has not ended within ten minutes; or what `work` throws
 */
export async function whileNoOtherBuilds<Result>(
  work: () => Promise<Result>,
  {
    file = path.join(path.dirname(BUILD_FOLDER), LOCK_FILE),
    patience = PATIENCE,
    waits = () => console.log("Another build of this folder is under way: waiting for its end."),
  }: LockOptions = {},
): Promise<Result> {
  const lock = await open(file);
  try {
    const until = performance.now() + patience;
    for (let tries = 0; !isTaken(lock); tries++) {
      if (performance.now() >= until)
        throw new Error(
          `Another build of this folder has been under way for ${patience / 60_000} minutes (it holds ${file}). End it, then build again.`,
        );
      if (tries === 0) waits();
      await setTimeout(TRY_AGAIN_AFTER);
    }
    return await work();
  } finally {
    lock.close();
  }
}

/** @throws ClosedFolder, because SQLite would open a file that it may not write to for reading only, and lock nothing */
async function open(file: string): Promise<DatabaseSync> {
  const folder = path.dirname(file);
  let lock: DatabaseSync | undefined;
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    lock = new DatabaseSync(file, { timeout: 0 });
    // Whoever may write into the folder may hold the lock. The rights of another user's file cannot be changed: they stay as he has set them.
    await chmod(file, (await stat(folder)).mode & 0o666).catch(() => undefined);
    await access(file, constants.W_OK);
    return lock;
  } catch (error) {
    lock?.close();
    const failure = error as NodeJS.ErrnoException;
    throw CLOSED.has(failure.code) ? new ClosedFolder(folder, failure) : failure;
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}
