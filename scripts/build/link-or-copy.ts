/** A second name for a file, so that a release takes no room for what another holds already. */
import { copyFile, link } from "node:fs/promises";

/**
 * Links a file, and copies it where the disk knows no second names.
 *
 * @throws Error with the code EEXIST when there is a file of that name already
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw error;
    return copyFile(from, to);
  });
}
