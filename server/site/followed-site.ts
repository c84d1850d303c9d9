/**
 * Follows the newest build while the site is being served: the link at the build folder is read again and again. When it points to another release, that is
 * read whole, and then one reference changes. No request meets half a build, and none is refused meanwhile.
 *
 * The release being served carries this server's mark, so that no later build clears it away (contract/built-site.ts).
 */
import { randomUUID } from "node:crypto";
import { realpath, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { MARK_EVERY, MARK_PREFIX } from "../../contract/built-site.ts";
import { takeDueRelease } from "./due-release.ts";
import { readSite } from "./read-site.ts";
import type { Site } from "./site.ts";

/** Milliseconds after which the link is read again; once costs some ten microseconds. */
const FOLLOW_EVERY = 1_000;

/** Milliseconds after which a release that could not be read is tried again, and one that cannot be put in place is logged again. */
const TRY_AGAIN_AFTER = 60_000;

/** What of the app's log is used here. */
type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** The site as it is at each moment. */
export interface FollowedSite {
  current(): Site;
  /** From now on catches up every second. */
  follow(log: Log): void;
  /** Resolves when the newest build is being served, or the former one is kept because the newest cannot be read. */
  catchUp(): Promise<void>;
  /** Stops following, and takes the mark of this server away. */
  stop(): Promise<void>;
}

/**
 * @param folder the build folder: a link to a release, or a release itself
 * @throws UnreadableSite when it holds no complete site
 */
export async function followedSite(folder: string): Promise<FollowedSite> {
  const mark = `${MARK_PREFIX}${process.pid}-${randomUUID().slice(0, 8)}`;
  let log: Log | undefined; // none before the app is made, which needs the site
  let markedAt = 0;
  let failed = { release: "", at: 0 };
  let notTakenAt = Number.NEGATIVE_INFINITY;
  let catchingUp: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  // Where there is no such folder, `readSite` throws an error that says so and how to mend it.
  let release = await realpath(folder).catch(() => folder);
  let site = await readSite(release);

  async function markRelease(place: string): Promise<void> {
    const file = join(place, mark);
    const now = new Date();
    try {
      await utimes(file, now, now).catch(() => writeFile(file, "A running server answers from this release.\n"));
    } catch (error) {
      // The server may not be allowed to write there. Even without a mark a build keeps the release before its own.
      log?.info({ release: place, reason: (error as Error).message }, "the release in use cannot be marked");
    }
  }

  async function catchUpOnce(): Promise<void> {
    await takeDueRelease(folder, Date.now()).catch((error: Error) => {
      // Tried each second, but not logged each second: the log must not fill the disk.
      if (performance.now() - notTakenAt < TRY_AGAIN_AFTER) return;
      notTakenAt = performance.now();
      log?.error({ err: error }, "a release whose hour has come cannot be put in place");
    });
    // On systems that cannot change a link in one step there may be none for a moment.
    const newest = await realpath(folder).catch(() => release);
    const triedJustNow = newest === failed.release && performance.now() - failed.at < TRY_AGAIN_AFTER;
    if (newest !== release && !triedJustNow) await takeOver(newest);
    if (Date.now() - markedAt < MARK_EVERY) return;
    markedAt = Date.now();
    await markRelease(release);
  }

  async function takeOver(newest: string): Promise<void> {
    await markRelease(newest);
    try {
      site = await readSite(newest);
    } catch (error) {
      failed = { release: newest, at: performance.now() };
      log?.error({ err: error, release: newest }, "a new build cannot be read; the former one is served on");
      await rm(join(newest, mark), { force: true }).catch(() => undefined);
      return;
    }
    const former = release;
    release = newest;
    markedAt = Date.now();
    await rm(join(former, mark), { force: true }).catch(() => undefined);
    log?.info({ release }, "a new build is being served");
  }

  function catchUp(): Promise<void> {
    catchingUp ??= catchUpOnce().finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  }

  return {
    current: () => site,
    catchUp,
    follow(given) {
      log = given;
      timer = setInterval(() => void catchUp(), FOLLOW_EVERY).unref();
      void catchUp();
    },
    async stop() {
      clearInterval(timer);
      await catchingUp;
      await rm(join(release, mark), { force: true }).catch(() => undefined);
    },
  };
}
