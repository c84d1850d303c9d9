/** The store of visits that the settings ask for: the outbox's own. */
import { type StoreSettings, storeIn } from "../store/place.ts";
import { sqliteVisits } from "./sqlite-visits.ts";
import type { VisitStore } from "./visits.ts";

/**
 * PostgreSQL when `DATABASE_URL` is set, else SQLite in the data folder. Connects with the first call.
 *
 * @param openingWait milliseconds for which the thread may then stand still for a lock of SQLite; 0 where anything is served
 */
export async function openVisits({ databaseUrl, dataFolder }: StoreSettings, openingWait = 0): Promise<VisitStore> {
  if (databaseUrl === undefined) return sqliteVisits(storeIn(dataFolder), openingWait);
  const { postgresVisits } = await import("./postgres-visits.ts");
  return postgresVisits(databaseUrl);
}
