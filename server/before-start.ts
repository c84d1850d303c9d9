/** Why a server cannot start, in a sentence for the operator. `npm start` looks for it before a build that may take minutes (scripts/start.ts). */
import { createServer } from "node:http";
import { endConnections, listen } from "./listening.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { UnreadableSite } from "./site/site.ts";
import { NewerStore } from "./store/migrations.ts";

/** Errors whose message says all that there is to do. */
const FORESEEN = [SettingsError, UnreadableSite, NewerStore];

/**
 * Tries what a start needs: reads the settings, and listens on their port for a moment.
 *
 * @param environment variables as in `process.env`
 * @param project folder that relative paths of the settings begin in
 * @throws SettingsError, or Node's own error where the port cannot be listened on
 */
export async function tryStart(environment: Record<string, string | undefined>, project: string): Promise<void> {
  const { port, host } = readSettings(environment, project);
  const server = createServer();
  await listen(server, port, host);
  await endConnections(server, 0);
}

/** @returns what to print of a start that failed: one sentence where the reason was foreseen, else the error itself with its stack */
export function wordsOfFailedStart(error: NodeJS.ErrnoException): unknown {
  const { code, message } = error;
  if (code === "EADDRINUSE")
    return `${message}. Another program listens there: end it, or choose another port: PORT=3001 npm start`;
  return code !== undefined || FORESEEN.some((kind) => error instanceof kind) ? message : error;
}
