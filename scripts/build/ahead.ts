/**
 * Builds ahead for the moments at which the site changes by itself (an article's hour, a notice's days), so that it changes at those moments whoever's
 * machine is switched off: each release waits as a link that a running server takes at its hour (server/site/due-release.ts).
 */
import { spawn } from "node:child_process";
import { readdir, readlink, realpath, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { BUILD_FOLDER, HELD_FILE, WAITING } from "../../contract/built-site.ts";
import { carryFormerFiles } from "./former-files.ts";

/** So many moments ahead are built (7 s and some 9 MB each), and so far; a later publication or build goes on from there. */
const MOST = 3;
const FAR = 60 * 86_400_000;

/** Links of releases that wait, with the release each points at. */
export async function waitingReleases(
  current = BUILD_FOLDER,
): Promise<{ link: string; at: number; release: string }[]> {
  const prefix = path.basename(current) + WAITING;
  const names = (await readdir(path.dirname(current)).catch(() => [])).filter((name) => name.startsWith(prefix));
  return Promise.all(
    names.map(async (name) => {
      const link = path.join(path.dirname(current), name);
      return { link, at: Number(name.slice(prefix.length)), release: path.basename(await readlink(link)) };
    }),
  );
}

/** What was built ahead of other content will not be served; the next build clears it away. */
export async function forgetWaiting(current = BUILD_FOLDER): Promise<void> {
  for (const { link, release } of await waitingReleases(current)) {
    await rm(link, { force: true });
    await rm(path.join(path.dirname(current), "releases", release, HELD_FILE), { force: true });
  }
}

/** Lets a finished release wait for its hour. */
export async function letWait(release: string, due: Date, current = BUILD_FOLDER): Promise<void> {
  const present = await realpath(current).catch(() => undefined);
  if (present !== undefined) await carryFormerFiles(release, present);
  await writeFile(path.join(release, HELD_FILE), `Waits for ${due.toISOString()}.\n`);
  const link = `${current}${WAITING}${due.getTime()}`;
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

/**
 * Builds for the next moments, each in a process of its own: a build reads the content once, for one moment.
 *
 * @param changes every moment at which the site changes
 * @throws NotBuiltAhead
 */
export async function buildAhead(changes: Date[], now: Date): Promise<void> {
  const next = changes.filter((change) => change > now && change.getTime() - now.getTime() < FAR);
  for (const moment of [...new Map(next.map((one) => [one.getTime(), one])).values()].slice(0, MOST)) {
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
}
