import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { after, describe, test } from "node:test";
import { Client } from "pg";
import { testPostgres } from "../fixtures/test-postgres.ts";
import { NewerStore } from "../store/migrations.ts";
import { messagesOfVersion1, newMessage, outboxContract } from "./outbox.contract.ts";
import { postgresOutbox } from "./postgres-outbox.ts";

const OF_VERSION_1 = new URL("../fixtures/outbox-of-version-1.sql", import.meta.url);

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
      await admin.query("DROP TABLE outbox, outbox_probe, outbox_schema");
      const many = Array.from({ length: 4 }, () => postgresOutbox(url));
      await Promise.all(many.map((one) => one.accept(newMessage())));
      assert.equal((await many[0]?.counts())?.queued, 4);
      await Promise.all(many.map((one) => one.close()));
    });

    test("the database of a shop that runs the first version is carried over, by whichever of two servers comes first", async () => {
      await admin.query("DROP TABLE outbox, outbox_probe, outbox_schema");
      await admin.query(await readFile(OF_VERSION_1, "utf8"));
      const both = [postgresOutbox(url), postgresOutbox(url)];
      for (const leads of await Promise.all(both.map((one) => one.list())))
        assert.deepEqual(leads, messagesOfVersion1());
      assert.equal(await both[0]?.accept(newMessage()), "stored");
      await Promise.all(both.map((one) => one.close()));
    });

    test("a database made by a newer server stops this one with a sentence, and stays as it is", async () => {
      await outbox.counts();
      await admin.query("UPDATE outbox_schema SET version = 99");
      const older = postgresOutbox(url);
      await assert.rejects(
        older.probe(1),
        (error) => error instanceof NewerStore && /schema 99.*newer version/.test(error.message),
      );
      await older.close();
      await admin.query("DROP TABLE outbox, outbox_probe, outbox_schema");
      await assert.rejects(outbox.counts());
      assert.equal((await outbox.counts()).queued, 0);
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

    test("a message whose answer does not come is not stored after all: it is sent at once, and would be sent twice", async () => {
      const { hostname, port } = new URL(url);
      let silent = false;
      const between = createServer((server) => {
        const database = connect(Number(port), hostname);
        server.pipe(database);
        database.on("data", (answer) => silent || server.write(answer));
        server.on("error", () => undefined).on("close", () => database.destroy());
      });
      await once(between.listen(0, hostname), "listening");
      const cutOff = postgresOutbox(url.replace(`:${port}`, `:${(between.address() as AddressInfo).port}`));
      assert.equal(await cutOff.accept(newMessage()), "stored");
      silent = true;
      const late = newMessage();
      await assert.rejects(cutOff.accept(late), /timeout/);
      await cutOff.close();
      between.close();
      assert.ok((await outbox.list()).every(({ id }) => id !== late.id));
    });

    test("a table that went away is made anew", async () => {
      await outbox.counts();
      await admin.query("DROP TABLE outbox");
      await assert.rejects(outbox.accept(newMessage()));
      assert.equal(await outbox.accept(newMessage()), "stored");
      assert.equal((await admin.query("SELECT version FROM outbox_schema")).rows.length, 1);
    });

    test("each commit is synced, whatever the server's default", async () => {
      await admin.query("ALTER SYSTEM SET synchronous_commit = off");
      await admin.query("SELECT pg_reload_conf()");
      const { place } = outbox;
      assert.match(place, /^PostgreSQL, 127\.0\.0\.1:\d+\/postgres$/);
      assert.doesNotMatch(place, /secret/);
      // The database itself notes by which rule each message was committed.
      await admin.query(`
        CREATE TABLE commits (rule text);
        CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN INSERT INTO commits VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
        CREATE TRIGGER note_commit AFTER INSERT ON outbox EXECUTE FUNCTION note_commit();`);
      assert.equal(await outbox.accept(newMessage()), "stored");
      assert.deepEqual((await admin.query("SELECT rule FROM commits")).rows, [{ rule: "on" }]);
    });

    test("a database that would forget a commit in a power cut is refused", async () => {
      const setFsync = async (value: string) => {
        await admin.query(`ALTER SYSTEM SET fsync = ${value}`);
        await admin.query("SELECT pg_reload_conf()");
        // Reloading is a signal to all processes of the database; a new connection has heard it when it says so.
        for (let seen = ""; seen !== value; ) {
          const fresh = new Client(url);
          await fresh.connect();
          seen = (await fresh.query<{ fsync: string }>("SHOW fsync")).rows[0]?.fsync ?? "";
          await fresh.end();
        }
      };
      await setFsync("off");
      const forgetful = postgresOutbox(url);
      await assert.rejects(forgetful.accept(newMessage()), /fsync=off/);
      await forgetful.close();
      await setFsync("on");
    });
  });
}

test("a database that is not there fails in time", async () => {
  const nowhere = postgresOutbox("postgres://shop:secret@127.0.0.1:1/none");
  await assert.rejects(nowhere.accept(newMessage()), /ECONNREFUSED/);
  await nowhere.close();
});
