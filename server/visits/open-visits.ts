/** The store of visits that the settings ask for: the outbox's own. */
import { storeIn } from "../outbox/open-outbox.ts";
import type { Settings } from "../settings.ts";
import { sqliteVisits } from "./sqlite-visits.ts";
import type { VisitStore } from "./visits.ts";

/** PostgreSQL when `DATABASE_URL` is set, else SQLite in the data folder. Connects with the first call. */
export async function openVisits({
  databaseUrl,
  dataFolder,
}: Pick<Settings, "databaseUrl" | "dataFolder">): Promise<VisitStore> {
  if (databaseUrl === undefined) return sqliteVisits(storeIn(dataFolder));
  const { postgresVisits } = await import("./postgres-visits.ts");
  return postgresVisits(databaseUrl);
}
