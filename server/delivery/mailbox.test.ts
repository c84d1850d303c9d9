import assert from "node:assert/strict";
import { mkdir, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import PostalMime from "postal-mime";
import { temporaryFolder } from "../fixtures/test-site.ts";
import { newMessage } from "../outbox/outbox.contract.ts";
import { mailboxIn, mailboxRelay, removeMails } from "./mailbox.ts";
import { RelayUnavailable } from "./relay.ts";

const SHOP = { from: "Trang web <web@shop.example>", to: ["shop@shop.example"] };
const HOUR = 3_600_000;

async function emptyMailbox() {
  const folder = mailboxIn(await temporaryFolder());
  const relay = mailboxRelay(folder, SHOP);
  await relay.probe();
  const names = async (...places: string[]) =>
    (await Promise.all(places.map((name) => readdir(join(folder, name))))).flat();
  return { folder, relay, names };
}

test("a message becomes a mail that a mail program reads: whole, from us, to be answered to the customer", async () => {
  const { folder, relay, names } = await emptyMailbox();
  const message = newMessage({ message: `Chào xưởng,\nFrom đây tới đó 3 × 1 m 🙂\n.\n${"dài ".repeat(400)}` });
  await relay.deliver(message);
  const [name = ""] = await names("new");
  assert.match(name, new RegExp(`^${message.receivedAt / 1000}\\.${message.id}\\.[^/:]+$`));
  assert.deepEqual(await names("tmp", "cur"), []);
  const mail = await PostalMime.parse(await readFile(join(folder, "new", name)));
  assert.equal(mail.messageId, `<${message.id}@shop.example>`);
  assert.deepEqual([mail.from?.address, mail.to?.[0]?.address], ["web@shop.example", "shop@shop.example"]);
  assert.deepEqual(mail.replyTo?.[0], { name: message.from_name, address: message.from_email });
  assert.ok(mail.subject?.includes(message.from_name));
  assert.ok(mail.text?.includes(message.message.trim()), mail.text ?? "no text");
});

test("the mailbox is for its owner's eyes only", { skip: process.platform === "win32" }, async () => {
  const { folder, relay, names } = await emptyMailbox();
  await relay.deliver(newMessage());
  const [name = ""] = await names("new");
  assert.equal((await stat(join(folder, "new", name))).mode & 0o777, 0o600);
  for (const place of ["", "tmp", "new", "cur"])
    assert.equal((await stat(join(folder, place))).mode & 0o777, 0o700, place);
});

test("what was delivered is not delivered again, whether it has been read or not", async () => {
  const { folder, relay, names } = await emptyMailbox();
  const message = newMessage();
  await relay.deliver(message);
  await relay.deliver(message);
  const [name = ""] = await names("new");
  await rename(join(folder, "new", name), join(folder, "cur", `${name}:2,S`));
  await relay.deliver(message);
  assert.deepEqual(await names("new", "cur", "tmp"), [`${name}:2,S`]);
});

test("a full disk takes no mail and leaves no half one; when there is room again, the mail comes", {
  skip: process.platform !== "linux" && "needs /dev/full, where every write says that the disk is full",
}, async () => {
  const { folder, relay, names } = await emptyMailbox();
  const [message, first] = [newMessage(), newMessage()];
  await relay.deliver(first);
  const [name = ""] = await names("new");
  await symlink("/dev/full", join(folder, "tmp", name.replace(first.id, message.id)));
  await assert.rejects(
    relay.deliver(message),
    (error) => error instanceof RelayUnavailable && /ENOSPC/.test(error.message),
  );
  assert.deepEqual([await names("tmp"), await names("new")], [[], [name]]);
  await symlink("/dev/full", join(folder, "tmp", `probe.${process.pid}`));
  await assert.rejects(relay.probe(), /ENOSPC/);
  await relay.probe();
  await relay.deliver(message);
  assert.equal((await names("new")).length, 2);
});

test("a mailbox that was taken away is no reason to lose a message: it is made anew by the next look", async () => {
  const { folder, relay, names } = await emptyMailbox();
  await rm(folder, { recursive: true });
  const message = newMessage();
  await assert.rejects(relay.deliver(message), RelayUnavailable);
  await relay.probe();
  await relay.deliver(message);
  assert.equal((await names("new")).length, 1);
});

test("what a killed server left unfinished goes after 36 hours, not sooner", async () => {
  const { folder, relay, names } = await emptyMailbox();
  const age = async (name: string, hours: number) => {
    await writeFile(join(folder, "tmp", name), "half a mail");
    const then = new Date(Date.now() - hours * HOUR);
    await utimes(join(folder, "tmp", name), then, then);
  };
  await age("young", 35.9);
  await age("old", 36);
  await relay.probe();
  assert.deepEqual(await names("tmp"), ["young"]);
});

test("a person's mails go with the messages, read or not; others stay", async () => {
  const { folder, relay, names } = await emptyMailbox();
  const [unread, read, other] = [newMessage(), newMessage(), newMessage()];
  for (const message of [unread, read, other]) await relay.deliver(message);
  const name = (await names("new")).find((file) => file.includes(read.id)) ?? "";
  await rename(join(folder, "new", name), join(folder, "cur", `${name}:2,RS`));
  assert.equal(await removeMails(folder, [unread.id, read.id, "none"]), 2);
  assert.deepEqual(
    (await names("new", "cur")).map((file) => file.split(".")[1]),
    [other.id],
  );
  assert.equal(await removeMails(join(folder, "nowhere"), [other.id]), 0);
  // A folder that cannot be looked into may hold some: to say that none were deleted would be a lie.
  await rename(join(folder, "cur"), join(folder, "elsewhere"));
  await writeFile(join(folder, "cur"), "a file where the folder should be");
  await assert.rejects(removeMails(folder, [other.id]), /ENOTDIR/);
});

test("a person's mails go from every folder of the mailbox, under whatever name a mail program has put them there", async () => {
  const { folder, relay, names } = await emptyMailbox();
  const kept = newMessage();
  const beside = join(folder, "..", ".mailbox.directory");
  const places = [
    ["as it was called", join(folder, ".Archive"), (name: string) => `${name}:2,S`],
    ["called anew", join(folder, ".Archive.2026"), () => "1764291000.M5P7Q1.shop,S=900:2,S"],
    ["in a folder of a folder", join(folder, "done", "old"), () => "1764291000.7_1.shop:2,"],
    ["in the folders of KMail", join(beside, "Xong"), () => "1764291000.R1.shop:2,S"],
  ] as const;
  const gone = [];
  for (const [, place, called] of places) {
    const message = newMessage();
    await relay.deliver(message);
    await mkdir(join(place, "cur"), { recursive: true });
    const [name = ""] = await names("new");
    await rename(join(folder, "new", name), join(place, "cur", called(name)));
    gone.push(message.id);
  }
  // An answer names the message too (In-Reply-To), but is a mail of the shop's own: it stays.
  const answer = join(folder, ".Sent", "cur", "1764291000.M1.shop:2,S");
  await mkdir(join(answer, ".."), { recursive: true });
  await writeFile(answer, `Message-ID: <other@shop.example>\nIn-Reply-To: <${gone[0]}@shop.example>\n\nChào anh\n`);
  // Left by a server that was killed while it wrote.
  await writeFile(join(folder, "tmp", `1764291000.${gone[0]}.shop`), "To: shop@shop");
  await relay.deliver(kept);
  assert.equal(await removeMails(folder, gone), places.length + 1);
  for (const [name, place] of places) assert.deepEqual(await readdir(join(place, "cur")), [], name);
  assert.deepEqual(await readdir(join(answer, "..")), ["1764291000.M1.shop:2,S"]);
  assert.deepEqual([(await names("new")).length, await names("tmp")], [1, []]);
});

test("a person's mails go though the mail program flags them meanwhile, and each is counted once", async () => {
  const { folder, relay, names } = await emptyMailbox();
  const messages = Array.from({ length: 40 }, newMessage);
  for (const message of messages) await relay.deliver(message);
  for (const name of await names("new")) await rename(join(folder, "new", name), join(folder, "cur", `${name}:2,`));
  // The flags are the end of the name.
  let open = true;
  const program = (async () => {
    while (open) {
      for (const name of await names("cur")) {
        const flagged = name.endsWith("S") ? name.slice(0, -1) : `${name}S`;
        await rename(join(folder, "cur", name), join(folder, "cur", flagged)).catch(() => undefined);
      }
    }
  })();
  const ids = messages.map(({ id }) => id);
  const removed = await removeMails(folder, ids).finally(() => {
    open = false;
  });
  await program;
  assert.deepEqual([removed, await names("new", "cur")], [40, []]);
});
