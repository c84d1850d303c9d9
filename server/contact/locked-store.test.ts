/** A store that something else holds, as a backup does that copies it: the server as a process of its own, with a relay and without. */
import assert from "node:assert/strict";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { MESSAGE, numbered, sendForm } from "../fixtures/contact-form.ts";
import { runningServer } from "../fixtures/running-server.ts";
import { mailTo, testRelay } from "../fixtures/test-relay.ts";
import { temporaryFolder, testSite } from "../fixtures/test-site.ts";

const SITE = await testSite();

/** Holds the store once the server's own writing is over. Returns what lets it go. */
function lockStore(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "outbox.sqlite"), { timeout: 5_000 });
  lock.exec("BEGIN EXCLUSIVE");
  return () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
}

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
  const sending = sendForm(server.address, numbered("while locked"));
  const pages = await Promise.all(Array.from({ length: 50 }, () => fetch(server.address)));
  assert.ok(pages.every((page) => page.status === 200));
  assert.equal(await (await sending).text(), "OK");
  assert.equal(relay.mails.length, 1);

  relay.mood = () => 451;
  const refused = [sendForm(server.address, numbered("refused by all")), fetch(`${server.address}/readyz`)];
  assert.deepEqual(
    (await Promise.all(refused)).map(({ status }) => status),
    [503, 503],
  );

  relay.mood = () => undefined;
  unlock();
  assert.equal((await sendForm(server.address, numbered("after the lock"))).status, 200);
  assert.equal((await fetch(`${server.address}/readyz`)).status, 200);
  await relay.arrived(2); // once the store counts as settled
});
