import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { Client } from "pg";
import { testPostgres } from "../fixtures/test-postgres.ts";
import { newMessage, outboxContract } from "./outbox.contract.ts";
import { postgresOutbox } from "./postgres-outbox.ts";

let endConnections = async () => {};
// Hooks run in their order: connections end before the server does.
after(() => endConnections());
const postgres = await testPostgres({ after });

if ("missing" in postgres) {
  test("the outbox in PostgreSQL", { skip: postgres.missing }, () => undefined);
} else {
  const { url } = postgres;
  const outbox = postgresOutbox(url);
  const admin = new Client(url);
  await admin.connect();
  endConnections = async () => {
    await outbox.close();
    await admin.end();
  };

  describe("the outbox in PostgreSQL", () => {
    outboxContract(async () => {
      await outbox.counts();
      await admin.query("TRUNCATE outbox");
      return outbox;
    });

    test("two servers may make the table at the same moment", async () => {
      await admin.query("DROP TABLE outbox, outbox_probe");
      const many = Array.from({ length: 4 }, () => postgresOutbox(url));
      await Promise.all(many.map((one) => one.accept(newMessage())));
      assert.equal((await many[0]?.counts())?.queued, 4);
      await Promise.all(many.map((one) => one.close()));
    });

    test("broken connections fail the calls they carry and are replaced", async () => {
      await Promise.all(Array.from({ length: 5 }, () => outbox.accept(newMessage())));
      await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      const fates = new Set<string>();
      for (let tries = 0; tries < 10 && !fates.has("stored"); tries++)
        fates.add(await outbox.accept(newMessage()).catch(() => "failed"));
      assert.ok(fates.has("stored"));
    });

    test("a table that went away is made anew", async () => {
      await outbox.counts();
      await admin.query("DROP TABLE outbox");
      await assert.rejects(outbox.accept(newMessage()));
      assert.equal(await outbox.accept(newMessage()), "stored");
    });

    test("each commit is synced, whatever the server's default", async () => {
      await admin.query("ALTER SYSTEM SET synchronous_commit = off");
      await admin.query("SELECT pg_reload_conf()");
      const { place } = outbox;
      assert.match(place, /^PostgreSQL, 127\.0\.0\.1:\d+\/postgres$/);
      assert.doesNotMatch(place, /secret/);
      assert.equal(await outbox.accept(newMessage()), "stored");
    });
  });
}

test("a database that is not there fails in time", async () => {
  const nowhere = postgresOutbox("postgres://shop:secret@127.0.0.1:1/none");
  await assert.rejects(nowhere.accept(newMessage()), /ECONNREFUSED/);
  await nowhere.close();
});
