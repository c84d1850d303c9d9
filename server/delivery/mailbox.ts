/**
 * A mailbox on this machine, for a shop that has set no relay: each message is delivered as a mail into a Maildir
 * (https://cr.yp.to/proto/maildir.html), which some mail programs and servers open as it is (docs/operations.md, "Mail").
 */
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import type { AcceptedMessage } from "../outbox/outbox.ts";
import type { MailSettings } from "../settings.ts";
import { mailOf } from "./mail.ts";
import { type Relay, RelayUnavailable } from "./relay.ts";

/** Name of the mailbox in the data folder. */
const MAILBOX_FOLDER = "mailbox";

/** Mails are written whole in `tmp`, then renamed into `new`; the mail program moves what was looked at to `cur`. */
const FOLDERS = ["tmp", "new", "cur"] as const;

/** Milliseconds after which an unfinished mail counts as abandoned: 36 hours, by the rule of Maildir. */
const ABANDONED_AFTER = 36 * 3_600_000;

/** Bytes at the start of a mail that are searched for its head; the head of our own mails has some 700. */
const MOST_OF_HEAD = 32 * 1024;

/** @param dataFolder as in the settings @returns the folder of the mailbox */
export function mailboxIn(dataFolder: string): string {
  return join(dataFolder, MAILBOX_FOLDER);
}

/** @param folder of the mailbox, made where it is missing */
export function mailboxRelay(folder: string, settings: Pick<MailSettings, "from" | "to">): Relay {
  return {
    place: `the mailbox ${folder}`,
    async deliver(message) {
      try {
        // The mail may be there already: a server that was killed after it wrote the mail, and before it noted that, delivers the message again.
        if ((await mailsOf(folder, [message.id])).length > 0) return;
        await writeMail(folder, fileName(message), await composed(message, settings));
      } catch (error) {
        throw new RelayUnavailable((error as Error).message, { cause: error });
      }
    },
    async probe() {
      for (const name of FOLDERS) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
      await removeAbandoned(join(folder, "tmp"));
      const file = join(folder, "tmp", `probe.${process.pid}`);
      await writeSynced(file, Buffer.from("a mail would fit\n")).finally(() => rm(file, { force: true }));
    },
    takeBack: async (id) => void (await removeMails(folder, [id])),
    close: () => undefined,
  };
}

/**
 * Deletes the mails of messages, read or not, finished or not, and wherever in the mailbox a mail program has put them. A mail that the mail program renames
 * meanwhile (because it was read, flagged or moved) is searched for again, until none is left.
 *
 * @param folder of the mailbox; one that was never made holds none
 * @param ids of the messages
 * @returns how many mails there were
 * @throws Error where a folder or a mail cannot be read, because it may hold, or be, such a mail
 */
export async function removeMails(folder: string, ids: string[]): Promise<number> {
  let removed = 0;
  for (;;) {
    const mails: string[] = [];
    for (const top of [folder, besideIt(folder)])
      for (const place of await maildirsIn(top)) mails.push(...(await mailsOf(place, ids, FOLDERS, true)));
    if (mails.length === 0) return removed;
    for (const mail of mails)
      removed += await unlessGone(
        unlink(mail).then(() => 1),
        0,
      );
  }
}

/** KMail keeps the subfolders of `mailbox` beside it, in `.mailbox.directory`; Dovecot and Evolution keep theirs in it (`.Archive`), mutt where told. */
function besideIt(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.directory`);
}

/** A folder and the mail folders in it, however deep; links are not followed. */
async function maildirsIn(folder: string): Promise<string[]> {
  const inside = await unlessGone(readdir(folder, { withFileTypes: true }), []);
  const folders = inside.filter((one) => one.isDirectory() && !FOLDERS.some((name) => name === one.name));
  return [folder, ...(await Promise.all(folders.map(({ name }) => maildirsIn(join(folder, name))))).flat()];
}

/**
 * Paths of the mails of these messages in one folder. A mail program keeps the name of a mail and appends what it knows of the mail (`:2,S`). When it moves
 * the mail to another folder it usually gives it a new name; then only its head tells which message it belongs to.
 *
 * @param opened whether to open the mails whose name holds none of these ids
 */
async function mailsOf(
  folder: string,
  ids: string[],
  places: readonly string[] = ["new", "cur"],
  opened = false,
): Promise<string[]> {
  const wanted = new Set(ids);
  const found: string[] = [];
  for (const place of places) {
    for (const name of await unlessGone(readdir(join(folder, place)), [])) {
      const file = join(folder, place, name);
      if (wanted.has(name.split(".")[1] ?? "") || (opened && wanted.has(await messageIn(file)))) found.push(file);
    }
  }
  return found;
}

/** @returns the id in a mail's Message-ID; empty where it has none, or the file is no mail or gone by now */
async function messageIn(file: string): Promise<string> {
  const handle = await unlessGone(open(file, "r"), null);
  if (!handle) return "";
  try {
    if (!(await handle.stat()).isFile()) return "";
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_OF_HEAD), 0, MOST_OF_HEAD, 0);
    const [head = ""] = buffer.toString("latin1", 0, bytesRead).split(/\r?\n\r?\n/, 1);
    return /^message-id:\s*<([^@>]*)@/im.exec(head)?.[1] ?? "";
  } finally {
    await handle.close();
  }
}

/** @returns what was asked for, or `instead` where there is no such file or folder */
async function unlessGone<Asked, Instead>(asking: Promise<Asked>, instead: Instead): Promise<Asked | Instead> {
  return asking.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return instead;
    throw error;
  });
}

/** Seconds, a unique part (the id) and the host name, as Maildir asks. Slashes and colons of the host are escaped, because they mean something else there. */
function fileName({ id, receivedAt }: AcceptedMessage): string {
  return `${Math.floor(receivedAt / 1000)}.${id}.${hostname().replaceAll("/", "\\057").replaceAll(":", "\\072")}`;
}

async function composed(message: AcceptedMessage, settings: Pick<MailSettings, "from" | "to">): Promise<Buffer> {
  // Loaded only with the first mail: until somebody writes, the process stays 10 MB smaller.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: bytes } = await transport.sendMail(mailOf(message, settings));
  return bytes as Buffer; // because of `buffer: true`
}

async function writeMail(folder: string, name: string, mail: Buffer): Promise<void> {
  const unfinished = join(folder, "tmp", name);
  try {
    await writeSynced(unfinished, mail);
    await rename(unfinished, join(folder, "new", name));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(join(folder, "new"));
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only after this is the new name on the disk. Windows opens no folders; its file systems write names to the disk by themselves. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, "r");
    await handle.sync();
  } finally {
    await handle?.close();
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const age = Date.now() - ((await lstat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age >= ABANDONED_AFTER) await rm(file, { force: true });
  }
}
