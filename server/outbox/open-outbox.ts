/** The outbox the settings ask for. */
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { Outbox } from "./outbox.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";

/** File of the SQLite store in the data folder: messages, and the visits beside them. */
export const STORE_FILE = "outbox.sqlite";

/** @param dataFolder as in the settings @returns path of the SQLite file in it */
export function storeIn(dataFolder: string): string {
  return join(dataFolder, STORE_FILE);
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
