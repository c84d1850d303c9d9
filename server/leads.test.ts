import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";
import { LettersSchema, TRIAL_SENDER } from "../contract/letter.ts";
import { mailboxIn, mailboxRelay } from "./delivery/mailbox.ts";
import { temporaryFolder } from "./fixtures/test-site.ts";
import { readArguments } from "./leads/arguments.ts";
import { leadsAsCsv, leadsAsJson, leadsAsText } from "./leads/list.ts";
import { messagesOf } from "./leads/person.ts";
import { newMessage } from "./outbox/outbox.contract.ts";
import type { Lead } from "./outbox/outbox.ts";
import { sqliteOutbox } from "./outbox/sqlite-outbox.ts";

const lead = (given: Partial<Lead> = {}): Lead => ({
  ...newMessage(),
  status: "queued",
  attempts: 0,
  nextAttemptAt: 0,
  lastError: "",
  sentAt: undefined,
  ...given,
});

/** Runs a command of this folder on the store of a data folder. @returns what it wrote */
async function run(command: string, folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
  const file = fileURLToPath(new URL(command, import.meta.url));
  return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
}

test("the list tells status, suspicion and the whole message, and steers no terminal", () => {
  const text = leadsAsText([
    lead({ status: "dead", attempts: 480, lastError: "554 no", from_name: "A\u001b[2J\u202e", message: "một\nhai" }),
    lead({ suspicion: "the trap field is filled in" }),
  ]);
  assert.match(text, /dead \(attempts: 480; 554 no\)/);
  assert.match(text, /SUSPECTED SPAM: the trap field/);
  assert.match(text, /│ một\n {2}│ hai/);
  for (const steering of ["\u001b", "\u202e"]) assert.ok(!text.includes(steering));
});

test("what a program reads steers no terminal either, and is the same to the program", () => {
  const from_name = "A\u001b[2J\u009b2J\u007f\u202e";
  const text = leadsAsJson("store", [lead({ from_name })], true);
  assert.doesNotMatch(text, /[\p{Cc}\p{Bidi_Control}](?!$)/u);
  assert.equal(v.parse(LettersSchema, JSON.parse(text)).letters[0]?.from_name, from_name);
});

test("the CSV opens in a spreadsheet as text, whatever a visitor typed", () => {
  const csv = leadsAsCsv([
    lead({ from_name: "=HYPERLINK(1)", from_phone: "0900.000.001", message: 'a "b",\nc', lastError: "-1" }),
    lead({ from_phone: "+33 6 12 34 56 78" }),
  ]);
  assert.ok(csv.startsWith("\ufeffid,received,status,suspected_spam,from_name,"));
  assert.match(csv, /,'=HYPERLINK\(1\),/);
  assert.match(csv, /,0900 000 001,[^"]+,"a ""b"",\nc",0,'-1,\r\n/);
  assert.match(csv, /,\+33 6 12 34 56 78,/);
});

test("a person is found however the number is written", () => {
  const leads = ["0900 000 001", "+84 900.000.001", "(84)900000001", "0084900000001"].map((from_phone) =>
    lead({ from_phone }),
  );
  const other = lead({ from_phone: "0900000002", from_email: "Other@Example.com" });
  assert.deepEqual(
    messagesOf([...leads, other], { phone: "0900000001" }),
    leads.map(({ id }) => id),
  );
  for (const email of ["other@example.com", " OTHER@Example.com "])
    assert.deepEqual(messagesOf([...leads, other], { email }), [other.id], email);
  const nobody = lead({ from_email: "" });
  assert.deepEqual(messagesOf([nobody], { email: " " }), [], "blanks are nobody's address");
  assert.deepEqual(messagesOf([lead({ from_phone: "không có" })], { phone: "none" }), []);
});

test("a mistake in the command is told, never guessed at", () => {
  for (const args of [
    ["requeue"],
    ["delete"],
    ["delete", "a", "--phone", "1"],
    ["sent"],
    ["delete", "a", "--email", "b"],
    ["requeue", "a", "b"],
    ["test", "a"],
    ["--all"],
  ]) {
    assert.throws(() => readArguments(args), Error, args.join(" "));
  }
});

test("the command reads, requeues and deletes in the store of the settings", async () => {
  const folder = await temporaryFolder();
  const outbox = sqliteOutbox(join(folder, "outbox.sqlite"));
  const kept = newMessage();
  await outbox.accept(kept);
  await outbox.recordSent(kept.id, kept.receivedAt);
  const leads = (...args: string[]) => run("leads.ts", folder, ...args);
  assert.match(await leads(), new RegExp(`sent[\\s\\S]*${kept.from_email}[\\s\\S]*${kept.id}`));
  assert.ok((await leads("--csv")).includes(kept.id));
  const { letters, place, missing } = v.parse(LettersSchema, JSON.parse(await leads("--json")));
  assert.match(place, /outbox\.sqlite$/);
  assert.equal(missing, undefined);
  assert.deepEqual(
    letters.map(({ id, message, status }) => ({ id, message, status })),
    [{ id: kept.id, message: kept.message, status: "sent" }],
  );
  await leads("requeue", kept.id);
  assert.equal((await outbox.counts()).queued, 1);
  await assert.rejects(leads("requeue", "none"));
  const mailbox = mailboxIn(folder);
  const relay = mailboxRelay(mailbox, { from: "web@shop.example", to: ["shop@shop.example"] });
  await relay.probe();
  await relay.deliver(kept);
  assert.match(await leads("delete", "--phone", kept.from_phone), /messages: 1\..*mails.*1\./);
  assert.deepEqual(await outbox.list(), []);
  assert.deepEqual(await readdir(join(mailbox, "new")), []);
  await outbox.close();
});

test("a mail that comes into the mailbox while a person's messages are being deleted goes with them", async (t) => {
  const folder = await temporaryFolder();
  const file = join(folder, "outbox.sqlite");
  const outbox = sqliteOutbox(file);
  const [there, coming] = [newMessage(), newMessage()];
  for (const message of [there, coming]) await outbox.accept(message);
  await outbox.close();
  const mailbox = mailboxIn(folder);
  const relay = mailboxRelay(mailbox, { from: "web@shop.example", to: ["shop@shop.example"] });
  await relay.probe();
  await relay.deliver(there);
  // Written beforehand: the command waits two seconds for the store, and a slow disk may take that long.
  const spare = join(folder, "spare");
  const aside = mailboxRelay(spare, { from: "web@shop.example", to: ["shop@shop.example"] });
  await aside.probe();
  await aside.deliver(coming);
  const [mail = ""] = await readdir(join(spare, "new"));
  // The command has looked through the mailbox, and cannot delete in the store yet.
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const command = promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL("leads.ts", import.meta.url)), "delete", there.id, coming.id],
    { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" } },
  );
  const mails = () => readdir(join(mailbox, "new"));
  while ((await mails()).length > 0) await pause(5, undefined, { signal: t.signal });
  await rename(join(spare, "new", mail), join(mailbox, "new", mail));
  other.exec("ROLLBACK");
  other.close();
  assert.match((await command).stdout, /messages: 2\..*mails.*2\./);
  assert.deepEqual(await mails(), []);
});

test("a message of trial waits to be delivered like a visitor's, and several are deleted at once", async () => {
  const folder = await temporaryFolder();
  const leads = async (...args: string[]) => (await run("leads.ts", folder, ...args)).trim();
  const ids = [await leads("test"), await leads("test")];
  const outbox = sqliteOutbox(join(folder, "outbox.sqlite"));
  assert.deepEqual(
    (await outbox.list()).map(({ id, status, from_email }) => [ids.includes(id), status, from_email]),
    [
      [true, "queued", TRIAL_SENDER],
      [true, "queued", TRIAL_SENDER],
    ],
  );
  assert.match(await leads("delete", ...ids), /messages: 2\./);
  assert.match(await leads("delete", ...ids), /messages: 0\./, "none is there any more");
  await outbox.close();
});

test("a reader that closes the list before its end has seen enough, and is told of no error", async () => {
  const folder = await temporaryFolder();
  const outbox = sqliteOutbox(join(folder, "outbox.sqlite"));
  await outbox.accept(newMessage());
  await outbox.close();
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
  const list = spawn(process.execPath, [fileURLToPath(new URL("leads.ts", import.meta.url))], { env });
  list.stdout.destroy();
  const [said, [code]] = await Promise.all([text(list.stderr), once(list, "exit")]);
  assert.deepEqual({ code, said }, { code: 0, said: "" });
});

test("a list that the disk did not take to its end is no list: the command fails and says so", {
  skip: process.platform !== "linux" && "needs /dev/full, where every write says that the disk is full",
}, async () => {
  const folder = await temporaryFolder();
  const outbox = sqliteOutbox(join(folder, "outbox.sqlite"));
  await outbox.accept(newMessage());
  await outbox.close();
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
  await using full = await open("/dev/full", "w");
  const list = spawn(process.execPath, [fileURLToPath(new URL("leads.ts", import.meta.url)), "--csv"], {
    env,
    stdio: ["ignore", full.fd, "pipe"],
  });
  assert.ok(list.stderr);
  const [said, [code]] = await Promise.all([text(list.stderr), once(list, "exit")]);
  assert.equal(code, 1);
  assert.match(said, /could not be written to its end: .*ENOSPC/);
});

test("looking makes no store where none is: a copy could not be put back over it", async () => {
  const folder = await temporaryFolder();
  const ask = (command: string, ...args: string[]) => run(command, folder, ...args);
  assert.equal(await ask("leads.ts"), "No messages.\n");
  const { letters, missing } = v.parse(LettersSchema, JSON.parse(await ask("leads.ts", "--json")));
  assert.deepEqual([letters, missing], [[], true]);
  await assert.rejects(ask("leads.ts", "delete", "--phone", "0900000001"), /outbox\.sqlite does not exist/);
  assert.match(await ask("visits.ts"), /^No visits/);
  assert.deepEqual(await readdir(folder), []);
});
