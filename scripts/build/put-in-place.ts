/**
 * Puts a finished release in place: `build/current` points at it from one moment to the next, and what no server and no open tab needs any more
 * goes. A running server follows by itself (server/site/followed-site.ts).
 */
import { existsSync } from "node:fs";
import { readdir, realpath, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { BUILD_FOLDER, HELD_FILE, MARK_HOLDS, MARK_PREFIX, SENDING, SENDING_LASTS } from "../../contract/built-site.ts";
import { forgetWaiting, waitingReleases } from "./ahead.ts";
import { carryFormerFiles } from "./former-files.ts";
import { writeOut } from "./write-out.ts";

/** What only a test sets otherwise. */
interface PlaceOptions {
  current?: string;
  /** Milliseconds since 1970. */
  now?: number;
  platform?: NodeJS.Platform;
}

/**
 * Also goes back to a former release: the named one is served from now on, and releases that were built ahead of another one no longer wait.
 *
 * The release before stays (a server may be about to leave it), and so does one that a running server has marked, and one with a file {@link HELD_FILE}.
 *
 * @param release folder of a complete release, beside the others
 */
export async function putInPlace(
  release: string,
  { current = BUILD_FOLDER, now = Date.now(), platform = process.platform }: PlaceOptions = {},
): Promise<void> {
  const before = await realpath(current).catch(() => undefined);
  const next = await realpath(release);
  if (before !== undefined && before !== next) await carryFormerFiles(next, before, now);
  await writeOut(next);
  // What waits was built ahead of the release that was served until now. Not forgotten sooner, so that a failure before this line leaves everything as it is.
  await forgetWaiting(current);
  await pointAt(current, next, platform);
  await clearReleases(next, before, current, now);
}

/**
 * Removes the releases that nobody needs any more ({@link isNeeded}).
 *
 * @param next folder of the release that is served
 * @param before folder of the one that was served until now, which stays
 */
export async function clearReleases(
  next: string,
  before: string | undefined,
  current: string,
  now = Date.now(),
): Promise<void> {
  const waiting = (await waitingReleases(current)).map(({ release }) => release);
  for (const name of await readdir(path.dirname(next))) {
    const folder = path.join(path.dirname(next), name);
    if (folder === next || folder === before || waiting.includes(name) || (await isNeeded(folder, now))) continue;
    await remove(folder).catch((error: Error) =>
      console.warn(`! ${folder} cannot be removed now and is tried again by the next build: ${error.message}`),
    );
  }
}

/** Renames the release first: if the removal breaks off in the middle, what is left must not pass for the release when that is taken back (take-over.ts). */
async function remove(release: string): Promise<void> {
  const going = `${release}.going`;
  await rename(release, going);
  await rm(going, { recursive: true, force: true });
}

/** Moves the link, and nothing else. @param release its folder */
export async function pointAt(current: string, release: string, platform = process.platform): Promise<void> {
  const next = `${current}.new`;
  await rm(next, { force: true });
  if (platform === "win32") {
    // A junction, because a symbolic link needs special rights on Windows. It holds the full path, and nothing can be renamed over it, so for a moment there is
    // no `build/current`: whoever looks then looks again.
    await symlink(release, next, "junction");
    await rm(current, { force: true });
  } else await symlink(path.relative(path.dirname(path.resolve(current)), release), next);
  await rename(next, current);
}

/** Whether a release is kept by a running server that has marked it, by a file {@link HELD_FILE}, or by the desk that is still sending it. */
async function isNeeded(release: string, now: number): Promise<boolean> {
  // By the time of its status change, because a release keeps its own times while it is sent.
  if (release.endsWith(SENDING))
    return stat(release).then(
      ({ ctimeMs }) => now - ctimeMs < SENDING_LASTS,
      () => true, // it has arrived meanwhile, and been renamed to its own name
    );
  if (existsSync(path.join(release, HELD_FILE))) return true;
  const names = await readdir(release).catch(() => []);
  const marks = names.filter((name) => name.startsWith(MARK_PREFIX));
  const touched = await Promise.all(
    marks.map((mark) =>
      stat(path.join(release, mark)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return touched.some((time) => now - time < MARK_HOLDS);
}
