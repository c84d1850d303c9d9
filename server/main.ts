/** The process: reads the settings, opens the store, builds the app, listens, delivers, and ends cleanly. */
import { flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { createApp } from "./app.ts";
import { clearUnfinished } from "./backup/copy-store.ts";
import { wordsOfFailedStart } from "./before-start.ts";
import { mailboxIn, mailboxRelay } from "./delivery/mailbox.ts";
import type { Relay } from "./delivery/relay.ts";
import { keepRetention } from "./delivery/retention.ts";
import { DeliveryWorker } from "./delivery/worker.ts";
import { endConnections, handedSocket, listen, listenOnHanded, ownOrigin } from "./listening.ts";
import { openOutbox } from "./outbox/open-outbox.ts";
import { readSettings, type Settings } from "./settings.ts";
import { followedSite } from "./site/followed-site.ts";
import { NewerStore } from "./store/migrations.ts";
import { storeIn, wordOfEmptyStore } from "./store/place.ts";
import { isClockSteady } from "./store/steady-clock.ts";
import { keepVisits } from "./visits/keep-visits.ts";
import { openVisits } from "./visits/open-visits.ts";
import { visitTally } from "./visits/tally.ts";

/** Milliseconds. Whoever ends the process (systemd, Docker) kills it ten seconds after SIGTERM at the earliest. */
const ENDING = { requests: 5_000, deliveries: 3_000, whole: 9_500 };

/** Windows knows Ctrl+C, Ctrl+Break and the closing of the window. Elsewhere SIGHUP is left alone, because `nohup` may have had it ignored. */
const ENDING_SIGNALS: NodeJS.Signals[] =
  process.platform === "win32" ? ["SIGINT", "SIGBREAK", "SIGHUP"] : ["SIGTERM", "SIGINT"];

/** Milliseconds for sending at once, where the store cannot be written: the browser gives up after 15 s in all. */
const SEND_NOW_WITHIN = 8_000;

// The space for young objects would grow to 64 MB under load and never shrink. An answer leaves next to nothing behind,
// so 2 MB do as well, and the whole process stays small.
setFlagsFromString("--semi-space-growth-factor=1");

await start().catch((error: NodeJS.ErrnoException) => {
  console.error(wordsOfFailedStart(error));
  process.exit(1);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env, fileURLToPath(new URL("..", import.meta.url)));
  const site = await followedSite(settings.buildFolder);
  const outbox = await openOutbox(settings);
  const visits = visitTally();
  const relay = await relayOf(settings);
  const app = await createApp({
    settings,
    site: site.current,
    outbox,
    visits,
    logger: { level: settings.logLevel, stream: process.stderr },
    sendNow: async (message, maybeKept) => {
      worker.noteRefused(await relay.deliver(message, AbortSignal.timeout(SEND_NOW_WITHIN)));
      if (maybeKept) void worker.recordSent(message.id);
    },
    stored: () => worker.wake(),
    mail: () => worker.mail,
    refused: () => worker.refused.map((address) => settings.mail.to.indexOf(address) + 1),
    now: outbox.now,
  });
  const worker = new DeliveryWorker({ outbox, relay, log: app.log, now: outbox.now, random: Math.random });

  const emptied = wordOfEmptyStore(settings);
  try {
    if (settings.databaseUrl === undefined) clearUnfinished(storeIn(settings.dataFolder));
  } catch (err) {
    app.log.error({ err }, "what a broken-off restore has left in DATA_DIR cannot be removed: it holds messages");
  }
  if (emptied !== undefined) app.log.error(emptied);
  await outbox.probe(outbox.now()).catch((error: unknown) => {
    if (error instanceof NewerStore) throw error;
    app.log.error({ err: error }, "the store cannot be written: messages are sent at once, or refused, until it can");
  });
  const handed = handedSocket(process.env, process.pid);
  const { port } = await (handed === undefined
    ? listen(app.server, settings.port, settings.host)
    : listenOnHanded(app.server, handed));
  worker.start();
  site.follow(app.log);
  // By the earlier of the two clocks where the store has its own: a server that has always been a year ahead has a clock that goes evenly, and would delete what
  // all servers have delivered.
  const now = () => Math.min(Date.now(), outbox.now());
  const clock = { now, clockIsSteady: () => isClockSteady(settings.dataFolder, Date.now()) };
  const endRetention = keepRetention({ outbox, days: settings.leadRetentionDays, log: app.log, ...clock });
  const keeper = keepVisits({ store: await openVisits(settings), tally: visits, log: app.log, ...clock });
  onEndingSignal(async () => {
    endRetention();
    await site.stop();
    await Promise.all([endConnections(app.server, ENDING.requests), worker.stop(ENDING.deliveries)]);
    await app.close();
    await keeper.end();
    await outbox.close();
  });

  // Printed only when everything runs: whoever waits for this line may end the process right away.
  console.log(startLine(site.current().shop.name, settings, port, outbox.place));
  // Where NODE_COMPILE_CACHE is set, the modules without their types are written there now: the next start finds them even if this process is killed.
  flushCompileCache();
}

/** Ends the process cleanly when it is asked to. A second signal, or a shutdown that takes too long, ends it at once: accepted messages are on the disk. */
function onEndingSignal(finish: () => Promise<void>): void {
  const end = async () => {
    for (const signal of ENDING_SIGNALS) process.on(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), ENDING.whole).unref();
    await finish();
    process.exit(0);
  };
  for (const signal of ENDING_SIGNALS) process.once(signal, () => void end());
}

/** The relay of the settings, or the mailbox on this machine where none is set. */
async function relayOf({ mail, dataFolder }: Settings): Promise<Relay> {
  const { smtpUrl } = mail;
  if (smtpUrl === undefined) return mailboxRelay(mailboxIn(dataFolder), mail);
  // Loaded only where it is used: without it the process starts 10 MB smaller.
  return (await import("./delivery/smtp-relay.ts")).smtpRelay({ ...mail, smtpUrl });
}

function startLine(shop: string, { host, mail, dataFolder }: Settings, port: number, place: string): string {
  const delivery = mail.smtpUrl
    ? `mail to ${mail.to.join(", ")} by ${new URL(mail.smtpUrl).host}`
    : `mail into ${mailboxIn(dataFolder)} (a Maildir: docs/operations.md names programs that open it, npm run leads lists it). To have it sent instead, set SMTP_URL, MAIL_TO and MAIL_FROM`;
  return `${shop}: ${ownOrigin(host, port, "localhost")} · messages in ${place} · ${delivery}`;
}
