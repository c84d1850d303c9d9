/** The outbox the settings ask for. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { Outbox } from "./outbox.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";

/** File of the SQLite store in the data folder: messages, and the visits beside them. */
const STORE_FILE = "outbox.sqlite";

/** @param dataFolder as in the settings @returns path of the SQLite file in it */
export function storeIn(dataFolder: string): string {
  return join(dataFolder, STORE_FILE);
}

/**
 * @returns whether there is a store to look into. Who only looks asks this first: opened, a missing one is made, and then no copy is put back over it, and one
 *   that root has made the server cannot write to
 */
export function hasStore({ databaseUrl, dataFolder }: Pick<Settings, "databaseUrl" | "dataFolder">): boolean {
  return databaseUrl !== undefined || existsSync(storeIn(dataFolder));
}

/** The store is not there. The message is for the operator. */
export class MissingStore extends Error {
  constructor(path: string) {
    super(`${path} does not exist: no message was ever kept there, or DATA_DIR is another folder.`);
    this.name = "MissingStore";
  }
}

/** PostgreSQL when `DATABASE_URL` is set, else SQLite in the data folder. Connects with the first call. */
export async function openOutbox({
  databaseUrl,
  dataFolder,
}: Pick<Settings, "databaseUrl" | "dataFolder">): Promise<Outbox> {
  if (databaseUrl === undefined) return sqliteOutbox(storeIn(dataFolder));
  // Loaded only where it is used: the driver takes memory, and most shops run one server with SQLite.
  const { postgresOutbox } = await import("./postgres-outbox.ts");
  return postgresOutbox(databaseUrl);
}
