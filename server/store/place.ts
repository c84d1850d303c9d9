/** Where the store is: one database holds the messages (outbox/) and the visits counted (visits/), and is copied as one (backup/). */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";

const STORE_FILE = "outbox.sqlite";

/** The settings that say where the store is: PostgreSQL when `DATABASE_URL` is set, else an SQLite file in the data folder. */
export type StoreSettings = Pick<Settings, "databaseUrl" | "dataFolder">;

/** @param dataFolder as in the settings @returns path of the SQLite file in it */
export function storeIn(dataFolder: string): string {
  return join(dataFolder, STORE_FILE);
}

/**
 * For commands that only read: opening a missing store would make one. No copy could then be put back in its place; and if root ran the command, the server
 * could not write to it.
 *
 * @returns whether there is a store to look into
 */
export function hasStore({ databaseUrl, dataFolder }: StoreSettings): boolean {
  return databaseUrl !== undefined || existsSync(storeIn(dataFolder));
}

/**
 * SQLite takes an empty file for a store that is just beginning, and makes one in it. An empty file remains where a copy was put back on a full disk, or
 * putting it back was broken off; or where a server was killed while it made the very first file.
 *
 * @returns a sentence for the operator before such a file is opened; undefined where the store is no empty file
 */
export function wordOfEmptyStore({ databaseUrl, dataFolder }: StoreSettings): string | undefined {
  const file = storeIn(dataFolder);
  // Where the log beside the file is not empty, it holds what was written ahead, and SQLite brings that back.
  const bytes = [file, `${file}-wal`].map((part) => statSync(part, { throwIfNoEntry: false })?.size);
  if (databaseUrl !== undefined || bytes[0] !== 0 || bytes[1]) return undefined;
  return `${file} has 0 bytes and is begun anew. If messages were kept there, end the server, move the file away and put the last copy back: npm run backup -- restore FILE`;
}

/** The store is not there. The message is for the operator. */
export class MissingStore extends Error {
  constructor(path: string) {
    super(`${path} does not exist: no message was ever kept there, or DATA_DIR is another folder.`);
    this.name = "MissingStore";
  }
}
