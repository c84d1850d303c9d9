/** Where the store is: one database holds the messages (outbox/) and the visits counted (visits/), and is copied as one (backup/). */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";

const STORE_FILE = "outbox.sqlite";

/** What of the settings says where the store is: PostgreSQL when `DATABASE_URL` is set, else an SQLite file in the data folder. */
export type StoreSettings = Pick<Settings, "databaseUrl" | "dataFolder">;

/** @param dataFolder as in the settings @returns path of the SQLite file in it */
export function storeIn(dataFolder: string): string {
  return join(dataFolder, STORE_FILE);
}

/**
 * Whoever only looks asks this first: opening would make a missing store, over which no copy could then be put back, and one made by root is one that the
 * server cannot write to.
 *
 * @returns whether there is a store to look into
 */
export function hasStore({ databaseUrl, dataFolder }: StoreSettings): boolean {
  return databaseUrl !== undefined || existsSync(storeIn(dataFolder));
}

/** The store is not there. The message is for the operator. */
export class MissingStore extends Error {
  constructor(path: string) {
    super(`${path} does not exist: no message was ever kept there, or DATA_DIR is another folder.`);
    this.name = "MissingStore";
  }
}
