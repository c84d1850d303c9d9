/** `npm run backup`: a copy of the messages in BACKUP_DIR, and the way back. Works while the server runs. */
import { fileURLToPath } from "node:url";
import { copiesIn, copyStore, restoreStore } from "./backup/copy-store.ts";
import { readSettings } from "./settings.ts";
import { storeIn } from "./store/place.ts";
import { isClockSteady } from "./store/steady-clock.ts";

const USAGE = `npm run backup                   copy the messages to BACKUP_DIR; after three days one copy a day is kept, until BACKUP_KEEP_DAYS (30)
npm run backup -- list           the copies there are, newest first
npm run backup -- restore FILE   put a copy in the place of a store that is lost; never over one that is there`;

try {
  const settings = readSettings(process.env, fileURLToPath(new URL("..", import.meta.url)));
  perform(process.argv.slice(2), settings);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}

function perform([action = "make", file, ...more]: string[], settings: ReturnType<typeof readSettings>): void {
  const { backup, dataFolder, databaseUrl } = settings;
  if (databaseUrl !== undefined) {
    throw new Error("The messages are in PostgreSQL, which makes its own copies: pg_dump, see docs/deploy.md.");
  }
  if (action === "restore" && file !== undefined && more.length === 0) {
    const { messages } = restoreStore(file, storeIn(dataFolder));
    console.log(
      `${storeIn(dataFolder)} is back with ${messages} messages. Start the server: what was queued is delivered.`,
    );
    return;
  }
  if (file !== undefined || (action !== "make" && action !== "list"))
    throw new Error("This is not a thing the command does.");
  if (backup === undefined) {
    throw new Error(
      "BACKUP_DIR is not set: name a folder on another disk than DATA_DIR, e.g. BACKUP_DIR=/mnt/backup/hoang-gia.",
    );
  }
  if (action === "list") {
    for (const { path, madeAt } of copiesIn(backup.folder)) console.log(`${new Date(madeAt).toISOString()}  ${path}`);
    return;
  }
  const now = Date.now();
  const keepDays = isClockSteady(dataFolder, now) ? backup.keepDays : undefined;
  const { path, messages } = copyStore(storeIn(dataFolder), { ...backup, keepDays }, now);
  console.log(`${messages} messages copied to ${path}`);
}
