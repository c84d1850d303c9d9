import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import Fastify from "fastify";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { newMessage } from "../outbox/outbox.contract.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { sqliteOutbox } from "../outbox/sqlite-outbox.ts";
import { deleteExpired, keepRetention } from "./retention.ts";

const START = Date.UTC(2026, 0, 5);
const SILENT = Fastify({ logger: false }).log;

async function emptyOutbox(t: TestContext): Promise<Outbox> {
  const outbox = sqliteOutbox(join(await temporaryFolder(), "outbox.sqlite"));
  t.after(() => outbox.close());
  return outbox;
}

test("delivered messages are deleted after their days, others never", async (t) => {
  const outbox = await emptyOutbox(t);
  const [sent] = [newMessage(), await outbox.accept(newMessage())];
  await outbox.accept(sent);
  await outbox.recordSent(sent.id, START);
  const day = 86_400_000;
  assert.equal(await deleteExpired(outbox, 365, START + 365 * day), 0);
  assert.equal(await deleteExpired(outbox, 0, START + 9_999 * day), 0);
  assert.equal(await deleteExpired(outbox, 365, START + 365 * day + 1), 1);
  assert.equal((await outbox.counts()).queued, 1);
});

test("what is over its time goes when the server starts, not only an hour later", async (t) => {
  const outbox = await emptyOutbox(t);
  const { id } = newMessage();
  await outbox.accept(newMessage({ id }));
  await outbox.recordSent(id, START);
  const deleted = Promise.withResolvers<number>();
  const removeSentBefore = async (time: number) => {
    const count = await outbox.removeSentBefore(time);
    deleted.resolve(count);
    return count;
  };
  const now = () => START + 2 * 86_400_000;
  const clockIsSteady = () => true;
  t.after(keepRetention({ outbox: { removeSentBefore }, days: 1, log: SILENT, now, clockIsSteady }));
  assert.equal(await deleted.promise, 1);
});

test("what comes to its time while the server runs goes within the hour, and nothing any more once that was ended", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const asked: number[] = [];
  const removeSentBefore = async (time: number) => asked.push(time);
  let now = START;
  const end = keepRetention({
    outbox: { removeSentBefore },
    days: 1,
    log: SILENT,
    now: () => now,
    clockIsSteady: () => true,
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    t.mock.timers.tick(milliseconds);
  };
  const hour = 3_600_000;
  for (const milliseconds of [hour - 1, 1, hour]) pass(milliseconds);
  const day = 24 * hour;
  assert.deepEqual(asked, [START - day, START - day + hour, START - day + 2 * hour]);
  end();
  pass(hour);
  assert.equal(asked.length, 3);
});

test("a clock that may be wrong deletes nothing", async () => {
  for (const [steady, deleted] of [
    [false, []],
    [true, [START + 1]],
  ] as const) {
    const asked: number[] = [];
    const removeSentBefore = async (time: number) => asked.push(time);
    const now = () => START + 1 + 365 * 86_400_000;
    keepRetention({ outbox: { removeSentBefore }, days: 365, log: SILENT, now, clockIsSteady: () => steady })();
    assert.deepEqual(asked, deleted);
  }
});
