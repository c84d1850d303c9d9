/** What keeps a server from starting, in words; and looked for before a build that takes minutes, where one comes first. */
import { createServer } from "node:http";
import { endConnections, listen } from "./listening.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { UnreadableSite } from "./site/site.ts";
import { NewerStore } from "./store/migrations.ts";

const FORESEEN = [SettingsError, UnreadableSite, NewerStore];

/**
 * Reads the settings and listens on their port for a moment.
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

/** @returns one sentence for what was foreseen; the error itself, with its stack, for what was not */
export function wordsOfFailedStart(error: NodeJS.ErrnoException): unknown {
  const { code, message } = error;
  if (code === "EADDRINUSE")
    return `${message}. Another program listens there: end it, or choose another port: PORT=3001 npm start`;
  return code !== undefined || FORESEEN.some((kind) => error instanceof kind) ? message : error;
}
