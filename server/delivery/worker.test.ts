import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { testRelay } from "../fixtures/test-relay.ts";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { newMessage } from "../outbox/outbox.contract.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { sqliteOutbox } from "../outbox/sqlite-outbox.ts";
import { GIVE_UP_AFTER } from "./backoff.ts";
import { mailboxRelay, removeMails } from "./mailbox.ts";
import { AnswerLost, RELAY_CONNECTIONS, type RefusedAddress, type Relay, RelayUnavailable } from "./relay.ts";
import { smtpRelay } from "./smtp-relay.ts";
import { DeliveryWorker } from "./worker.ts";

const START = Date.UTC(2026, 0, 5);
const SHOP = { from: "web@shop.example", to: ["shop@shop.example"] };
const SILENT = Fastify({ logger: false }).log;

async function emptyOutbox(t: TestContext): Promise<Outbox> {
  const outbox = sqliteOutbox(join(await temporaryFolder(), "outbox.sqlite"));
  t.after(() => outbox.close());
  return outbox;
}

/** A worker whose time stands still until the test moves it, and whose relay is the one given. */
async function workerAt(t: TestContext, relay: Relay, given?: Outbox, log = SILENT) {
  const clock = { now: START };
  const outbox = given ?? (await emptyOutbox(t));
  const worker = new DeliveryWorker({ outbox, relay, log, now: () => clock.now, random: () => 0.5 });
  t.after(() => worker.stop(0));
  const work = async () => {
    await worker.runOnce();
    await worker.idle();
  };
  return { clock, outbox, worker, work };
}

const relayThat = (
  deliver: (...given: Parameters<Relay["deliver"]>) => Promise<unknown>,
  probe: Relay["probe"] = async () => undefined,
): Relay => ({
  place: "the relay",
  deliver: async (...given) => {
    await deliver(...given);
    return undefined;
  },
  probe,
  close: () => undefined,
});

test("accepted messages reach the relay once each", async (t) => {
  const smtp = await testRelay(t);
  const { outbox, worker } = await workerAt(t, smtpRelay({ smtpUrl: smtp.url, ...SHOP }));
  const messages = Array.from({ length: 25 }, () => newMessage());
  await Promise.all(messages.map((message) => outbox.accept(message)));
  worker.start();
  await smtp.arrived(25);
  await worker.stop(1_000);
  assert.deepEqual(smtp.ids().sort(), messages.map(({ id }) => `<${id}@shop.example>`).sort());
  assert.deepEqual(await outbox.counts(), { queued: 0, sent: 25, dead: 0, oldestQueuedAt: undefined });
});

test("after a long silence of the store, whoever delivered a message writes that down before another takes it", async (t) => {
  const outbox = await emptyOutbox(t);
  let away = false;
  let refused = 0;
  const unlessAway =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      away ? Promise.reject(new Error(`away ${++refused}`)) : call(...args);
  const shared = { ...outbox, claim: unlessAway(outbox.claim), recordSent: unlessAway(outbox.recordSent) };
  let delivered = 0;
  const relay = relayThat(async () => {
    away = ++delivered === 1;
  });
  const [one, other] = [await workerAt(t, relay, shared), await workerAt(t, relay, shared)];
  await outbox.accept(newMessage());
  await one.worker.runOnce();
  while (refused === 0) await pause(1, undefined, { signal: t.signal });
  other.clock.now += 60_000; // the lease has run out
  const before = refused;
  other.worker.wake();
  while (refused === before) await pause(1, undefined, { signal: t.signal });
  await new Promise(setImmediate);
  away = false;
  await other.work();
  assert.equal(delivered, 1);
  await one.worker.idle();
  other.clock.now += 15_000;
  await other.work();
  assert.equal(delivered, 1);
  assert.equal((await outbox.counts()).sent, 1);
});

for (const [name, moved] of [
  ["a store that could not be read is left alone to settle, and taken from fifteen seconds later", 15_000],
  ["one that could not be read while the clock was ahead is not left alone until that hour comes again", -3_600_000],
] as const)
  test(name, async (t) => {
    const outbox = await emptyOutbox(t);
    let refused = 0;
    const claim: Outbox["claim"] = (asked) =>
      refused++ === 0 ? Promise.reject(new Error("away")) : outbox.claim(asked);
    const taken: string[] = [];
    const relay = relayThat(async ({ id }) => void taken.push(id));
    const { clock, worker, work } = await workerAt(t, relay, { ...outbox, claim });
    await outbox.accept(newMessage());
    worker.wake();
    while (refused === 0) await new Promise(setImmediate);
    await new Promise(setImmediate);
    await work();
    assert.equal(taken.length, 0, "it settles first");
    clock.now += moved;
    await work();
    assert.equal(taken.length, 1);
  });

test("a relay that says hello and breaks each delivery off, perhaps after it has taken the mail, is asked by the schedule", async (t) => {
  const attempts: number[] = [];
  const { clock, outbox, work } = await workerAt(
    t,
    relayThat(async () => {
      attempts.push((clock.now - START) / 1000);
      throw new RelayUnavailable("Connection closed unexpectedly");
    }),
  );
  await outbox.accept(newMessage());
  for (; clock.now < START + 300_000; clock.now += 1_000) await work();
  assert.deepEqual(attempts, [0, 10, 40, 100, 220]);
});

test("a mail that may have arrived each time is sent a dozen times in five days, and at once when it is asked for or the relay was away", async (t) => {
  const attempts: number[] = [];
  let away = false;
  const { clock, outbox, worker, work } = await workerAt(
    t,
    relayThat(
      async () => {
        attempts.push((clock.now - START) / 1000);
        throw new AnswerLost("Connection closed unexpectedly");
      },
      async () => {
        if (away) throw new RelayUnavailable("refused");
      },
    ),
  );
  const message = newMessage();
  await outbox.accept(message);
  for (; (await outbox.counts()).dead === 0; clock.now = (await outbox.list())[0]?.nextAttemptAt ?? 0) await work();
  assert.deepEqual(attempts.slice(0, 6), [0, 10, 130, 1330, 4930, 19_330]);
  assert.ok(attempts.length <= 16, `${attempts.length} copies`);
  assert.equal((await outbox.list())[0]?.lastError, "Connection closed unexpectedly");

  await outbox.requeue(message.id, clock.now);
  const copies = attempts.length;
  for (const end = clock.now + 600_000; clock.now < end; clock.now += 60_000) await work();
  assert.equal(attempts.length, copies + 3);
  away = true;
  for (const end = clock.now + 1_800_000; clock.now < end; clock.now += 15_000) await work();
  const sofar = attempts.length;
  away = false;
  clock.now += 15_000;
  await work();
  assert.equal(attempts.length, sofar + 1);
  assert.equal(worker.mail, "unreachable");
});

test("a mail that may have arrived goes out at once when somebody asks for it, though a further copy was to wait", async (t) => {
  const attempts: number[] = [];
  const relay = relayThat(async () => {
    attempts.push((clock.now - START) / 1000);
    throw new AnswerLost("Connection closed unexpectedly");
  });
  const { clock, outbox, work } = await workerAt(t, relay);
  const message = newMessage();
  await outbox.accept(message);
  for (; clock.now < START + 60_000; clock.now += 5_000) await work();
  assert.deepEqual(attempts, [0, 10]);
  await outbox.requeue(message.id, clock.now);
  await work();
  assert.deepEqual(attempts, [0, 10, 60]);
});

test("an address that the relay refuses beside one it takes is told once, and once more when it is taken again", async (t) => {
  const said: unknown[][] = [];
  const told = (...words: unknown[]) => void said.push(words);
  const log = {
    ...SILENT,
    error: told,
    info: (about: object, words: string) => "address" in about && told(about, words),
  };
  let refused: RefusedAddress[] = [{ address: "boss@shop.example", said: "550 no such user" }];
  const relay: Relay = { ...relayThat(async () => undefined), deliver: async () => refused };
  const outbox = await emptyOutbox(t);
  const worker = new DeliveryWorker({ outbox, relay, log: log as never, now: () => START, random: () => 0.5 });
  t.after(() => worker.stop(0));
  const deliverOne = async () => {
    await outbox.accept(newMessage());
    await worker.runOnce();
    await worker.idle();
  };
  await deliverOne();
  await deliverOne();
  assert.equal((await outbox.counts()).sent, 2);
  assert.deepEqual(worker.refused, ["boss@shop.example"]);
  assert.deepEqual(
    said.map(([about]) => about),
    [refused[0]],
  );
  assert.match(String(said[0]?.[1]), /MAIL_TO.*correct it/);
  refused = [];
  await deliverOne();
  assert.deepEqual(worker.refused, []);
  assert.match(String(said[1]?.[1]), /again/);
});

test("a message the relay refuses is tried by the schedule for five days, kept as dead, and sent when requeued", async (t) => {
  const attempts: number[] = [];
  let refuse = true;
  const deliver = async () => {
    attempts.push(clock.now);
    if (refuse) throw new Error("554 5.7.1 no");
  };
  const { clock, outbox, work } = await workerAt(t, relayThat(deliver));
  const { id } = newMessage();
  await outbox.accept(newMessage({ id }));
  for (let status = "queued"; status === "queued"; ) {
    await work();
    const [lead] = await outbox.list();
    status = lead?.status ?? "gone";
    const due = lead?.nextAttemptAt ?? 0;
    if (attempts.length < 10) {
      // One millisecond before its time nothing happens.
      clock.now = due - 1;
      const before = attempts.length;
      await work();
      assert.equal(attempts.length, before);
    }
    clock.now = due;
  }
  const waits = attempts.slice(1).map((time, index) => (time - (attempts[index] ?? 0)) / 1000);
  assert.deepEqual(waits.slice(0, 9), [10, 30, 60, 120, 300, 600, 900, 900, 900]);
  assert.ok((attempts.at(-1) ?? 0) - START >= GIVE_UP_AFTER);
  assert.ok((attempts.at(-2) ?? 0) - START < GIVE_UP_AFTER);
  assert.deepEqual(
    { ...(await outbox.counts()), error: (await outbox.list())[0]?.lastError },
    { queued: 0, sent: 0, dead: 1, oldestQueuedAt: undefined, error: "554 5.7.1 no" },
  );

  refuse = false;
  await outbox.requeue(id, clock.now);
  await work();
  assert.equal((await outbox.counts()).sent, 1);
});

test("a relay that refuses the login is tried ever more seldom, and by no message; once it lets us in, all goes out", async (t) => {
  const logins: number[] = [];
  const taken: string[] = [];
  let password = "right";
  const login = () => {
    logins.push((clock.now - START) / 1000);
    if (password === "wrong") throw new RelayUnavailable("535 5.7.8 no", { trouble: "login" });
  };
  const { clock, outbox, worker, work } = await workerAt(
    t,
    relayThat(
      async ({ id }) => {
        login();
        taken.push(id);
      },
      async () => login(),
    ),
  );
  assert.equal(worker.mail, "unknown");
  await work();
  assert.equal(worker.mail, "ok");
  logins.length = 0;
  password = "wrong";
  for (let count = 0; count < 8; count++) await outbox.accept(newMessage());
  for (; clock.now < START + 3_600_000; clock.now += 1_000) {
    await work();
    assert.equal(worker.mail, "login");
  }
  // Five logins under way at once, then one after 1, 2, 5, 10 and every 15 minutes.
  assert.deepEqual(logins, [0, 0, 0, 0, 0, 60, 180, 480, 1080, 1980, 2880]);
  assert.deepEqual(
    { ...(await outbox.counts()), oldestQueuedAt: 0 },
    { queued: 8, sent: 0, dead: 0, oldestQueuedAt: 0 },
  );

  password = "right";
  for (const end = clock.now + 900_000; taken.length < 8 && clock.now < end; clock.now += 1_000) await work();
  assert.equal(taken.length, 8);
  assert.equal(worker.mail, "ok");
});

test("a server that is started again after a refused login tries at once", async (t) => {
  const refused = relayThat(
    async () => assert.fail("nothing is tried"),
    async () => {
      throw new RelayUnavailable("535 5.7.8 no", { trouble: "login" });
    },
  );
  const before = await workerAt(t, refused);
  await before.outbox.accept(newMessage());
  await before.work();
  await before.worker.stop(0);
  const taken: string[] = [];
  const again = await workerAt(
    t,
    relayThat(async ({ id }) => void taken.push(id)),
    before.outbox,
  );
  await again.work();
  assert.equal(taken.length, 1);
});

/**
 * @param setBack milliseconds by which the clock is set back before the relay is there again
 * @param refusals how often the store then fails to make the waiting messages due
 */
async function goesOutWhenBack(t: TestContext, setBack: number, refusals = 0): Promise<void> {
  let down = true;
  const taken: string[] = [];
  const probe = async () => {
    if (down) throw new Error("connect ECONNREFUSED");
  };
  const deliver: Relay["deliver"] = async ({ id }) => {
    if (down) throw new RelayUnavailable("connect ECONNREFUSED");
    taken.push(id);
  };
  const outbox = await emptyOutbox(t);
  const retryNow: Outbox["retryNow"] = async (now) => {
    if (refusals-- > 0) throw new Error("database is locked");
    return outbox.retryNow(now);
  };
  const longest = 20_000 + refusals * 15_000;
  const { clock, worker } = await workerAt(t, relayThat(deliver, probe), { ...outbox, retryNow });
  const work = async () => {
    await worker.runOnce().catch(() => undefined); // `wake` logs such an error and goes on
    await worker.idle();
  };
  for (let count = 0; count < 8; count++) await outbox.accept(newMessage());
  // An hour later every message waits for a quarter of an hour.
  for (; clock.now < START + 3_600_000; clock.now += 7_000) await work();
  down = false;
  clock.now -= setBack;
  const back = clock.now;
  while (taken.length < 8 && clock.now < back + 120_000) {
    await work();
    clock.now += 1_000;
  }
  assert.equal(taken.length, 8);
  assert.ok(clock.now - back <= longest, `${clock.now - back} ms`);
}

test("what waited for a relay that was down goes out as soon as it is back", (t) => goesOutWhenBack(t, 0));

test("also where the clock was set back by a day meanwhile", (t) => goesOutWhenBack(t, 86_400_000));

test("also where the store, cut off by the same fault, is back a moment after the relay", (t) =>
  goesOutWhenBack(t, 0, 1));

test("what a relay refused while the clock was an hour ahead does not wait for that hour", async (t) => {
  const taken: string[] = [];
  let refuse = true;
  const deliver = async ({ id }: { id: string }) => {
    if (refuse) throw new Error("451 4.7.1 greylisted");
    taken.push(id);
  };
  const { clock, outbox, work } = await workerAt(t, relayThat(deliver));
  await outbox.accept(newMessage());
  await work();
  clock.now += 3_600_000 + 10_000;
  await work();
  clock.now -= 3_600_000 - 60_000; // right again, a minute later
  refuse = false;
  const right = clock.now;
  for (; taken.length === 0 && clock.now < right + 3_600_000; clock.now += 30_000) await work();
  assert.equal(taken.length, 1);
  assert.ok(clock.now - right <= 20 * 60_000, `${(clock.now - right) / 60_000} min`);
});

test("what was kept while no relay was set is delivered with the first one, however old", async (t) => {
  const taken: string[] = [];
  const { outbox, work } = await workerAt(
    t,
    relayThat(async ({ id }) => void taken.push(id)),
  );
  await outbox.accept(newMessage({ receivedAt: START - 30 * 86_400_000 }));
  await work();
  assert.equal(taken.length, 1);
});

test("a worker that was killed loses its messages to another within half a minute", async (t) => {
  const killed = await workerAt(
    t,
    relayThat(() => new Promise(() => undefined)),
  );
  await killed.outbox.accept(newMessage());
  await killed.worker.runOnce();

  const taken: string[] = [];
  const other = await workerAt(
    t,
    relayThat(async ({ id }) => void taken.push(id)),
    killed.outbox,
  );
  other.clock.now = START + 29_000;
  await other.work();
  assert.equal(taken.length, 0);
  other.clock.now = START + 30_000;
  await other.work();
  assert.equal(taken.length, 1);
});

test("a living worker keeps a message that takes long", async (t) => {
  let take = () => {};
  const slow = await workerAt(
    t,
    relayThat(() => new Promise<void>((resolve) => (take = resolve))),
  );
  await slow.outbox.accept(newMessage());
  await slow.worker.runOnce();
  const other = await workerAt(
    t,
    relayThat(async () => assert.fail("sent twice")),
    slow.outbox,
  );
  for (let seconds = 5; seconds <= 120; seconds += 5) {
    slow.clock.now = other.clock.now = START + seconds * 1000;
    await slow.worker.runOnce();
    await other.work();
  }
  take();
  await slow.worker.idle();
  assert.equal((await slow.outbox.counts()).sent, 1);
});

test("a lease is prolonged every ten seconds, also when one prolonging fails", async (t) => {
  const outbox = await emptyOutbox(t);
  let deliveries = 0;
  let failing = false;
  const store: Outbox = {
    ...outbox,
    renewLeases: (owner, until) =>
      failing ? Promise.reject(new Error("disk full")) : outbox.renewLeases(owner, until),
  };
  const hangs = relayThat(() => {
    deliveries++;
    return new Promise(() => undefined);
  });
  const { clock, worker } = await workerAt(t, hangs, store);
  await outbox.accept(newMessage());
  const another = () => outbox.claim({ owner: "another", now: clock.now, leaseUntil: clock.now + 1, most: 1 });
  for (const second of [0, 1, 12, 23]) {
    clock.now = START + second * 1_000;
    await worker.runOnce();
  }
  clock.now = START + 52_000;
  assert.deepEqual(await another(), []);
  // Prolonging the lease fails at 52 s. At 60 s the lease has been over since 53 s and the next prolonging is not due yet: the message is claimed again while
  // it is still under way.
  failing = true;
  await assert.rejects(worker.runOnce(), /disk full/);
  failing = false;
  clock.now = START + 60_000;
  await worker.runOnce();
  assert.equal(deliveries, 1);
});

test("no more messages are under way at a time than the relay has connections", async (t) => {
  let underWay = 0;
  const { outbox, worker } = await workerAt(
    t,
    relayThat(() => {
      underWay++;
      return new Promise(() => undefined);
    }),
  );
  for (let count = 0; count < RELAY_CONNECTIONS + 3; count++) await outbox.accept(newMessage());
  await worker.runOnce();
  await worker.runOnce();
  assert.equal(underWay, RELAY_CONNECTIONS);
});

test("the log tells of a relay that keeps silent long before it is given up", async (t) => {
  const told: unknown[] = [];
  const log = Object.assign(Object.create(SILENT), { warn: (...words: unknown[]) => void told.push(words) });
  let answer: () => void = () => undefined;
  const silent = relayThat(() => new Promise<void>((resolve) => (answer = resolve)));
  const { outbox, worker } = await workerAt(t, silent, undefined, log);
  const message = newMessage();
  await outbox.accept(message);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  await worker.runOnce();
  t.mock.timers.tick(29_999);
  assert.deepEqual(told, []);
  t.mock.timers.tick(1);
  const words = [{ id: message.id, attempts: 1 }, "the relay has not taken a message for 30 s; it is waited for"];
  assert.deepEqual(told, [words]);
  answer();
  t.mock.timers.reset();
  await worker.idle();
  assert.equal((await outbox.counts()).sent, 1);
});

test("a message under way stays with its worker while a silent relay is asked for long", async (t) => {
  const outbox = await emptyOutbox(t);
  const [underWay, refused] = [newMessage(), newMessage()];
  const deliver: Relay["deliver"] = async ({ id }) => {
    if (id === refused.id) throw new RelayUnavailable("connection lost");
    return new Promise(() => undefined);
  };
  let asked = 0;
  const probe = () => (asked++ === 0 ? Promise.resolve() : new Promise<void>(() => undefined));
  const { clock, worker } = await workerAt(t, relayThat(deliver, probe), outbox);
  await outbox.accept(underWay);
  await outbox.accept(refused);
  await worker.runOnce();
  for (let second = 16; second <= 120; second++) {
    clock.now = START + second * 1_000;
    worker.wake();
    await new Promise(setImmediate);
    const taken = await outbox.claim({ owner: "another", now: clock.now, leaseUntil: clock.now, most: 2 });
    assert.ok(!taken.some(({ id }) => id === underWay.id), `taken after ${second} s`);
  }
  assert.equal(asked, 2, "the relay is still being asked");
});

test("a delivery that cannot be written down is not sent again, and is written down later", async (t) => {
  const outbox = await emptyOutbox(t);
  let locked = 2;
  const forgetful: Outbox = {
    ...outbox,
    recordSent: (id, now) =>
      locked-- > 0 ? Promise.reject(new Error("database is locked")) : outbox.recordSent(id, now),
  };
  let sent = 0;
  const { clock, worker } = await workerAt(
    t,
    relayThat(async () => void sent++),
    forgetful,
  );
  await outbox.accept(newMessage());
  await worker.runOnce();
  clock.now += 60_000;
  await worker.runOnce();
  await worker.idle();
  assert.equal(sent, 1);
  assert.equal((await outbox.counts()).sent, 1);
});

test("a store that takes no note ends nothing: of a failure the lease runs out, of a delivery a stopped worker tries no more", async (t) => {
  const outbox = await emptyOutbox(t);
  const full = () => Promise.reject(new Error("disk full"));
  let refuse = true;
  let sent = 0;
  const { clock, worker, work } = await workerAt(
    t,
    relayThat(async () => {
      if (refuse) throw new Error("451 later");
      sent++;
    }),
    { ...outbox, recordFailure: full, recordSent: full },
  );
  await outbox.accept(newMessage());
  await work();
  refuse = false;
  clock.now += 30_000;
  await worker.runOnce();
  await worker.stop(0);
  await worker.idle();
  assert.equal(sent, 1);
});

test("a message that is deleted while its mail goes into the mailbox leaves no mail there", async (t) => {
  const outbox = await emptyOutbox(t);
  const folder = join(await temporaryFolder(), "mailbox");
  const mailbox = mailboxRelay(folder, SHOP);
  const [deleted, kept] = [newMessage(), newMessage()];
  const deliver: Relay["deliver"] = async (message) => {
    // The command that deletes a message has looked for its mail before this moment.
    if (message.id === deleted.id) await outbox.remove([deleted.id]);
    return mailbox.deliver(message);
  };
  const { work } = await workerAt(t, { ...mailbox, deliver }, outbox);
  for (const message of [deleted, kept]) await outbox.accept(message);
  await work();
  assert.deepEqual([await removeMails(folder, [deleted.id]), await removeMails(folder, [kept.id])], [0, 1]);
});

test("what waits when a server starts is tried at once: the start may be what mended it", async (t) => {
  const before = await workerAt(
    t,
    relayThat(() => Promise.reject(new Error("550 no such user"))),
  );
  await before.outbox.accept(newMessage());
  await before.work();
  const taken: string[] = [];
  const after = await workerAt(
    t,
    relayThat(async ({ id }) => void taken.push(id)),
    before.outbox,
  );
  await after.work();
  assert.equal(taken.length, 1);
});

test("stopping finishes what is under way and gives back what is not", async (t) => {
  let take = () => {};
  const { outbox, worker } = await workerAt(
    t,
    relayThat(() => new Promise<void>((resolve) => (take = resolve))),
  );
  await outbox.accept(newMessage());
  await worker.runOnce();
  const stopped = worker.stop(10_000);
  take();
  await stopped;
  assert.equal((await outbox.counts()).sent, 1);

  const stuck = await workerAt(
    t,
    relayThat(() => new Promise(() => undefined)),
    outbox,
  );
  await outbox.accept(newMessage());
  await stuck.worker.runOnce();
  await stuck.worker.stop(10);
  assert.equal((await outbox.claim({ owner: "test", now: START, leaseUntil: START, most: 9 })).length, 1);
});

test("a relay that answers nothing does not hold up the end, and nothing is taken after it", async (t) => {
  const answered = Promise.withResolvers<void>();
  const delivered: string[] = [];
  const deliver: Relay["deliver"] = async ({ id }) => void delivered.push(id);
  const outbox = await emptyOutbox(t);
  const hastened = Promise.withResolvers<void>();
  const retryNow = (now: number) => outbox.retryNow(now).finally(hastened.resolve);
  const { worker } = await workerAt(
    t,
    relayThat(deliver, () => answered.promise),
    { ...outbox, retryNow },
  );
  await outbox.accept(newMessage());
  worker.start();
  let waitedFor = false;
  const cut = setTimeout(() => {
    waitedFor = true;
    answered.resolve();
  }, 5_000);
  await worker.stop(10_000);
  clearTimeout(cut);
  assert.equal(waitedFor, false);
  answered.resolve();
  await hastened.promise; // after it, a worker that was not stopped takes what is due
  await new Promise(setImmediate);
  assert.equal((await outbox.list())[0]?.attempts, 0);
  assert.deepEqual(delivered, []);
});
