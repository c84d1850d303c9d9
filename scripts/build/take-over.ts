/**
 * Takes a finished release, with those that wait for their hour beside it, to another build folder. Whatever takes room or time comes first; then the links
 * change, and all change back where one of them cannot.
 */
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, realpath, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { FORMER_FILE, HELD_FILE, MARK_PREFIX, SITE_FOLDER } from "../../contract/built-site.ts";
import { carryAlong, forgetWaiting, waitAt, waitingReleases } from "./ahead.ts";
import { LOCK_FILE, whileNoOtherBuilds } from "./build-lock.ts";
import { filesIn } from "./files-in.ts";
import { carryFormerFiles, formerFilesOf } from "./former-files.ts";
import { clearReleases, pointAt } from "./put-in-place.ts";
import { writeOut } from "./write-out.ts";

/** A release that waits, and its moment in milliseconds since 1970. */
export interface Due {
  at: number;
  /** Its folder. */
  release: string;
}

/** Behind the name of a release that is being copied. */
const PART = ".part";

/** The disk has no room for a release; what had been copied of it is gone again. */
export class NoRoom extends Error {
  /** As the system says it. */
  readonly code = "ENOSPC";

  /** @param needed bytes @param left bytes that a user without rights may still write */
  constructor(build: string, needed: number, left: number) {
    super(
      `The disk of ${build} is full: the new release needs ${Math.ceil(needed / 1e6)} MB, and ${Math.floor(left / 1e6)} MB are left. Make room and begin again: sudo journalctl --vacuum-size=200M and sudo apt-get clean take nothing that is needed; sudo du -xh / | sort -h | tail -20 shows what is large.`,
    );
    this.name = "NoRoom";
  }
}

/**
 * Takes over one release at a time in a folder, and never while a build runs there: otherwise an update and a publication of the desk would each take the
 * other's unfinished copy for one that a killed run has left, and clear away what the other is about to serve.
 *
 * @param release folder of the release
 * @param build folder to which it goes: its `current` is what is served there
 * @returns the place of the release there
 * @throws NoRoom; ClosedFolder; otherwise the system's error. What was served there and what waited there stay as they were
 */
export function takeOver(release: string, waiting: readonly Due[], build: string): Promise<string> {
  return whileNoOtherBuilds(() => takeOverAlone(release, waiting, build), {
    file: path.join(build, LOCK_FILE),
    waits: () => console.error(`Something else is being put into ${build}: waiting for its end.`),
  });
}

async function takeOverAlone(release: string, waiting: readonly Due[], build: string): Promise<string> {
  const current = path.join(build, "current");
  await clearParts(build);
  const place = await bring(release, build);
  const coming: Due[] = [];
  for (const one of waiting) coming.push({ at: one.at, release: await bring(one.release, build) });

  const before = await realpath(current).catch(() => undefined);
  const next = await realpath(place);
  if (before !== undefined && before !== next) await carryFormerFiles(next, before);
  await carryAlong(next, coming);
  await writeOut(build);

  const former = (await waitingReleases(current)).map((one) => ({
    ...one,
    release: path.join(build, "releases", one.release),
  }));
  try {
    await change(current, next, coming);
  } catch (error) {
    await change(current, before, former);
    throw error;
  }
  await clearReleases(next, before, current);
  return place;
}

/** The waiting releases of the former version go first: if this process is killed in between, one of them would bring that version back at its hour. */
async function change(current: string, release: string | undefined, waiting: readonly Due[]): Promise<void> {
  await forgetWaiting(current);
  if (release !== undefined && (await realpath(current).catch(() => undefined)) !== release)
    await pointAt(current, release);
  for (const one of waiting) await waitAt(one.release, one.at, current);
}

/**
 * Copies a release beside the others of the target, whole or not at all. A release that is already there is taken as it is, unless a file of it is gone or cut
 * short (by a power cut soon after it came, or by somebody who made room): then it is copied once more, under another name, so that a running server sees it.
 *
 * @returns its place there
 * @throws NoRoom
 */
async function bring(release: string, build: string): Promise<string> {
  const name = path.join(build, "releases", path.basename(release));
  for (let count = 1; ; count++) {
    const place = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(place)) {
      await copy(release, place, build);
      return place;
    }
    if (await isWhole(place, release)) return place;
  }
}

/** What servers and people leave in a release belongs to the folder in which it lies, and is not copied. */
const isOfPlace = (file: string) => path.basename(file) === HELD_FILE || path.basename(file).startsWith(MARK_PREFIX);

/** Whether a copy has all files of a release, each of the same size; files that either of the two carries along from other releases do not count. */
async function isWhole(copied: string, release: string): Promise<boolean> {
  const carried = await formerFilesOf(release);
  const others = new Set([FORMER_FILE, ...Object.keys(carried).map((file) => `${SITE_FOLDER}/${file}`)]);
  const files = (await filesIn(release)).filter((file) => !others.has(file) && !isOfPlace(file));
  const alike = files.map(async (file) => {
    const there = await stat(path.join(copied, file)).catch(() => undefined);
    return there?.size === (await stat(path.join(release, file))).size;
  });
  return (await Promise.all(alike)).every(Boolean);
}

async function copy(release: string, place: string, build: string): Promise<void> {
  const part = place + PART;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await cp(release, part, { recursive: true, preserveTimestamps: true, filter: (file) => !isOfPlace(file) });
    // Whoever may move the link may also mark the release that is served, because a server often runs as another user than the builder.
    await chmod(part, (await stat(build)).mode & 0o777);
    await rename(part, place);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    const { bavail, bsize } = await statfs(build);
    throw new NoRoom(build, await sizeOf(release), bavail * bsize);
  }
}

/** Removes what a killed copying has left: on a full disk it would take the room that the next one needs. */
async function clearParts(build: string): Promise<void> {
  const releases = path.join(build, "releases");
  const names = await readdir(releases).catch(() => []);
  for (const name of names)
    if (name.endsWith(PART)) await rm(path.join(releases, name), { recursive: true, force: true });
}

/** @returns bytes of all files of a folder */
async function sizeOf(folder: string): Promise<number> {
  const sizes = (await filesIn(folder)).map(async (file) => (await stat(path.join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
