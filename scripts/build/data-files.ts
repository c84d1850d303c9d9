/**
 * Writes the data files beside the pages. They are not rendered like pages: React Router would make a second copy of each in a format of
 * its own, and gives up on one that takes more than ten seconds, as the news does from some thousand articles on.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { servedData } from "../../app/data/served-data.build.ts";

/** @param site public folder of a release */
export async function writeDataFiles(site: string): Promise<void> {
  for (const [address, content] of servedData()) {
    const file = path.join(site, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content()));
  }
}
