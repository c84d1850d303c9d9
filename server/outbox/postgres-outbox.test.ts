import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";
import { testPostgres } from "../fixtures/test-postgres.ts";
import { CommitInDoubt } from "../store/commit-in-doubt.ts";
import { NewerStore } from "../store/migrations.ts";
import { postgresVisits } from "../visits/postgres-visits.ts";
import { visitsContract } from "../visits/visits.contract.ts";
import { messagesOfVersion1, newMessage, outboxContract } from "./outbox.contract.ts";
import { postgresOutbox } from "./postgres-outbox.ts";

const OF_VERSION_1 = new URL("../fixtures/outbox-of-version-1.sql", import.meta.url);

/** The command `npm run leads`. */
const LEADS = fileURLToPath(new URL("../leads.ts", import.meta.url));

const MINUTE = 60_000;

/**
 * A way to the database that a test can break.
 *
 * @param swallows called for each answer of the database, with all that the client has sent so far; where it returns true the answer is not passed on
 */
async function betweenUsAnd(url: string, swallows: (said: string, client: Socket) => unknown) {
  const { hostname, port } = new URL(url);
  const clients = new Set<Socket>();
  const between = createServer((client) => {
    const database = connect(Number(port), hostname);
    clients.add(client);
    let said = "";
    client.on("data", (question) => {
      said += question.toString("latin1");
      database.write(question);
    });
    database.on("data", (answer) => swallows(said, client) || client.write(answer));
    client.on("error", () => undefined).on("close", () => database.destroy());
    database.on("error", () => undefined).on("close", () => client.destroy());
  });
  await once(between.listen(0, hostname), "listening");
  const through = url.replace(`:${port}`, `:${(between.address() as AddressInfo).port}`);
  return {
    through,
    async end() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => between.close(resolve));
    },
  };
}

const postgres = await testPostgres({ after });

if ("missing" in postgres) {
  test("the outbox in PostgreSQL", { skip: postgres.missing }, () => undefined);
} else {
  const { url } = postgres;
  const outbox = postgresOutbox(url);
  const admin = new Client(url);
  await admin.connect();
  postgres.after(async () => {
    await outbox.close();
    await admin.end();
  });

  const setForAll = async (setting: string, value: string) => {
    await admin.query(`ALTER SYSTEM SET ${setting} = ${value}`);
    await admin.query("SELECT pg_reload_conf()");
    // Reloading is a signal to all processes of the database; a new connection has heard it when it says so.
    for (let seen = ""; seen !== value; ) {
      const fresh = new Client(url);
      await fresh.connect();
      seen = (await fresh.query<Record<string, string>>(`SHOW ${setting}`)).rows[0]?.[setting] ?? "";
      await fresh.end();
    }
  };

  test("an error of the database holds nothing of the message: it goes into the log", async () => {
    await outbox.counts();
    await admin.query("ALTER TABLE outbox ADD CONSTRAINT none CHECK (false) NOT VALID");
    try {
      const error: unknown = await outbox
        .accept(newMessage({ from_name: "Chỉ cho xưởng" }))
        .catch((said: unknown) => said);
      assert.match(String(error), /violates check constraint/);
      assert.doesNotMatch(JSON.stringify(error), /Chỉ cho/);
    } finally {
      await admin.query("ALTER TABLE outbox DROP CONSTRAINT none");
    }
  });

  // Here, because a database of their own takes longer to make than these tests do.
  describe("visits in PostgreSQL", () => {
    const store = postgresVisits(url);
    postgres.after(() => store.close());
    visitsContract(async () => {
      await store.removeBefore("9999");
      await admin.query("TRUNCATE visits");
      return store;
    });
  });

  describe("the outbox in PostgreSQL", () => {
    outboxContract(async () => {
      await outbox.counts();
      await admin.query("TRUNCATE outbox");
      return outbox;
    });

    test("a letter of trial from a machine whose clock is ten minutes ahead does not wait for them", async () => {
      await outbox.counts();
      await admin.query("TRUNCATE outbox");
      const ahead = `data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${10 * MINUTE};`)}`;
      await promisify(execFile)(process.execPath, ["--import", ahead, LEADS, "test"], {
        env: { ...process.env, DATABASE_URL: url },
      });
      const now = outbox.now() + MINUTE; // two guesses of one clock differ by the time answers take
      const claimed = await outbox.claim({ owner: randomUUID(), now, leaseUntil: now + MINUTE, most: 1 });
      assert.equal(claimed.length, 1);
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

    test("a connection is opened with nothing that a pooler in between refuses, as PgBouncer does", async () => {
      let opening = "";
      const between = await betweenUsAnd(url, (said) => {
        opening ||= said;
      });
      const other = postgresOutbox(between.through);
      await other.counts();
      await other.close();
      await between.end();
      // Length and version, then names and values in turn, each with a zero behind it.
      const length = Buffer.from(opening, "latin1").readInt32BE(0);
      const names = opening
        .slice(8, length)
        .split("\0")
        .filter((name, place) => place % 2 === 0 && name);
      assert.deepEqual(names.sort(), ["client_encoding", "database", "user"]);
    });

    test("a connection that says no again and again, as on a full disk, gathers nothing", async (t) => {
      const warnings: Error[] = [];
      const note = (warning: Error) => void warnings.push(warning);
      process.on("warning", note);
      t.after(() => process.off("warning", note));
      // Node warns from the eleventh listener on, in the next tick.
      for (let refusal = 0; refusal < 12; refusal++) await assert.rejects(outbox.accept(newMessage({ id: "none" })));
      assert.deepEqual(warnings, []);
    });

    test("broken connections fail the calls they carry and are replaced", { timeout: 60_000 }, async (t) => {
      await Promise.all(Array.from({ length: 5 }, () => outbox.accept(newMessage())));
      const others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'";
      await admin.query("BEGIN; LOCK TABLE outbox");
      const [, call] = await Promise.allSettled([
        (async () => {
          const waiting = "SELECT pid FROM pg_locks WHERE NOT granted";
          while ((await admin.query(waiting)).rows.length === 0) t.signal.throwIfAborted();
          await admin.query(`SELECT pg_terminate_backend(pid) ${others}`);
        })().finally(() => admin.query("ROLLBACK")),
        outbox.counts(),
      ]);
      assert.match(call.status === "rejected" ? String(call.reason) : "answered", /terminat/i);
      const fates = new Set<string>();
      for (let tries = 0; tries < 10 && !fates.has("stored"); tries++)
        fates.add(await outbox.accept(newMessage()).catch(() => "failed"));
      assert.ok(fates.has("stored"));
    });

    test("a message whose answer does not come is not stored after all: it is sent at once, and would be sent twice", async () => {
      let silent = false;
      const { through, end } = await betweenUsAnd(url, () => silent);
      const cutOff = postgresOutbox(through);
      assert.equal(await cutOff.accept(newMessage()), "stored");
      silent = true;
      const late = newMessage();
      await assert.rejects(cutOff.accept(late), /timeout/);
      await cutOff.close();
      await end();
      assert.ok((await outbox.list()).every(({ id }) => id !== late.id));
    });

    test("whatever its own clock says, a server goes by the database's", async (t) => {
      const real = Date.now;
      t.mock.method(Date, "now", () => real() + 10 * MINUTE);
      const ahead = postgresOutbox(url);
      await ahead.counts();
      t.mock.restoreAll();
      assert.ok(Math.abs(ahead.now() - Date.now()) < MINUTE);
      await ahead.close();
    });

    test("nothing is handed out by a clock that has just moved, and then by the new time", async (t) => {
      const moved = postgresOutbox(url);
      await moved.accept(newMessage());
      const claim = () => moved.claim({ owner: randomUUID(), now: moved.now(), leaseUntil: moved.now(), most: 1 });
      const real = performance.now.bind(performance);
      t.mock.method(performance, "now", () => real() + 10 * MINUTE);
      await assert.rejects(claim(), /clock of PostgreSQL.* is -600 s from where it was/);
      assert.equal((await claim()).length, 1);
      await moved.close();
    });

    test("a message whose commit broke off before its answer is asked after, and in doubt only where the database stays away", async () => {
      let left = 1;
      const breaking = await betweenUsAnd(
        url,
        (said, client) => /INSERT INTO outbox \(.*COMMIT/s.test(said) && left-- > 0 && client.destroy(),
      );
      const brokenOff = postgresOutbox(breaking.through);
      const message = newMessage();
      assert.equal(await brokenOff.accept(message), "stored");
      assert.equal((await outbox.list()).filter(({ id }) => id === message.id).length, 1);
      await brokenOff.close();
      left = Number.POSITIVE_INFINITY;
      const away = postgresOutbox(breaking.through);
      await assert.rejects(away.accept(newMessage()), CommitInDoubt);
      await away.close();
      await breaking.end();
    });

    test("a message that was found after its commit broke off counts as stored, though the database breaks off again: it would be sent at once, and twice", async () => {
      let commits = 1;
      const breaking = await betweenUsAnd(url, (said, client) => {
        const breaks = /INSERT INTO outbox \(.*COMMIT/s.test(said) && commits-- > 0;
        return (breaks || said.includes("SET content_key = NULL")) && client.destroy();
      });
      const brokenOff = postgresOutbox(breaking.through);
      const message = newMessage();
      assert.equal(await brokenOff.accept(message), "stored");
      assert.equal((await outbox.list()).filter(({ id }) => id === message.id).length, 1);
      await brokenOff.close();
      await breaking.end();
    });

    test("a disk that is full for messages is told, and costs no connection", async () => {
      const full = postgresOutbox(url);
      await full.probe(Date.now());
      const connections = async () =>
        (await admin.query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'")).rows.map(
          ({ pid }) => pid,
        );
      const before = await connections();
      await admin.query(`
        CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER no_space BEFORE INSERT ON outbox EXECUTE FUNCTION no_space();`);
      await assert.rejects(full.probe(Date.now()), /No space left/);
      await assert.rejects(full.accept(newMessage()), /No space left/);
      await admin.query("DROP FUNCTION no_space CASCADE");
      assert.equal(await full.accept(newMessage()), "stored");
      // None in the place of one that was given up. Some that earlier tests have cut may end only now.
      for (const pid of await connections()) assert.ok(before.includes(pid), `connection ${pid} is new`);
      await full.close();
    });

    test("a connection to a database that takes nothing, as one that was demoted, is given up: behind the same address another may take it", async () => {
      await outbox.counts();
      const { username } = new URL(url);
      // Holds for connections that are opened from now on; those that are open stay as they are.
      await admin.query(`ALTER ROLE ${username} SET default_transaction_read_only = on`);
      const demoted = postgresOutbox(url);
      await assert.rejects(demoted.probe(Date.now()), /read-only/);
      await admin.query(`ALTER ROLE ${username} RESET default_transaction_read_only`);
      assert.equal(await demoted.accept(newMessage()), "stored");
      await demoted.close();
    });

    test("a table that went away is made anew", async () => {
      await outbox.counts();
      await admin.query("DROP TABLE outbox");
      await assert.rejects(outbox.accept(newMessage()));
      assert.equal(await outbox.accept(newMessage()), "stored");
      assert.equal((await admin.query("SELECT version FROM outbox_schema")).rows.length, 1);
    });

    test("a copy of the first version that was put back beneath a running server is carried over", async () => {
      await outbox.counts();
      await admin.query("DROP TABLE outbox, outbox_probe, outbox_schema");
      await admin.query(await readFile(OF_VERSION_1, "utf8"));
      await assert.rejects(outbox.accept(newMessage()));
      assert.equal(await outbox.accept(newMessage()), "stored");
    });

    test("where the tables could not be made, they are made once they can be", async () => {
      await admin.query("DROP TABLE IF EXISTS outbox, outbox_probe, outbox_schema");
      await admin.query("CREATE VIEW outbox AS SELECT 1");
      const early = postgresOutbox(url);
      await assert.rejects(early.accept(newMessage()), { name: "error", severity: "ERROR" });
      await admin.query("DROP VIEW outbox");
      assert.equal(await early.accept(newMessage()), "stored");
      await early.close();
    });

    test("each commit is synced, whatever the server's default", async () => {
      await setForAll("synchronous_commit", "off");
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
      await setForAll("fsync", "off");
      const forgetful = postgresOutbox(url);
      await assert.rejects(forgetful.accept(newMessage()), /fsync=off/);
      await forgetful.close();
      await setForAll("fsync", "on");
    });
  });
}

test("a database that is not there fails in time", async () => {
  const nowhere = postgresOutbox("postgres://shop:secret@127.0.0.1:1/none");
  await assert.rejects(nowhere.accept(newMessage()), /ECONNREFUSED/);
  await nowhere.close();
});
