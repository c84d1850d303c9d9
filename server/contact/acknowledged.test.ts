/** What a visitor was told is kept: the server as a process of its own, killed and ended while messages come. */
import assert from "node:assert/strict";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { numbered, sendForm } from "../fixtures/contact-form.ts";
import { runningServer } from "../fixtures/running-server.ts";
import { mailTo, testRelay } from "../fixtures/test-relay.ts";
import { temporaryFolder, testSite } from "../fixtures/test-site.ts";
import { sqliteOutbox } from "../outbox/sqlite-outbox.ts";

/** For tests that wait in a loop for what another process does: a loop that never ends fails, and says which. */
const DEADLINE = { timeout: 60_000 };

const SITE = await testSite();

/**
 * Eight visitors at a time, each of whom sends one message after the other.
 *
 * @param next number of the next message
 * @param told called with each message and its answer, undefined where none came; returns whether all visitors go on
 */
async function visitors(
  { signal }: TestContext,
  address: string,
  next: () => number,
  told: (message: string, answer: Response | undefined) => boolean,
): Promise<void> {
  let goOn = true;
  const visitor = async () => {
    while (goOn && !signal.aborted) {
      const fields = numbered(next());
      const answer = await sendForm(address, fields).catch(() => undefined);
      const wanted = told(fields.message, answer);
      goOn &&= wanted;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}

test(
  "killed again and again under load, with a relay that refuses some: every acknowledged message arrives",
  DEADLINE,
  async (t) => {
    const folder = await temporaryFolder();
    const relay = await testRelay(t);
    // Every twentieth mail is refused for the time being.
    relay.mood = (count) => (count % 20 === 0 ? 451 : undefined);
    const acknowledged = new Set<string>();
    let number = 0;
    for (let kill = 0; kill < 3; kill++) {
      const server = await runningServer(t, { SITE, DATA_DIR: folder, ...mailTo(relay.url) });
      await visitors(
        t,
        server.address,
        () => ++number,
        (message, answer) => {
          if (answer?.status === 200) acknowledged.add(message);
          const enough = acknowledged.size >= (kill + 1) * 70;
          if (enough) server.process.kill("SIGKILL");
          return !enough;
        },
      );
      await server.end("SIGKILL");
    }
    assert.ok(acknowledged.size >= 210);

    // The messages of the killed process are free only after its leases end; the test does not wait for that.
    const store = new DatabaseSync(join(folder, "outbox.sqlite"));
    store.exec("UPDATE outbox SET lease_until = 0, next_attempt_at = 0");
    store.close();
    relay.mood = () => undefined;
    const stored = sqliteOutbox(join(folder, "outbox.sqlite"));
    const { queued, sent } = await stored.counts();
    const server = await runningServer(t, { SITE, DATA_DIR: folder, ...mailTo(relay.url) });
    while ((await stored.counts()).queued > 0) await pause(50, undefined, { signal: t.signal });
    await server.end("SIGTERM");
    await stored.close();

    const arrived = new Map<string, Set<string>>();
    for (const mail of relay.mails) {
      const message = /Lời nhắn \d+/.exec(mail.text ?? "")?.[0] ?? "";
      arrived.set(message, (arrived.get(message) ?? new Set()).add(mail.messageId ?? ""));
    }
    for (const message of acknowledged)
      assert.ok(arrived.has(message), `${message} was acknowledged and did not arrive`);
    // A second copy has the Message-ID of the first, and there are no more second copies than mails that were under way at the kills.
    for (const [message, ids] of arrived) assert.equal(ids.size, 1, message);
    assert.ok(
      relay.mails.length - (queued + sent) <= 3 * 5,
      `${relay.mails.length} mails for ${queued + sent} messages`,
    );
  },
);

test("SIGTERM under load ends in time, and nothing acknowledged is lost", DEADLINE, async (t) => {
  const folder = await temporaryFolder();
  const relay = await testRelay(t);
  const server = await runningServer(t, { SITE, DATA_DIR: folder, ...mailTo(relay.url) });
  // Two clients that keep connections open: one in the middle of a form, one that sends nothing.
  const { port } = new URL(server.address);
  const slow = connect(Number(port), "127.0.0.1", () =>
    slow.write("POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"),
  );
  const idle = connect(Number(port), "127.0.0.1");
  for (const socket of [slow, idle]) socket.on("error", () => undefined);

  const acknowledged: string[] = [];
  let number = 0;
  const sending = visitors(
    t,
    server.address,
    () => ++number,
    (message, answer) => {
      if (answer?.status === 200) acknowledged.push(message);
      return answer !== undefined;
    },
  );
  await relay.arrived(20);
  // A server that takes too long to end would exit with 1.
  assert.deepEqual(await server.end("SIGTERM"), [0, null]);
  await sending;

  const stored = sqliteOutbox(join(folder, "outbox.sqlite"));
  const kept = new Set((await stored.list()).map(({ message }) => message));
  await stored.close();
  for (const message of acknowledged) assert.ok(kept.has(message), message);
});
