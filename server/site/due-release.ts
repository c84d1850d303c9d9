/**
 * Releases that were built ahead for an hour: each waits as a link beside the build folder that is named after its moment (contract/built-site.ts). At its
 * hour whichever server looks first moves the link over the build folder, so that what was promised for eight o'clock is there at eight, whoever's
 * machine is switched off.
 */
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { WAITING } from "../../contract/built-site.ts";

/**
 * @param folder the build folder; where it is no link but a release itself nothing waits beside it
 * @param now milliseconds since 1970
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
  // Of several that are due only the last counts: it holds what those before it hold.
  for (const { name } of due) await rm(join(place, name), { force: true });
  // On systems where nothing can be renamed over a link there is none for a moment.
  if (process.platform === "win32") await rm(folder, { force: true });
  await rename(join(place, newest.name), folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error; // another server was quicker
  });
}
