/**
 * Makes sure that what was written has reached the disk. The names of new files reach it seconds before their bytes do: after a power cut, a link that moved in
 * between would lead to files that are there but empty.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Writes out the whole disk in one go, which is cheaper than some thousand files one by one. Windows has no such program: nothing is done there.
 *
 * @param folder on that disk
 * @throws Error when the disk does not take it
 */
export async function writeOut(folder: string): Promise<void> {
  await promisify(execFile)("sync", ["-f", folder]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}
