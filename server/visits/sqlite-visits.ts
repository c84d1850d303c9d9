/**
 * Visits in the SQLite file of the store, over a connection of their own: a transaction every few seconds, which waits for no lock, so that it never
 * stands in the way of a message. What finds the file locked is written with the next transaction.
 */
import { sqliteFileAt } from "../store/sqlite-file.ts";
import type { VisitCount, VisitStore } from "./visits.ts";

/**
 * @param path of the SQLite file; opened with the first call
 * @param openingWait milliseconds for which the thread may stand still while the file is opened (store/sqlite-file.ts)
 */
export function sqliteVisits(path: string, openingWait = 0): VisitStore {
  const file = sqliteFileAt(path);
  const database = () => file.open(openingWait).database;

  return {
    async add(counts) {
      const store = database();
      const add = store.prepare(`
        INSERT INTO visits (day, page, kind, count) VALUES (:day, :page, :kind, :count)
        ON CONFLICT (day, page, kind) DO UPDATE SET count = count + excluded.count`);
      store.exec("BEGIN IMMEDIATE");
      try {
        for (const { day, page, kind, count } of counts) add.run({ day, page, kind, count });
        store.exec("COMMIT");
      } catch (error) {
        if (store.isTransaction) store.exec("ROLLBACK");
        throw error;
      }
    },
    async between(first, last) {
      const rows = database()
        .prepare("SELECT day, page, kind, count FROM visits WHERE day BETWEEN ? AND ? ORDER BY day, page, kind")
        .all(first, last);
      return rows.map((row) => ({ ...row })) as unknown as VisitCount[]; // the columns are those of the statement
    },
    async removeBefore(day) {
      return Number(database().prepare("DELETE FROM visits WHERE day < ?").run(day).changes);
    },
    async close() {
      file.close();
    },
  };
}
