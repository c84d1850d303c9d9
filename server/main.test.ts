import assert from "node:assert/strict";
import { readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { MESSAGE, numbered, sendForm } from "./fixtures/contact-form.ts";
import { runningServer } from "./fixtures/running-server.ts";
import { mailTo, testRelay } from "./fixtures/test-relay.ts";
import { temporaryFolder, testSite, writeSite } from "./fixtures/test-site.ts";

/** For tests that wait in a loop for what another process does: a loop that never ends fails, and says which. */
const DEADLINE = { timeout: 60_000 };

const SITE = await testSite();

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

test("a store without a byte is begun anew, and said to be", DEADLINE, async (t) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "outbox.sqlite"), "");
  const server = await runningServer(t, { SITE, DATA_DIR: folder });
  while (!server.trouble()) await pause(20, undefined, { signal: t.signal });
  assert.match(server.trouble(), /outbox\.sqlite has 0 bytes and is begun anew.*backup -- restore FILE/);
});

test("bad settings, no site and a taken port end it with a sentence", async (t) => {
  await assert.rejects(
    runningServer(t, { SITE, PORT: "x", TRUST_PROXY: "y" }),
    /PORT must be[\s\S]*TRUST_PROXY must be/,
  );
  await assert.rejects(
    runningServer(t, { SITE: "/nowhere" }),
    /^Error: \/nowhere\/site\.json cannot be read [^\n]*npm run build\.\n$/,
  );
  const first = await runningServer(t, { SITE, DATA_DIR: await temporaryFolder() });
  const { port } = new URL(first.address);
  await assert.rejects(
    runningServer(t, { SITE, DATA_DIR: await temporaryFolder(), PORT: port }),
    /choose another port: PORT=3001 npm start/,
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
    await sendForm(second.address, numbered("after the relay"));
    await relay.arrived(1);
    assert.equal((await readdir(join(folder, "mailbox/new"))).length, 1);
  },
);
