import { after, describe, test } from "node:test";
import { Client } from "pg";
import { testPostgres } from "../fixtures/test-postgres.ts";
import { postgresVisits } from "./postgres-visits.ts";
import { visitsContract } from "./visits.contract.ts";

const postgres = await testPostgres({ after });

if ("missing" in postgres) {
  test("visits in PostgreSQL", { skip: postgres.missing }, () => undefined);
} else {
  const store = postgresVisits(postgres.url);
  const admin = new Client(postgres.url);
  await admin.connect();
  postgres.after(async () => {
    await store.close();
    await admin.end();
  });
  describe("visits in PostgreSQL", () =>
    visitsContract(async () => {
      await store.removeBefore("9999");
      await admin.query("TRUNCATE visits");
      return store;
    }));
}
