/**
 * Builds ahead for the moments at which the site changes by itself (an article's hour, a notice's days), so that it changes at those moments whoever's
 * machine is switched off: each release waits as a link that a running server takes at its hour (server/site/due-release.ts).
 */
import { spawn } from "node:child_process";
import { readdir, readlink, realpath, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { BUILD_FOLDER, WAITING } from "../../contract/built-site.ts";
import { carryFormerFiles } from "./former-files.ts";

/** So many moments ahead are built (7 s and some 9 MB each), and so far (milliseconds); a later publication or build goes on from there. */
const MOST = 3;
export const FAR_AHEAD = 60 * 86_400_000;

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

/** What was built ahead of other content will not be served; the next build clears it away. */
export async function forgetWaiting(current = BUILD_FOLDER): Promise<void> {
  for (const { link } of await waitingReleases(current)) await rm(link, { force: true });
}

/** Lets a finished release wait for its hour. */
export async function letWait(release: string, due: Date, current = BUILD_FOLDER): Promise<void> {
  const present = await realpath(current).catch(() => undefined);
  if (present !== undefined) await carryFormerFiles(release, present);
  await waitAt(release, due.getTime(), current);
}

/** Lays the link of a release that waits, and nothing else. @param at milliseconds since 1970 */
export async function waitAt(release: string, at: number, current: string): Promise<void> {
  const link = `${current}${WAITING}${at}`;
  await rm(link, { force: true });
  const windows = process.platform === "win32";
  const target = windows
    ? path.resolve(release)
    : path.relative(path.dirname(path.resolve(current)), path.resolve(release));
  await symlink(target, link, windows ? "junction" : undefined);
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

/** What a test may set. */
interface Circumstances {
  current?: string;
  /** Builds the site of a moment and lets it wait. @throws NotBuiltAhead */
  buildFor?: (moment: Date) => Promise<void>;
}

/**
 * Builds for those of the next moments for which nothing waits yet.
 *
 * @param changes every moment at which the site changes
 * @returns the moments it has built for
 * @throws NotBuiltAhead
 */
export async function buildAhead(
  changes: Date[],
  now: Date,
  { current = BUILD_FOLDER, buildFor = buildInItsOwnProcess }: Circumstances = {},
): Promise<Date[]> {
  const next = changes.filter((change) => change > now && change.getTime() - now.getTime() < FAR_AHEAD);
  const moments = [...new Map(next.map((one) => [one.getTime(), one])).values()].slice(0, MOST);
  const waiting = (await waitingReleases(current)).map(({ at }) => at);
  const missing = moments.filter((moment) => !waiting.includes(moment.getTime()));
  for (const moment of missing) await buildFor(moment);
  return missing;
}

/** A build reads the content once, for one moment. */
async function buildInItsOwnProcess(moment: Date): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts", "--ahead"], {
      env: { ...process.env, BUILD_AT: moment.toISOString() },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new NotBuiltAhead(moment);
}
