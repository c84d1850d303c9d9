import assert from "node:assert/strict";
import { readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { MESSAGE, sendForm } from "./fixtures/contact-form.ts";
import { runningServer } from "./fixtures/running-server.ts";
import { testRelay } from "./fixtures/test-relay.ts";
import { temporaryFolder, testSite, writeSite } from "./fixtures/test-site.ts";
import { sqliteOutbox } from "./outbox/sqlite-outbox.ts";

/** For tests that wait in a loop for what another process does: a loop that never ends fails, and says which. */
const DEADLINE = { timeout: 60_000 };

const SITE = await testSite();
const mailTo = (url: string) => ({ SMTP_URL: url, MAIL_TO: "shop@shop.example", MAIL_FROM: "web@shop.example" });
const text = (number: number | string) => ({ ...MESSAGE, message: `Lời nhắn ${number}` });

/** Holds the store as a backup does that copies it, once the server's own writing is over. Returns what lets it go. */
function lockStore(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "outbox.sqlite"), { timeout: 5_000 });
  lock.exec("BEGIN EXCLUSIVE");
  return () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
}

test("one line says where it listens, and where mails lie that no relay takes", async (t) => {
  const folder = await temporaryFolder();
  const server = await runningServer(t, { SITE, DATA_DIR: folder });
  assert.match(server.startLine, /http:\/\/127\.0\.0\.1:\d+ .*SQLite.*mailbox \(a Maildir.*npm run leads.*SMTP_URL/);
  assert.equal((await fetch(server.address)).status, 200);
  assert.equal((await fetch(`${server.address}/healthz`)).status, 200);
  assert.deepEqual(await server.end("SIGTERM"), [0, null]);
});

test("a new build is served without a restart", DEADLINE, async (t) => {
  const folder = await temporaryFolder();
  const [first, second, link] = [join(folder, "1"), join(folder, "2"), join(folder, "current")];
  await writeSite(first);
  await writeSite(second, { "index.html": "<!doctype html><title>Bản mới</title>" });
  await symlink(first, link);
  const server = await runningServer(t, { SITE: link, DATA_DIR: await temporaryFolder() });
  assert.match(await (await fetch(server.address)).text(), /Trang chủ/);
  await symlink(second, `${link}.new`);
  await rename(`${link}.new`, link);
  while (!(await (await fetch(server.address)).text()).includes("Bản mới")) {
    await pause(50, undefined, { signal: t.signal });
  }
  await server.end("SIGTERM");
});

test("a store made by a newer server ends it with a sentence, before anybody is served", async (t) => {
  const folder = await temporaryFolder();
  const newer = new DatabaseSync(join(folder, "outbox.sqlite"));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  await assert.rejects(
    runningServer(t, { SITE, DATA_DIR: folder }),
    /^Error: \S*outbox\.sqlite has schema 99, [^\n]*\n$/,
  );
});

test("bad settings, no site and a taken port end it with a sentence", async (t) => {
  await assert.rejects(
    runningServer(t, { SITE, PORT: "x", TRUST_PROXY: "y" }),
    /PORT must be[\s\S]*TRUST_PROXY must be/,
  );
  await assert.rejects(runningServer(t, { SITE: "/nowhere" }), /npm run build/);
  const first = await runningServer(t, { SITE, DATA_DIR: await temporaryFolder() });
  const { port } = new URL(first.address);
  await assert.rejects(
    runningServer(t, { SITE, DATA_DIR: await temporaryFolder(), PORT: port }),
    /choose another PORT/,
  );
});

test(
  "without a relay each message is a mail in the mailbox on this machine; with one it is mailed",
  DEADLINE,
  async (t) => {
    const folder = await temporaryFolder();
    const ready = async (address: string) =>
      (await fetch(`${address}/readyz`)).json() as Promise<Record<string, unknown>>;
    const first = await runningServer(t, { SITE, DATA_DIR: folder });
    assert.equal(await (await sendForm(first.address, MESSAGE)).text(), "OK");
    while ((await ready(first.address)).sent !== 1) await pause(20, undefined, { signal: t.signal });
    assert.equal((await ready(first.address)).delivery, "mailbox");
    await first.end("SIGTERM");
    const [name = ""] = await readdir(join(folder, "mailbox/new"));
    const mail = await PostalMime.parse(await readFile(join(folder, "mailbox/new", name)));
    assert.equal(mail.replyTo?.[0]?.address, MESSAGE.from_email);

    const relay = await testRelay(t);
    const second = await runningServer(t, { SITE, DATA_DIR: folder, ...mailTo(relay.url) });
    assert.equal((await ready(second.address)).delivery, "relay");
    await sendForm(second.address, text("after the relay"));
    await relay.arrived(1);
    assert.equal((await readdir(join(folder, "mailbox/new"))).length, 1);
  },
);

test("without a relay, a message that neither store nor mailbox takes is refused; when they do again, it is kept", async (t) => {
  const folder = await temporaryFolder();
  const inTheWay = join(folder, "mailbox");
  await writeFile(inTheWay, "a file where the mailbox should be");
  const server = await runningServer(t, { SITE, DATA_DIR: folder });
  const unlock = lockStore(folder);
  assert.equal((await sendForm(server.address, MESSAGE)).status, 503);
  unlock();
  await rm(inTheWay);
  assert.equal((await sendForm(server.address, MESSAGE)).status, 200);
});

test("a locked store: the message goes out at once or is refused, pages are served, and it recovers by itself", async (t) => {
  const folder = await temporaryFolder();
  const relay = await testRelay(t);
  const server = await runningServer(t, { SITE, DATA_DIR: folder, ...mailTo(relay.url) });
  assert.equal((await fetch(`${server.address}/readyz`)).status, 200);
  const unlock = lockStore(folder);
  const sending = sendForm(server.address, text("while locked"));
  const pages = await Promise.all(Array.from({ length: 50 }, () => fetch(server.address)));
  assert.ok(pages.every((page) => page.status === 200));
  assert.equal(await (await sending).text(), "OK");
  assert.equal(relay.mails.length, 1);

  relay.mood = () => 451;
  assert.equal((await sendForm(server.address, text("refused by all"))).status, 503);
  assert.equal((await fetch(`${server.address}/readyz`)).status, 503);

  relay.mood = () => undefined;
  unlock();
  assert.equal((await sendForm(server.address, text("after the lock"))).status, 200);
  assert.equal((await fetch(`${server.address}/readyz`)).status, 200);
  await relay.arrived(2);
});

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
      let alive = true;
      const visitor = async () => {
        while (alive && !t.signal.aborted) {
          const message = text(++number);
          const answer = await sendForm(server.address, message).catch(() => undefined);
          if (answer?.status === 200) acknowledged.add(message.message);
          if (acknowledged.size >= (kill + 1) * 70 && alive) {
            alive = false;
            server.process.kill("SIGKILL");
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, visitor));
      await server.end("SIGKILL");
    }
    assert.ok(acknowledged.size >= 210);

    // What the last process held is free again after its leases; this one does not wait for the clock.
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
    // A second copy can be told by its Message-ID, and there are no more of them than were under way at the kills.
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
  // Two who hold the door open: one in the middle of a form, one that only sits there.
  const { port } = new URL(server.address);
  const slow = connect(Number(port), "127.0.0.1", () =>
    slow.write("POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"),
  );
  const idle = connect(Number(port), "127.0.0.1");
  for (const socket of [slow, idle]) socket.on("error", () => undefined);

  const acknowledged: string[] = [];
  let number = 0;
  let alive = true;
  const visitor = async () => {
    while (alive && !t.signal.aborted) {
      const message = text(++number);
      const answer = await sendForm(server.address, message).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(message.message);
      alive &&= answer !== undefined;
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  await relay.arrived(20);
  // One that takes longer than it may ends itself, with 1.
  assert.deepEqual(await server.end("SIGTERM"), [0, null]);
  await visitors;

  const stored = sqliteOutbox(join(folder, "outbox.sqlite"));
  const kept = new Set((await stored.list()).map(({ message }) => message));
  await stored.close();
  for (const message of acknowledged) assert.ok(kept.has(message), message);
});
