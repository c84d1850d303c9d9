/** What stands in a folder of a release. */
import { readdir } from "node:fs/promises";
import path from "node:path";

/** @returns paths within the folder of all files in it and below, with slashes on every system */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
