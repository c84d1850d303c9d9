import assert from "node:assert/strict";
import { after, test } from "node:test";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { MESSAGE, sendForm } from "../fixtures/contact-form.ts";
import { testApp } from "../fixtures/test-app.ts";
import type { Outbox } from "../outbox/outbox.ts";

const clock = { now: Date.UTC(2026, 0, 5) };
const { address } = await testApp({ after }, { now: () => clock.now });
const metrics = async () => (await fetch(`${address}/metrics`)).text();
const report = (body: unknown, type = "application/json") =>
  fetch(address + VITALS_PATH, {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("the numbers of the outbox are told, and no word of a message", async () => {
  await sendForm(address, MESSAGE);
  clock.now += 90_000;
  assert.deepEqual(await (await fetch(`${address}/readyz`)).json(), {
    status: "ok",
    delivery: "mailbox",
    mail: "ok",
    refused: [],
    queued: 1,
    sent: 0,
    dead: 0,
    oldestQueuedSeconds: 90,
  });
  assert.match(await metrics(), /^outbox_messages\{status="queued"\} 1$[\s\S]*^outbox_oldest_queued_seconds 90$/m);
  assert.doesNotMatch(await metrics(), new RegExp(MESSAGE.from_email));
});

test("a store that takes no write is not ready, while the process is healthy", async (t) => {
  const broken = {
    probe: async () => Promise.reject(new Error("disk full")),
    close: async () => undefined,
  } as Partial<Outbox> as Outbox;
  const { address } = await testApp(t, { outbox: broken });
  const answer = await fetch(`${address}/readyz`);
  assert.equal(answer.status, 503);
  assert.doesNotMatch(await answer.text(), /disk full/);
  assert.match(await (await fetch(`${address}/metrics`)).text(), /^outbox_writable 0$/m);
  assert.deepEqual(await (await fetch(`${address}/healthz`)).json(), { status: "ok" });
});

test("all who ask at the same time share one write", async (t) => {
  const { promise: asked, resolve: allow } = Promise.withResolvers<void>();
  let writes = 0;
  const slow = {
    probe: () => {
      writes++;
      return asked;
    },
    counts: async () => ({ queued: 0, sent: 0, dead: 0, oldestQueuedAt: undefined }),
    close: async () => undefined,
  } as Partial<Outbox> as Outbox;
  const { app } = await testApp(t, { outbox: slow });
  const answers = Array.from({ length: 20 }, () => app.inject("/readyz"));
  while (writes === 0) await new Promise(setImmediate);
  await new Promise(setImmediate);
  allow();
  for (const answer of await Promise.all(answers)) assert.equal(answer.statusCode, 200);
  assert.equal(writes, 1);
  assert.equal((await app.inject("/readyz")).statusCode, 200);
  assert.equal(writes, 2);
});

/** A report with these measurements. */
const measured = (...vitals: unknown[]) => [{ page: "/", counts: {}, phone: true, vitals }];

test("reports of page speed are counted", async () => {
  const lcp = { name: "LCP", value: 1200, rating: "good", id: "v5-1", navigationType: "navigate" };
  assert.equal((await report(measured(lcp))).status, 204);
  const later = measured(
    { name: "LCP", value: 3000, rating: "needs-improvement" },
    { name: "CLS", value: 0.02, rating: "good" },
  );
  assert.equal((await report(later, "text/plain")).status, 204);
  const text = await metrics();
  assert.match(text, /^web_vitals_reports_total\{name="LCP",rating="good"\} 1$/m);
  assert.match(text, /^web_vitals\{name="LCP",percentile="p75"\} 3000$/m);
  assert.match(text, /^web_vitals\{name="CLS",percentile="p50"\} 0.02$/m);
});

for (const [what, body, type, status] of [
  ["an unknown name", measured({ name: "FID", value: 1, rating: "good" }), "application/json", 400],
  ["a name with a line break", measured({ name: "LCP\n", value: 1, rating: "good" }), "application/json", 400],
  ["no number", measured({ name: "LCP", value: "1", rating: "good" }), "application/json", 400],
  [
    "an endless number",
    JSON.stringify(measured({ name: "LCP", value: 1, rating: "good" })).replace('"value":1', '"value":1e999'),
    "application/json",
    400,
  ],
  ["a negative number", measured({ name: "LCP", value: -1, rating: "good" }), "application/json", 400],
  ["an unknown rating", measured({ name: "LCP", value: 1, rating: "x" }), "application/json", 400],
  ["an empty list", [], "application/json", 400],
  [
    "more measurements than there are",
    measured(...Array(6).fill({ name: "LCP", value: 1, rating: "good" })),
    "application/json",
    400,
  ],
  ["a measurement without its page", { name: "LCP", value: 1, rating: "good" }, "application/json", 400],
  ["no JSON", "{", "application/json", 400],
  ["a form", "name=LCP", "application/x-www-form-urlencoded", 415],
  ["a large body", "x".repeat(17_000), "text/plain", 413],
] as const) {
  test(`${what} is no report`, async () => {
    const before = await metrics();
    assert.equal((await report(body, type)).status, status);
    const reports = (text: string) => text.split("\n").filter((line) => line.startsWith("web_vitals"));
    assert.deepEqual(reports(await metrics()), reports(before));
  });
}
