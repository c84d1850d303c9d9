import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { MESSAGE, sendForm } from "../fixtures/contact-form.ts";
import { runningServer } from "../fixtures/running-server.ts";
import { mailTo, testRelay } from "../fixtures/test-relay.ts";
import { temporaryFolder, testSite } from "../fixtures/test-site.ts";
import { sqliteOutbox } from "../outbox/sqlite-outbox.ts";
import { copiesIn, copyStore, restoreStore } from "./copy-store.ts";

const DAY = 86_400_000;
const BACKUP = fileURLToPath(new URL("../backup.ts", import.meta.url));

function backup(environment: Record<string, string>, ...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return promisify(execFile)(process.execPath, [BACKUP, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
}

/** A store without messages, open until the test ends, and a folder for its copies. */
async function emptyStore(t: TestContext) {
  const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
  const store = join(data, "outbox.sqlite");
  const outbox = sqliteOutbox(store);
  t.after(() => outbox.close());
  await outbox.probe(0);
  return { data, store, folder };
}

test("a message is copied, its disk is lost, the copy is put back: it is there and is delivered once", {
  timeout: 60_000,
}, async (t) => {
  const relay = await testRelay(t);
  await relay.stop();
  const data = await temporaryFolder();
  const copies = await temporaryFolder();
  const environment = {
    SITE: await testSite(),
    DATA_DIR: data,
    BACKUP_DIR: copies,
    ...mailTo(relay.url),
  };
  const server = await runningServer(t, environment);
  assert.equal((await sendForm(server.address, MESSAGE)).status, 200);
  assert.match((await backup(environment)).stdout, /^1 messages copied to /);
  await server.end("SIGKILL");
  await rm(data, { recursive: true });

  const [copy] = copiesIn(copies);
  await backup(environment, "restore", copy?.path ?? "");
  const again = await testRelay(t, relay.port);
  const restored = await runningServer(t, environment);
  await again.arrived(1);
  const outbox = sqliteOutbox(join(data, "outbox.sqlite"));
  t.after(() => outbox.close());
  while ((await outbox.counts()).sent < 1) await new Promise(setImmediate);
  await restored.end("SIGTERM");

  // Started once more, nothing goes out again.
  const third = await runningServer(t, environment);
  assert.equal((await fetch(`${third.address}/readyz`)).status, 200);
  await third.end("SIGTERM");
  assert.equal(again.mails.length, 1);
  assert.match(again.mails[0]?.text ?? "", /20 m² bạt hiflex/);
});

test("a copy is for its owner's eyes only, and old ones go when a new one is whole", async (t) => {
  const { store, folder } = await emptyStore(t);
  const now = Date.parse("2026-11-21T02:00:00Z");
  const first = copyStore(store, { folder, keepDays: 30 }, now);
  assert.equal((await stat(first.path)).mode & 0o777, 0o600);
  copyStore(store, { folder, keepDays: 30 }, now + 30 * DAY);
  assert.equal(copiesIn(folder).length, 2);
  copyStore(store, { folder, keepDays: 30 }, now + 30 * DAY + 1_000);
  assert.deepEqual(
    copiesIn(folder).map(({ madeAt }) => madeAt - now),
    [30 * DAY + 1_000, 30 * DAY],
  );
});

test("each copy stays for three days, then the last of its day: copies of every hour of a month fill a small disk", async (t) => {
  const { store, folder } = await emptyStore(t);
  const now = Date.parse("2026-11-21T02:00:00Z");
  const hours = Array.from({ length: 40 * 24 }, (_, hour) => now - (hour + 1) * 3_600_000);
  const named = (time: number) => `outbox-${new Date(time).toISOString().slice(0, 13)}-00-00Z.sqlite`;
  await Promise.all(hours.map((time) => writeFile(join(folder, named(time)), "")));
  await writeFile(join(folder, `${named(now - 4 * DAY)}.part`), "");
  // An unfinished copy is not the last of its day, however late it was begun.
  await writeFile(join(folder, "outbox-2026-11-17T23-30-00Z.sqlite.part"), "");
  copyStore(store, { folder, keepDays: 30 }, now);
  const ages = copiesIn(folder).map(({ madeAt }) => (now - madeAt) / 3_600_000);
  const lasts = Array.from({ length: 27 }, (_, day) => 75 + day * 24); // of 23 o'clock
  assert.deepEqual(ages, [...Array.from({ length: 73 }, (_, hour) => hour), ...lasts]);
  assert.equal((await readdir(folder)).length, ages.length);
  await writeFile(join(folder, "outbox-2026-11-21T02-00-01Z.sqlite.part"), "");
  assert.equal(copiesIn(folder).length, ages.length, "one that is just being made is none yet");
});

test("former copies stay until the clock has gone evenly for a week: one that is a year ahead would delete them all", async (t) => {
  const { data, folder } = await emptyStore(t);
  const former = "outbox-2026-01-05T02-00-00Z.sqlite";
  await writeFile(join(folder, former), "");
  const environment = { DATA_DIR: data, BACKUP_DIR: folder };
  await backup(environment);
  assert.ok((await readdir(folder)).includes(former));
  await writeFile(join(data, "clock.json"), JSON.stringify({ since: Date.now() - 8 * DAY, seen: Date.now() }));
  await backup(environment);
  assert.ok(!(await readdir(folder)).includes(former));
});

test("a copy that failed leaves nothing behind, and one that was cut off goes when its time is over", async (t) => {
  const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
  const store = join(data, "outbox.sqlite");
  await writeFile(store, "this is no database");
  assert.throws(
    () => copyStore(store, { folder, keepDays: 1 }, 0),
    ({ message }) => message.startsWith(`${store} could not be copied`) && /not a database.*untouched/.test(message),
  );
  assert.deepEqual(await readdir(folder), []);

  const { store: whole } = await emptyStore(t);
  const cut = "outbox-1970-01-01T00-00-00Z.sqlite.part";
  for (const left of [cut, `${cut}-journal`]) await writeFile(join(folder, left), "half of it");
  copyStore(whole, { folder, keepDays: 1 }, DAY);
  assert.ok((await readdir(folder)).includes(cut), "it may be one that is just being made");
  copyStore(whole, { folder, keepDays: 1 }, DAY + 1_000);
  assert.deepEqual((await readdir(folder)).sort(), [
    "outbox-1970-01-02T00-00-00Z.sqlite",
    "outbox-1970-01-02T00-00-01Z.sqlite",
  ]);
});

test("a store that is there is never overwritten, and a damaged copy never becomes one", async (t) => {
  const { store, folder } = await emptyStore(t);
  const { path } = copyStore(store, { folder, keepDays: 1 }, 0);
  assert.throws(() => restoreStore(path, store), /is there already/);
  const damaged = join(folder, "damaged.sqlite");
  await writeFile(damaged, "this is no database");
  const elsewhere = join(await temporaryFolder(), "outbox.sqlite");
  assert.throws(
    () => restoreStore(damaged, elsewhere),
    ({ message }) =>
      message.startsWith(`${damaged} could not be put back`) && /not a database.*backup -- list/.test(message),
  );
  assert.throws(() => restoreStore(join(folder, "none.sqlite"), elsewhere), /does not exist: .*backup -- list/);
  // An older copy does not help where this one is whole: here the file beside the store cannot be made.
  await mkdir(`${elsewhere}.part`);
  assert.throws(
    () => restoreStore(path, elsewhere),
    ({ message }) => message.startsWith(`${path} could not be put back as ${elsewhere}`) && !message.includes("older"),
  );
  await rm(`${elsewhere}.part`, { recursive: true });
  // A log that is left of another store would be written into the copy.
  for (const ending of ["-wal", "-shm"]) {
    await writeFile(elsewhere + ending, "");
    assert.throws(() => restoreStore(path, elsewhere), /is there already/, ending);
    await rm(elsewhere + ending);
  }
  await assert.rejects(stat(elsewhere), /ENOENT/);
});

test("a store that a server has made while a copy was being put back is not overwritten", async (t) => {
  const { store, folder } = await emptyStore(t);
  const { path } = copyStore(store, { folder, keepDays: 1 }, 0);
  const elsewhere = join(await temporaryFolder(), "outbox.sqlite");
  // The moment behind the last look: the copy is read, and the store is not there yet.
  const { prepare } = DatabaseSync.prototype;
  t.mock.method(DatabaseSync.prototype, "prepare", function (this: DatabaseSync, sql: string) {
    if (/count/.test(sql)) writeFileSync(elsewhere, "messages of this minute");
    return prepare.call(this, sql);
  });
  assert.throws(() => restoreStore(path, elsewhere), /is there already/);
  assert.equal(await readFile(elsewhere, "utf8"), "messages of this minute");
  assert.deepEqual(await readdir(dirname(elsewhere)), ["outbox.sqlite"]);
});

test("what a killed command has left of a copy beside the store goes when the server starts, or the copy is put back", async (t) => {
  const data = await temporaryFolder();
  const left = async () => (await readdir(data)).filter((name) => name.includes(".part"));
  const leave = () =>
    Promise.all([".part", ".part-journal"].map((end) => writeFile(join(data, `outbox.sqlite${end}`), "Nguyễn Văn A")));
  await leave();
  const server = await runningServer(t, { SITE: await testSite(), DATA_DIR: data });
  assert.deepEqual(await left(), []);
  await server.end("SIGTERM");
  const { store, folder } = await emptyStore(t);
  const { path } = copyStore(store, { folder, keepDays: 1 }, 0);
  await rm(join(data, "outbox.sqlite"));
  await leave();
  restoreStore(path, join(data, "outbox.sqlite"));
  assert.deepEqual(await left(), []);
});

test("what cannot be copied is said with the way to mend it", async () => {
  const data = await temporaryFolder();
  const failed = { code: 2 };
  await assert.rejects(backup({ DATA_DIR: data }), { ...failed, stderr: /BACKUP_DIR is not set/ });
  await assert.rejects(backup({ DATA_DIR: data, BACKUP_DIR: data }), { ...failed, stderr: /does not exist/ });
  await assert.rejects(backup({ DATABASE_URL: "postgres://a@b/c" }), { ...failed, stderr: /pg_dump/ });
  await assert.rejects(backup({}, "restor"), { ...failed, stderr: /npm run backup -- restore FILE/ });
});
