/**
 * Scripts, styles and pictures of former builds, for tabs that are still open on them: a release carries the files that the release before had and it lacks
 * itself, for {@link KEEP_DAYS} days from the hour at which a release without them came, and one release longer. They are linked, not copied. Their compressed
 * forms come along, except into the folder of a static host, which compresses by itself.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ENCODINGS, FORMER_FILE, HASHED_FOLDERS, SITE_FOLDER } from "../../contract/built-site.ts";
import { filesIn } from "./files-in.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { STATIC_FOLDER } from "./static-host/write-static-host.ts";

/** Days. Longer than anybody leaves a tab open that he still means to use. */
const KEEP_DAYS = 30;
const DAY = 86_400_000;

const isCompressed = (file: string) => Object.values(ENCODINGS).some((ending) => file.endsWith(ending));

/**
 * @param release folder of the new release, complete but for this
 * @param before folder of the release it follows
 * @param now when it follows that one (milliseconds since 1970); for a release that waits, its hour
 */
export async function carryFormerFiles(release: string, before: string, now = Date.now()): Promise<void> {
  const known = await formerFilesOf(before);
  // A file that was left out while the clock was ahead has its days from now on.
  const since = (file: string) => Math.min(known[file] ?? now, now);
  // Days are counted only up to the moment when the release before came, which its newest former file tells. Otherwise one build by a clock that is a year off
  // would drop files that open tabs need.
  const counted = Math.min(now, Math.max(...Object.values(known)));
  const from = path.join(before, SITE_FOLDER);
  const files = (await versionedFiles(from)).filter((file) => counted - since(file) < KEEP_DAYS * DAY);
  const carried = await carry(files, from, path.join(release, SITE_FOLDER));
  const host = path.join(release, STATIC_FOLDER);
  const plain = files.filter((file) => !isCompressed(file));
  if (existsSync(host)) await carry(plain, from, host);
  // An older release that is taken back keeps the files that it carried already; those of them that were served until now are former from now on.
  const former = await formerFilesOf(release);
  for (const file of [...carried, ...files.filter((one) => one in former)])
    former[file] = Math.max(former[file] ?? 0, since(file));
  await writeFile(path.join(release, FORMER_FILE), JSON.stringify(former));
}

/**
 * @returns files of former builds that a release carries, by their paths within the site, and since when each is former (milliseconds since 1970); none where
 *   the list was never written or was cut short by a power cut: the files then count as the release's own, and no build is stopped
 */
export async function formerFilesOf(release: string): Promise<Record<string, number>> {
  const text = await readFile(path.join(release, FORMER_FILE), "utf8").catch(() => "");
  try {
    return JSON.parse(text) as Record<string, number>; // written above
  } catch {
    return {};
  }
}

/** @param site folder of a site @returns paths within it, with slashes on every system */
async function versionedFiles(site: string): Promise<string[]> {
  const found = HASHED_FOLDERS.map(async (folder) => {
    const files = await filesIn(path.join(site, folder)).catch(() => []);
    return files.map((file) => `${folder}/${file}`);
  });
  return (await Promise.all(found)).flat();
}

/**
 * Gives a site the files of another one that it lacks: all at the same time, because a site that has been changed for a month has thousands.
 *
 * @param files paths within both
 * @returns the files that it lacked
 */
async function carry(files: string[], from: string, to: string): Promise<string[]> {
  const own = new Set(await versionedFiles(to));
  const missing = files.filter((file) => !own.has(file));
  const folders = new Set(missing.map((file) => path.dirname(path.join(to, file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(missing.map((file) => linkOrCopy(path.join(from, file), path.join(to, file))));
  return missing;
}
