/**
 * Scripts, styles and pictures of former builds, for tabs that are still open on them: a release carries what the one before had and it has
 * not, for {@link KEEP_DAYS} days from the build that first left it out. Linked, not copied; compressed forms come along, but for the folder of a
 * static host, which compresses by itself.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ENCODINGS, FORMER_FILE, HASHED_FOLDERS, SITE_FOLDER } from "../../contract/built-site.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { STATIC_FOLDER } from "./static-host/write-static-host.ts";

/** Days. Longer than anybody leaves a tab open that he still means to use. */
const KEEP_DAYS = 30;
const DAY = 86_400_000;

const isCompressed = (file: string) => Object.values(ENCODINGS).some((ending) => file.endsWith(ending));

/**
 * @param release folder of the new release, complete but for this
 * @param before folder of the release it follows
 * @param now milliseconds since 1970
 */
export async function carryFormerFiles(release: string, before: string, now = Date.now()): Promise<void> {
  const known = await formerFilesOf(before);
  const carried: Record<string, number> = {};
  const host = path.join(release, STATIC_FOLDER);
  const isForHost = existsSync(host);
  for (const file of await versionedFiles(before)) {
    const since = known[file] ?? now;
    if (now - since >= KEEP_DAYS * DAY) continue;
    const from = path.join(before, SITE_FOLDER, file);
    if (await carry(from, path.join(release, SITE_FOLDER, file))) carried[file] = since;
    if (isForHost && !isCompressed(file)) await carry(from, path.join(host, file));
  }
  // Taken back, an older release keeps what it carried already.
  await writeFile(path.join(release, FORMER_FILE), JSON.stringify({ ...(await formerFilesOf(release)), ...carried }));
}

/** @returns files of former builds that a release carries, by their paths within the site, and since when each is former (milliseconds since 1970) */
export async function formerFilesOf(release: string): Promise<Record<string, number>> {
  const text = await readFile(path.join(release, FORMER_FILE), "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, number>; // written above
}

/** Paths within the site, with slashes on every system. */
async function versionedFiles(release: string): Promise<string[]> {
  const found = HASHED_FOLDERS.map(async (folder) => {
    const names = await readdir(path.join(release, SITE_FOLDER, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    return names
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(release, SITE_FOLDER), path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join("/"));
  });
  return (await Promise.all(found)).flat();
}

/** @returns false where the new release has a file of that name itself */
async function carry(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await linkOrCopy(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
