import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, describe, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { NewerStore } from "../store/migrations.ts";
import { sqliteVisits } from "../visits/sqlite-visits.ts";
import { messagesOfVersion1, newMessage, outboxContract } from "./outbox.contract.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";

const OF_VERSION_1 = fileURLToPath(new URL("../fixtures/outbox-of-version-1.sqlite", import.meta.url));

async function storeIn(t: Pick<TestContext, "after">, mostPages?: number) {
  const path = join(await temporaryFolder(), "data", "outbox.sqlite");
  const outbox = sqliteOutbox(path, mostPages);
  t.after(() => outbox.close());
  return { path, outbox };
}

describe("the outbox in SQLite", () => {
  outboxContract(async () => (await storeIn({ after } as TestContext)).outbox);
});

test("the file is for its owner's eyes only", async (t) => {
  const { path, outbox } = await storeIn(t);
  await outbox.accept(newMessage());
  for (const file of [path, `${path}-wal`]) assert.equal((await stat(file)).mode & 0o777, 0o600, file);
  assert.equal((await stat(join(path, ".."))).mode & 0o777, 0o700);
  await outbox.close();
  await chmod(path, 0o644); // put there by a hand
  await outbox.counts();
  assert.equal((await stat(path)).mode & 0o777, 0o600);
});

test("a file that was found damaged takes no further message, which nobody might read again; one in its place does", async (t) => {
  const { path, outbox } = await storeIn(t);
  const messages = Array.from({ length: 60 }, (_, at) => newMessage({ message: `${at} ${"x".repeat(400)}` }));
  for (const message of messages) await outbox.accept(message);
  await outbox.close(); // what was written ahead is in the file now
  await copyFile(path, `${path}.whole`);
  const bytes = await readFile(path);
  const page = Math.floor(bytes.indexOf("30 xxx") / 4096);
  await writeFile(path, bytes.fill("Z", page * 4096, (page + 1) * 4096));
  assert.equal(await outbox.accept(newMessage()), "stored", "nobody has looked yet");
  const claim = () => outbox.claim({ owner: "worker", now: Date.now(), leaseUntil: Date.now(), most: 100 });
  await assert.rejects(claim(), /malformed/);
  await assert.rejects(outbox.accept(newMessage()), /malformed/);
  await assert.rejects(outbox.probe(0), /malformed/);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await rm(file);
  await copyFile(`${path}.whole`, path);
  assert.equal((await claim()).length, 60);
  assert.equal(await outbox.accept(newMessage()), "stored");
});

test("of a message that was deleted nothing stays in the file", async (t) => {
  const { path, outbox } = await storeIn(t);
  const messages = Array.from({ length: 20 }, () => newMessage({ message: `Chỉ cho xưởng. ${"x".repeat(500)}` }));
  for (const [at, message] of messages.entries()) await outbox.accept({ ...message, from_name: `Hà ${at}` });
  await outbox.remove(messages.map(({ id }) => id));
  await outbox.close(); // what was written ahead is in the file now
  assert.equal((await readFile(path)).includes("Chỉ cho xưởng."), false);
});

test("of a message that was deleted nothing stays in the log beside the file either, while others have it open and as soon as none is in the way", async (t) => {
  const { path, outbox } = await storeIn(t);
  const [asked, old, late] = ["asked", "old", "late"].map((id) => newMessage({ id, message: "Chỉ cho xưởng." }));
  const server = sqliteVisits(path);
  t.after(() => server.close());
  const written = async () => {
    const files = await Promise.all([path, `${path}-wal`].map((file) => readFile(file)));
    return files.some((bytes) => bytes.includes("Chỉ cho xưởng."));
  };
  assert.ok(asked && old && late);
  await outbox.accept(asked);
  await server.add([{ day: "2026-11-26", page: "/", kind: "view", count: 1 }]);
  assert.equal(await written(), true);
  assert.equal(await outbox.remove([asked.id]), 1);
  assert.equal(await written(), false);

  await outbox.accept(old);
  await outbox.recordSent(old.id, 1);
  assert.equal(await outbox.removeSentBefore(2), 1);
  assert.equal(await written(), false);

  await outbox.accept(late);
  const reader = new DatabaseSync(path);
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM outbox").get();
  assert.equal(await outbox.remove([late.id]), 1);
  assert.equal(await written(), true);
  reader.close();
  await outbox.counts();
  assert.equal(await written(), false);
});

test("what was accepted is there after the process is gone without a word", async (t) => {
  const { path, outbox } = await storeIn(t);
  await outbox.accept(newMessage());
  // Not closed: a second reader sees what a restart would find.
  const next = sqliteOutbox(path);
  assert.equal((await next.counts()).queued, 1);
  await next.close();
});

test("a short lock is waited for, a long one refuses the message; both without holding up the process", async (t) => {
  const { path, outbox } = await storeIn(t);
  await outbox.accept(newMessage());
  const other = new DatabaseSync(path);
  other.exec("BEGIN IMMEDIATE");
  const patient = outbox.accept(newMessage());
  // This same process releases the lock: if its own wait held it up, it would never come to that.
  let turns = 0;
  const turning = setInterval(() => {
    if (++turns === 10) other.exec("ROLLBACK");
  }, 1);
  t.after(() => clearInterval(turning));
  assert.equal(await patient, "stored");

  other.exec("BEGIN EXCLUSIVE");
  await assert.rejects(Promise.all([outbox.accept(newMessage()), outbox.probe(1)]), /locked/);
  other.exec("ROLLBACK");
  other.close();
  assert.equal(await outbox.accept(newMessage()), "stored");
  assert.equal((await outbox.counts()).queued, 3);
});

test("a file that is opened again while another process holds it stops nobody: its messages wait as for any lock", async (t) => {
  const { path, outbox } = await storeIn(t);
  await outbox.accept(newMessage());
  for (const ending of ["", "-wal", "-shm"]) await rm(path + ending);
  const other = new DatabaseSync(path);
  other.exec("BEGIN EXCLUSIVE");
  const patient = outbox.accept(newMessage());
  let turns = 0;
  const turning = setInterval(() => {
    if (++turns === 10) other.close();
  }, 1);
  t.after(() => clearInterval(turning));
  assert.equal(await patient, "stored");
  assert.equal((await outbox.counts()).queued, 1);
});

test("a full disk refuses what does not fit, keeps what it has, and takes messages again when there is room", async (t) => {
  const { path, outbox } = await storeIn(t, 40);
  const long = () => newMessage({ message: `${Math.random()} ${"x".repeat(9_000)}` });
  let stored = 0;
  await assert.rejects(async () => {
    while (stored < 1_000) {
      await outbox.accept(long());
      stored++;
    }
  }, /full/);
  assert.ok(stored > 5);
  assert.equal((await outbox.counts()).queued, stored);
  const [oldest] = await outbox.list();
  await outbox.remove([oldest?.id ?? ""]);
  assert.equal(await outbox.accept(long()), "stored");
  await outbox.close();
  const afterRestart = sqliteOutbox(path);
  assert.equal((await afterRestart.counts()).queued, stored);
  await afterRestart.close();
});

test("a file that was deleted under the running server is made anew, never written to as a ghost", async (t) => {
  const { path, outbox } = await storeIn(t);
  await outbox.accept(newMessage());
  for (const ending of ["", "-wal", "-shm"]) await rm(path + ending);
  assert.equal(await outbox.accept(newMessage()), "stored");
  const afterRestart = sqliteOutbox(path);
  assert.equal((await afterRestart.counts()).queued, 1);
  await afterRestart.close();
});

const [here, other] = [tmpdir(), "/dev/shm"].map((folder) => statSync(folder, { throwIfNoEntry: false })?.dev);

test("a store whose disk goes away is not made anew beneath it, where its messages would be hidden; with the disk all goes on", {
  skip: (other === undefined || other === here) && "this machine has no second disk to write to",
}, async (t) => {
  const disk = await mkdtemp("/dev/shm/hoang-gia-");
  t.after(() => rm(disk, { recursive: true }));
  const mountPoint = join(await temporaryFolder(), "data");
  await symlink(disk, mountPoint);
  const path = join(mountPoint, "outbox.sqlite");
  const [outbox, visits] = [sqliteOutbox(path), sqliteVisits(path)];
  t.after(() => Promise.all([outbox.close(), visits.close()]));
  await outbox.accept(newMessage());
  await visits.add([]);

  await rm(mountPoint);
  await mkdir(mountPoint);
  for (const call of [() => outbox.accept(newMessage()), () => outbox.probe(0), () => visits.add([])])
    await assert.rejects(call(), /is gone, and so is the disk it was on/);
  assert.deepEqual(await readdir(mountPoint), []);

  await rm(mountPoint, { recursive: true });
  await symlink(disk, mountPoint);
  await outbox.accept(newMessage());
  await visits.add([]);
  assert.equal((await outbox.counts()).queued, 2);
});

test("the file of a shop that runs the first version is carried over, and deliveries go on where they were", async () => {
  const path = join(await temporaryFolder(), "outbox.sqlite");
  await copyFile(OF_VERSION_1, path);
  const outbox = sqliteOutbox(path);
  assert.deepEqual(await outbox.list(), messagesOfVersion1());
  const [held] = messagesOfVersion1();
  assert.ok(held);
  const due = await outbox.claim({ owner: "b", now: held.receivedAt + 3_600_000, leaseUntil: 1e15, most: 10 });
  assert.deepEqual(due.map(({ id, attempts }) => [id, attempts]).sort(), [
    ["00000000-0000-4000-8000-000000000002", 2],
    [held.id, 2],
  ]);
  assert.equal(await outbox.accept(newMessage()), "stored");
  await outbox.close();
  const again = sqliteOutbox(path);
  assert.equal((await again.list()).length, 5);
  await again.close();
});

test("a file made by a newer server stops this one with a sentence, and stays as it is", async () => {
  const path = join(await temporaryFolder(), "outbox.sqlite");
  const newer = new DatabaseSync(path);
  newer.exec("CREATE TABLE outbox (of_tomorrow TEXT); PRAGMA user_version = 99");
  newer.close();
  const outbox = sqliteOutbox(path);
  await assert.rejects(
    outbox.probe(1),
    (error) => error instanceof NewerStore && /schema 99.*newer version/.test(error.message),
  );
  await outbox.close();
  const after = new DatabaseSync(path);
  assert.deepEqual(
    after
      .prepare("SELECT name FROM sqlite_schema")
      .all()
      .map(({ name }) => name),
    ["outbox"],
  );
  after.close();
});

test("a folder that cannot be made refuses every call with the reason, and is made as soon as it can be", async () => {
  const place = join(await temporaryFolder(), "taken");
  await writeFile(place, "a file where the folder should be");
  const outbox = sqliteOutbox(join(place, "outbox.sqlite"));
  await assert.rejects(outbox.accept(newMessage()), /EEXIST|ENOTDIR/);
  await rm(place);
  assert.equal(await outbox.accept(newMessage()), "stored");
  await outbox.close();
});
