import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, describe, test } from "node:test";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { newMessage } from "../outbox/outbox.contract.ts";
import { sqliteOutbox } from "../outbox/sqlite-outbox.ts";
import { keepVisits } from "./keep-visits.ts";
import { sqliteVisits } from "./sqlite-visits.ts";
import { visitTally } from "./tally.ts";
import { visitsContract } from "./visits.contract.ts";

const NOON = Date.parse("2026-11-21T12:00+07:00");
const VIEW = { page: "/", counts: { view: 1 }, vitals: [], phone: true };
const DAY = "2026-11-21";

async function storeIn() {
  const path = join(await temporaryFolder(), "outbox.sqlite");
  const store = sqliteVisits(path);
  after(() => store.close());
  return { path, store };
}

describe("visits in SQLite", () => visitsContract(async () => (await storeIn()).store));

test("visits stand in the file of the messages, and neither keeps the other waiting", async () => {
  const { path, store } = await storeIn();
  const outbox = sqliteOutbox(path);
  for (let turn = 0; turn < 20; turn++) {
    const [fate] = await Promise.all([
      outbox.accept(newMessage()),
      store.add([{ day: DAY, page: "/", kind: "view", count: 1 }]),
    ]);
    assert.equal(fate, "stored");
  }
  assert.equal((await store.between(DAY, DAY))[0]?.count, 20);
  await outbox.close();
});

test("numbers that cannot be stored keep no message from the store, and none of the next numbers", async () => {
  const { path, store } = await storeIn();
  const none = { day: DAY, page: "/", kind: "view", count: null as never };
  await assert.rejects(store.add([none]), /NOT NULL/);
  const outbox = sqliteOutbox(path);
  assert.equal(await outbox.accept(newMessage()), "stored");
  await outbox.close();
  await store.add([{ day: DAY, page: "/", kind: "view", count: 1 }]);
  assert.equal((await store.between(DAY, DAY))[0]?.count, 1);
});

test("a file that was deleted under the running server is made anew, never written to as a ghost", async () => {
  const { path, store } = await storeIn();
  const row = { day: DAY, page: "/", kind: "view", count: 1 };
  await store.add([row]);
  for (const ending of ["", "-wal", "-shm"]) await rm(path + ending);
  await store.add([row]);
  const afterRestart = sqliteVisits(path);
  assert.deepEqual(await afterRestart.between(DAY, DAY), [row]);
  await afterRestart.close();
});

test("what was counted is written every ten seconds, without anybody asking for it, until the keeper ends", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { store } = await storeIn();
  const tally = visitTally();
  const written = t.mock.method(store, "add");
  const log = { warn: () => undefined } as never;
  const keeper = keepVisits({ store, tally, log, now: () => NOON, clockIsSteady: () => true });
  const times: number[] = [];
  for (const milliseconds of [9_999, 1, 10_000]) {
    tally.add(VIEW, DAY);
    t.mock.timers.tick(milliseconds);
    times.push(written.mock.callCount());
  }
  assert.deepEqual(times, [0, 1, 2]);
  await keeper.end();
  tally.add(VIEW, DAY);
  t.mock.timers.tick(10_000);
  assert.equal(written.mock.callCount(), 2);
});

test("what a locked store does not take is counted on and written the next time", async () => {
  const { path, store } = await storeIn();
  const tally = visitTally();
  const warnings: string[] = [];
  const keeper = keepVisits({
    store,
    tally,
    log: { warn: (_: unknown, text: string) => warnings.push(text) } as never,
    now: () => NOON,
    clockIsSteady: () => true,
  });
  tally.add(VIEW, DAY);
  await keeper.write();
  const lock = new DatabaseSync(path);
  lock.exec("BEGIN IMMEDIATE");
  tally.add(VIEW, DAY);
  await keeper.write();
  assert.equal(warnings.length, 1);
  lock.exec("ROLLBACK");
  lock.close();
  tally.add(VIEW, DAY);
  await keeper.end();
  const after = sqliteVisits(path);
  assert.equal((await after.between(DAY, DAY))[0]?.count, 3);
  await after.close();
});

test("while another process is just making the file, visits are refused, and come the next time", async () => {
  const { path, store } = await storeIn();
  const lock = new DatabaseSync(path);
  lock.exec("BEGIN EXCLUSIVE");
  await assert.rejects(store.add([{ day: DAY, page: "/", kind: "view", count: 1 }]), /locked/);
  lock.close();
  await store.add([{ day: DAY, page: "/", kind: "view", count: 1 }]);
  assert.equal((await store.between(DAY, DAY))[0]?.count, 1);
});

test("numbers older than thirteen months go, a day at a time", async () => {
  const { store } = await storeIn();
  const days = ["2025-10-20", "2025-10-21", "2025-10-22"];
  await store.add(days.map((day) => ({ day, page: "/", kind: "view", count: 1 })));
  let now = NOON;
  const log = { warn: () => undefined } as never;
  const keeperBy = (clockIsSteady: () => boolean) =>
    keepVisits({ store, tally: visitTally(), log, now: () => now, clockIsSteady });
  const kept = async () => (await store.between("0000", "9999")).map(({ day }) => day);
  const doubting = keeperBy(() => false);
  await doubting.write();
  assert.deepEqual(await kept(), days, "a clock that may be wrong deletes nothing");
  const keeper = keeperBy(() => true);
  await keeper.write();
  assert.deepEqual(await kept(), ["2025-10-21", "2025-10-22"]);
  now += 86_400_000;
  await keeper.write();
  assert.deepEqual(await kept(), ["2025-10-22"]);
  await keeper.end();
});
