/** Visits in the PostgreSQL database of the outbox; several servers add to the same numbers. */
import { connectedTo } from "../store/postgres-connections.ts";
import type { VisitCount, VisitStore } from "./visits.ts";

/** Connections beside those of the outbox; one write every few seconds needs no more. */
const MOST_CONNECTIONS = 1;

/** @param databaseUrl connection string; connects with the first call */
export function postgresVisits(databaseUrl: string): VisitStore {
  const { query, close } = connectedTo(databaseUrl, MOST_CONNECTIONS);
  return {
    async add(counts) {
      // Always in the same order: otherwise two servers that add to the same rows could each wait for the other.
      const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      const columns = (["day", "page", "kind", "count"] as const).map((column) => sorted.map((row) => row[column]));
      await query(
        "add visits",
        `INSERT INTO visits (day, page, kind, count) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
         ON CONFLICT (day, page, kind) DO UPDATE SET count = visits.count + excluded.count`,
        columns,
      );
    },
    async between(first, last) {
      const { rows } = await query<Omit<VisitCount, "count"> & { count: string }>(
        "visits between",
        `SELECT day, page, kind, count FROM visits WHERE day BETWEEN $1 AND $2
         ORDER BY day, page COLLATE "C", kind COLLATE "C"`,
        [first, last],
      );
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
    async removeBefore(day) {
      return (await query("expire visits", "DELETE FROM visits WHERE day < $1", [day])).changed;
    },
    close,
  };
}

function keyOf({ day, page, kind }: VisitCount): string {
  return `${day}\n${page}\n${kind}`;
}
