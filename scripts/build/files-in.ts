/** What stands in a folder that a build has written. */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** @returns paths within the folder of all files in it and below, with slashes on every system */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** @returns whether there are files in a folder, and none is empty: a power cut leaves the names of what was written just before it, and not the bytes */
export async function isWritten(folder: string): Promise<boolean> {
  const files = await filesIn(folder).catch(() => []);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  return sizes.length > 0 && sizes.every((size) => size > 0);
}
