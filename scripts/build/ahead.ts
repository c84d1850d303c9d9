/**
 * Builds ahead for the moments at which the site changes by itself (an article's hour, a notice's days), so that it changes on time even if the machine that
 * built it is off: each release waits as a link that a running server takes over at its hour (server/site/due-release.ts).
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, readlink, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { BUILD_FOLDER, FORMER_FILE, SITE_FILE, SITE_FOLDER, SIZES_FILE, WAITING } from "../../contract/built-site.ts";
import { takeDueRelease } from "../../server/site/due-release.ts";
import { filesIn } from "./files-in.ts";
import { carryFormerFiles, formerFilesOf } from "./former-files.ts";
import { writeOut } from "./write-out.ts";

/**
 * How many moments are built ahead. A notice has two, so these are Tết's notice, one more and four articles, which is more than the shop has ever had in two
 * months. Each costs 7 s and some 9 MB (pictures are shared); all of them lengthen a publication by a minute at most.
 */
const MOST_AHEAD = 8;
/**
 * How far ahead is built (milliseconds): what is written today is seldom still true in three months, and a later publication or an open desk builds for the
 * moments after that.
 */
export const FAR_AHEAD = 60 * 86_400_000;

/** File in a release that was built ahead: the moment it was built for (milliseconds since 1970), which its link no longer tells once it is served. */
const BUILT_FOR_FILE = "built-for";

/** Links of releases that wait, with the release each points at. */
export async function waitingReleases(
  current = BUILD_FOLDER,
): Promise<{ link: string; at: number; release: string }[]> {
  const prefix = path.basename(current) + WAITING;
  const names = (await readdir(path.dirname(current)).catch(() => [])).filter((name) => name.startsWith(prefix));
  const found = names.map(async (name) => {
    const link = path.join(path.dirname(current), name);
    const release = await readlink(link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined; // a running server has just taken it
      throw error;
    });
    return release === undefined
      ? []
      : [{ link, at: Number(name.slice(prefix.length)), release: path.basename(release) }];
  });
  return (await Promise.all(found)).flat();
}

/** Removes the links of all releases that wait, so that none is served: they were built from other content. The next build clears their folders away. */
export async function forgetWaiting(current = BUILD_FOLDER): Promise<void> {
  for (const { link } of await waitingReleases(current)) await rm(link, { force: true });
}

/**
 * Lets a finished release wait for its hour. Its link is made last, because an hour that has a link is not built again: neither an interruption in the middle
 * of this nor a power cut soon after may leave a link to a release that is not whole.
 */
export async function letWait(release: string, due: Date, current = BUILD_FOLDER): Promise<void> {
  const at = due.getTime();
  await writeFile(path.join(release, BUILT_FOR_FILE), String(at));
  const present = await realpath(current).catch(() => undefined);
  const others = (await waitingReleases(current))
    .filter((one) => one.at !== at)
    .map((one) => ({ at: one.at, release: path.join(path.dirname(release), one.release) }));
  await carryAlong(present, [...others.filter((one) => existsSync(one.release)), { at, release }]);
  await writeFile(path.join(release, SIZES_FILE), JSON.stringify(await sizesOf(release)));
  await writeOut(release);
  await waitAt(release, at, current);
}

/** @returns bytes of each file of a release, without the files that it carries along from other releases, which change while it waits */
async function sizesOf(release: string): Promise<Record<string, number>> {
  const carried = Object.keys(await formerFilesOf(release)).map((file) => `${SITE_FOLDER}/${file}`);
  const others = new Set([FORMER_FILE, ...carried]);
  const own = (await filesIn(release)).filter((file) => !others.has(file));
  const sizes = own.map(async (file) => [file, (await stat(path.join(release, file))).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

/**
 * Gives each release that waits the files of the release that is served until its hour (the present one, or one that waits for an earlier hour), because tabs
 * may still be open on that one. From that hour these files count as former.
 *
 * @param present folder of the release that is served now
 * @param waiting the releases that wait, with their moments (milliseconds since 1970), in any order
 */
export async function carryAlong(
  present: string | undefined,
  waiting: readonly { at: number; release: string }[],
): Promise<void> {
  let before = present;
  for (const { at, release } of [...waiting].sort((one, other) => one.at - other.at)) {
    if (before !== undefined) await carryFormerFiles(release, before, at);
    before = release;
  }
}

/** Puts in place a release whose hour has come, as a running server does: for a machine on which no server runs. @param now milliseconds since 1970 */
export const takeDue = (now: number, current = BUILD_FOLDER): Promise<void> => takeDueRelease(current, now);

/** Makes the link by which a release waits for its hour, and nothing else. @param at milliseconds since 1970 */
export async function waitAt(release: string, at: number, current: string): Promise<void> {
  const link = `${current}${WAITING}${at}`;
  await rm(link, { force: true });
  const windows = process.platform === "win32";
  const target = windows
    ? path.resolve(release)
    : path.relative(path.dirname(path.resolve(current)), path.resolve(release));
  await symlink(target, link, windows ? "junction" : undefined);
}

/** Milliseconds by which the moment of the served site may be ahead of this machine's clock, because two clocks are never quite the same. */
export const CLOCK_TOLERANCE = 3_600_000;

/**
 * @param current the link to the release that is served
 * @returns the moment as of which it shows the site (milliseconds since 1970); null where there is none
 */
export async function shownAsOf(current = BUILD_FOLDER): Promise<number | null> {
  const builtFor = await readFile(path.join(current, BUILT_FOR_FILE), "utf8").catch(() => null);
  if (builtFor !== null) return Number(builtFor);
  const made = await stat(path.join(current, SITE_FILE)).catch(() => null);
  return made?.mtimeMs ?? null;
}

/** The site as it will be at a later moment could not be built; the present one stands, and is what customers see. */
export class NotBuiltAhead extends Error {
  readonly moment: Date;

  constructor(moment: Date) {
    super(`The site of ${moment.toISOString()} could not be built ahead.`);
    this.name = "NotBuiltAhead";
    this.moment = moment;
  }
}

/** Where a test builds; how many moments one call builds for, where the caller does other work between them. */
interface AheadOptions {
  current?: string;
  most?: number;
  /** Builds the site of a moment and lets it wait. @throws NotBuiltAhead */
  buildFor?: (moment: Date) => Promise<void>;
}

/** @returns those of the moments at which the site changes that are built ahead, each once */
export function momentsAhead(changes: Date[], now: Date): Date[] {
  const next = changes.filter((change) => change > now && change.getTime() - now.getTime() < FAR_AHEAD);
  return [...new Map(next.map((one) => [one.getTime(), one])).values()].slice(0, MOST_AHEAD);
}

/**
 * Builds for each of the next moments that has no waiting release yet.
 *
 * @param changes every moment at which the site changes, sorted
 * @returns the moments it has built for
 * @throws NotBuiltAhead
 */
export async function buildAhead(
  changes: Date[],
  now: Date,
  { current = BUILD_FOLDER, buildFor = buildInItsOwnProcess, most = MOST_AHEAD }: AheadOptions = {},
): Promise<Date[]> {
  const waiting = (await waitingReleases(current)).map(({ at }) => at);
  const missing = momentsAhead(changes, now)
    .filter((moment) => !waiting.includes(moment.getTime()))
    .slice(0, most);
  for (const moment of missing) await buildFor(moment);
  return missing;
}

/** In a process of its own, because a build reads the content once, for one moment. */
async function buildInItsOwnProcess(moment: Date): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts", "--ahead"], {
      env: { ...process.env, BUILD_AT: moment.toISOString() },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new NotBuiltAhead(moment);
}
