/**
 * Brings what was written to a disk down to it. Names reach it seconds before the bytes of new files do: a link that moves in between leads, after a power cut, to
 * files that are there and empty.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The whole disk in one go, for that is cheaper than each of some thousand files by itself. Windows has no such program.
 *
 * @param folder on that disk
 * @throws Error when the disk does not take it
 */
export async function writeOut(folder: string): Promise<void> {
  await promisify(execFile)("sync", ["-f", folder]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}
