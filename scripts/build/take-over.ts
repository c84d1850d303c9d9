/**
 * Takes a finished release, with those that wait for their hour beside it, to another build folder. Whatever takes room or time comes first; then links
 * change, and go back where one of them cannot.
 */
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, realpath, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { HELD_FILE, MARK_PREFIX } from "../../contract/built-site.ts";
import { forgetWaiting, waitAt, waitingReleases } from "./ahead.ts";
import { carryFormerFiles } from "./former-files.ts";
import { clearReleases, pointAt } from "./put-in-place.ts";

/** A release that waits, and its moment in milliseconds since 1970. */
export interface Due {
  at: number;
  /** Its folder. */
  release: string;
}

/**
 * @param release folder of the release
 * @param build folder to which it goes: its `current` is what is served there
 * @returns the place of the release there
 * @throws what the system says; what was served there, and waited there, does so still
 */
export async function takeOver(release: string, waiting: readonly Due[], build: string): Promise<string> {
  const current = path.join(build, "current");
  const place = await bring(release, build);
  const coming: Due[] = [];
  for (const one of waiting) coming.push({ at: one.at, release: await bring(one.release, build) });

  const before = await realpath(current).catch(() => undefined);
  const next = await realpath(place);
  if (before !== undefined && before !== next) await carryFormerFiles(next, before);
  for (const one of coming) await carryFormerFiles(one.release, next);

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

/** What was built ahead of the former version goes first: killed in between, it would bring that one back at its hour. */
async function change(current: string, release: string | undefined, waiting: readonly Due[]): Promise<void> {
  await forgetWaiting(current);
  if (release !== undefined && (await realpath(current).catch(() => undefined)) !== release)
    await pointAt(current, release);
  for (const one of waiting) await waitAt(one.release, one.at, current);
}

/** Copies a release beside the others of the target, whole or not at all. @returns its place there */
async function bring(release: string, build: string): Promise<string> {
  const place = path.join(build, "releases", path.basename(release));
  if (existsSync(place)) return place;
  const part = `${place}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.dirname(place), { recursive: true });
  const isOfServers = (file: string) =>
    path.basename(file) === HELD_FILE || path.basename(file).startsWith(MARK_PREFIX);
  await cp(release, part, { recursive: true, preserveTimestamps: true, filter: (file) => !isOfServers(file) });
  // Who may move the link to the release that is served may also mark the one it serves: a server often is another user than the builder.
  await chmod(part, (await stat(build)).mode & 0o777);
  await rename(part, place);
  return place;
}
