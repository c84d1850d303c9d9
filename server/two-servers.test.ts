import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { smtpRelay } from "./delivery/smtp-relay.ts";
import { DeliveryWorker } from "./delivery/worker.ts";
import { MESSAGE, sendForm } from "./fixtures/contact-form.ts";
import { runningServer } from "./fixtures/running-server.ts";
import { testPostgres } from "./fixtures/test-postgres.ts";
import { mailTo, testRelay } from "./fixtures/test-relay.ts";
import { testSite } from "./fixtures/test-site.ts";
import { postgresOutbox } from "./outbox/postgres-outbox.ts";

const SHOP = { from: "web@shop.example", to: ["shop@shop.example"] };
const postgres = await testPostgres({ after });
const skip = "missing" in postgres ? postgres.missing : false;
/** The loops below wait for other processes: one that never ends fails. */
const timeout = 60_000;

test("two servers on one database send nothing twice; what a killed one held, the other sends", {
  skip,
  timeout,
}, async (t) => {
  if ("missing" in postgres) return;
  const relay = await testRelay(t);
  const environment = {
    SITE: await testSite(),
    DATABASE_URL: postgres.url,
    ...mailTo(relay.url),
  };
  const servers = await Promise.all([runningServer(t, environment), runningServer(t, environment)]);
  const outbox = postgresOutbox(postgres.url);
  postgres.after(() => outbox.close());
  let number = 0;
  const send = (address: string) => sendForm(address, { ...MESSAGE, message: `Lời nhắn ${++number}` });

  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => send(servers[index % 2]?.address ?? "")));
  assert.ok(answers.every(({ status }) => status === 200));
  await relay.arrived(150);
  while ((await outbox.counts()).queued > 0) await pause(20, undefined, { signal: t.signal });
  assert.equal(relay.mails.length, 150);
  assert.equal(new Set(relay.ids()).size, 150);

  // The same form at the same moment on both is one message.
  const twice = { ...MESSAGE, message: "hai lần" };
  await Promise.all(servers.map(({ address }) => sendForm(address, twice)));
  await relay.arrived(151);
  while ((await outbox.counts()).queued > 0) await pause(20, undefined, { signal: t.signal });
  assert.equal(relay.mails.length, 151);

  // Both are killed with mails in the relay's hand that it has not taken yet.
  let held = 0;
  const bothHold = new Promise<void>((resolve) => {
    relay.mood = () => new Promise(() => ++held === 10 && resolve());
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(servers[index % 2]?.address ?? "")));
  await bothHold;
  await Promise.all(servers.map((server) => server.end("SIGKILL")));

  // A third one whose clock says that half a minute has gone by.
  relay.mood = () => undefined;
  const now = () => Date.now() + 31_000;
  const worker = new DeliveryWorker({
    outbox,
    relay: smtpRelay({ smtpUrl: relay.url, ...SHOP }),
    log: Fastify({ logger: false }).log,
    now,
    random: Math.random,
  });
  worker.start();
  await relay.arrived(171);
  await worker.stop(5_000);
  assert.equal(new Set(relay.ids()).size, 171);
  assert.equal((await outbox.counts()).queued, 0);
});
