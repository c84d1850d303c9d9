/** `npm run leads`: the messages of the contact form, for whoever runs the shop. Works while the server runs. */
import { fileURLToPath } from "node:url";
import { mailboxIn, removeMails } from "./delivery/mailbox.ts";
import { readArguments, USAGE } from "./leads/arguments.ts";
import { leadsAsCsv, leadsAsJson, leadsAsText } from "./leads/list.ts";
import { messagesOf } from "./leads/person.ts";
import { trialMessage } from "./leads/trial.ts";
import { openOutbox } from "./outbox/open-outbox.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { readSettings } from "./settings.ts";
import { hasStore, MissingStore, storeIn } from "./store/place.ts";

// A reader such as `less` or `head` may close the pipe before the end of the list, which is no error; a full disk is one.
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit(0);
  console.error(`The list could not be written to its end: ${message}`);
  process.exit(1);
});

try {
  const command = readArguments(process.argv.slice(2));
  if (command.action === "help") console.log(USAGE);
  else {
    const settings = readSettings(process.env, fileURLToPath(new URL("..", import.meta.url)));
    const outbox = await openOutbox(settings);
    try {
      const there = hasStore(settings);
      if (command.action === "list") await list(command.as, outbox, there);
      else if (!there && command.action !== "test") throw new MissingStore(storeIn(settings.dataFolder));
      else await change(command, outbox, mailboxIn(settings.dataFolder));
    } finally {
      await outbox.close();
    }
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}

type Command = Exclude<ReturnType<typeof readArguments>, { action: "help" }>;
type Listing = Extract<Command, { action: "list" }>;

async function list(as: Listing["as"], outbox: Outbox, there: boolean): Promise<void> {
  const leads = there ? await outbox.list() : [];
  const shown = { text: leadsAsText, csv: leadsAsCsv, json: () => leadsAsJson(outbox.place, leads, there) }[as];
  process.stdout.write(shown(leads));
}

async function change(command: Exclude<Command, Listing>, outbox: Outbox, mailbox: string): Promise<void> {
  // The first call asks the database for its clock, which `outbox.now()` then goes by: by this machine's clock, if it is ahead, a message would wait too long.
  await outbox.counts();
  if (command.action === "test") {
    const trial = trialMessage(outbox.now());
    await outbox.accept(trial);
    console.log(trial.id);
  } else if (command.action === "requeue") {
    if (!(await outbox.requeue(command.id, outbox.now())))
      throw new Error(`There is no message with the ID ${command.id}.`);
    console.log("It is queued again; a running server tries it at once, unless the relay refuses its login.");
  } else {
    const ids = command.ids ?? messagesOf(await outbox.list(), command);
    let mails = await removeMails(mailbox, ids);
    const messages = await outbox.remove(ids);
    // The server may have delivered one of the messages in between. A mail that it writes from now on it takes back itself, because the message is gone.
    mails += await removeMails(mailbox, ids);
    console.log(`Deleted messages: ${messages}.${mails > 0 ? ` Their mails in ${mailbox} too: ${mails}.` : ""}`);
  }
}
