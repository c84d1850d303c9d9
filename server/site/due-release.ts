/**
 * Releases that were built ahead, to be served from a certain moment: each waits as a link beside the build folder, named after that moment
 * (contract/built-site.ts). When it comes, the server that looks first moves the link over the build folder, so that what was promised for eight o'clock is
 * there at eight, even if the machine that built it is switched off.
 */
import { readdir, readFile, readlink, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SIZES_FILE, WAITING } from "../../contract/built-site.ts";
import { UnreadableSite } from "./site.ts";

/**
 * @param folder the build folder; where it is no link but a release itself nothing waits beside it
 * @param now milliseconds since 1970
 * @throws UnreadableSite where the waiting release was damaged meanwhile: its link is removed, and the site being served stays
 */
export async function takeDueRelease(folder: string, now: number): Promise<void> {
  const place = dirname(folder);
  const prefix = basename(folder) + WAITING;
  const names = await readdir(place).catch(() => []);
  const due = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, at: Number(name.slice(prefix.length)) }))
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at);
  const newest = due.pop();
  if (!newest) return;
  const link = join(place, newest.name);
  const damaged = await damagedFile(link);
  if (damaged !== undefined) {
    if ((await readlink(link).catch(unlessGone)) === undefined) return; // another server was quicker
    // A damaged release never becomes whole again, and a server that starts on it serves nothing. One that was due before it has its turn at the next look.
    await rm(link, { force: true });
    throw new UnreadableSite(
      `${link}: ${damaged} is gone or not as long as it was built, so this release is not served at its hour. Build again: npm run build; on a server hoang-gia-update.`,
    );
  }
  // Of several that are due only the last counts: it holds what those before it hold.
  for (const { name } of due) await rm(join(place, name), { force: true });
  // Windows renames nothing over a link: the old one is removed first, and for a moment there is none.
  if (process.platform === "win32") await rm(folder, { force: true });
  await rename(link, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error; // another server was quicker
  });
}

/** @returns path of a file that a waiting release lost in whole or in part, or of its missing folder; undefined where it is whole or does not list its files */
async function damagedFile(release: string): Promise<string | undefined> {
  const sizeOf = (file: string) => stat(join(release, file)).then(({ size }) => size, unlessGone);
  const text = await readFile(join(release, SIZES_FILE), "utf8").catch(unlessGone);
  if (text === undefined) return (await sizeOf("")) === undefined ? release : undefined;
  const sizes = sizesIn(text);
  if (!sizes) return SIZES_FILE;
  for (const [file, size] of Object.entries(sizes)) if ((await sizeOf(file)) !== size) return file;
  return undefined;
}

/** @returns null where the list itself was damaged */
function sizesIn(text: string): Record<string, number> | null {
  try {
    return JSON.parse(text) as Record<string, number>; // written by scripts/build/ahead.ts
  } catch {
    return null;
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
