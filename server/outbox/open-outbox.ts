/** The outbox the settings ask for. */
import { type StoreSettings, storeIn } from "../store/place.ts";
import type { Outbox } from "./outbox.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";

/** PostgreSQL when `DATABASE_URL` is set, else SQLite in the data folder. Connects with the first call. */
export async function openOutbox({ databaseUrl, dataFolder }: StoreSettings): Promise<Outbox> {
  if (databaseUrl === undefined) return sqliteOutbox(storeIn(dataFolder));
  // Loaded only where it is used: the driver takes memory, and most shops run one server with SQLite.
  const { postgresOutbox } = await import("./postgres-outbox.ts");
  return postgresOutbox(databaseUrl);
}
