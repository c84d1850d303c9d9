/**
 * The desk's server, made apart from the process that runs it: it opens no port, so that a test can ask it directly.
 * Every room of the desk is one module that adds its routes under `/ban-lam-viec/api/`; the list below names all of them.
 */
import Fastify, { type FastifyInstance } from "fastify";
import { pageRoutes } from "../drafts/routes.ts";
import type { House } from "../files/house.ts";
import { healthRoutes } from "../health/routes.ts";
import { journalRoutes } from "../journal/routes.ts";
import { type Letters, lettersOf } from "../letters/inbox.ts";
import { letterStore } from "../letters/letter-store.ts";
import { letterRoutes } from "../letters/routes.ts";
import { DESK_PATH } from "../paths.ts";
import { phoneRoutes } from "../phone/routes.ts";
import { pictureRoutes } from "../pictures/routes.ts";
import type { Preview } from "../preview/preview.ts";
import { previewRoutes } from "../preview/routes.ts";
import { publishingRoutes } from "../publishing/routes.ts";
import { weekRoutes } from "../week/routes.ts";
import { sentenceFor } from "./fault-words.ts";
import { guard } from "./guards.ts";
import { Refused } from "./refused.ts";
import { windowRoutes } from "./window.ts";

/** What every room is given. */
export interface Desk {
  house: House;
  /** Folder of the project. */
  root: string;
  /** Milliseconds since 1970. */
  now: () => number;
  preview: Preview;
  /** Folder of the built window (desk/ui). */
  window: string;
  /** One for all rooms: while the store is away, each tells the same letters. */
  letters: Letters;
}

/** A room: adds its routes. Addresses are relative to `/ban-lam-viec/api`. */
type Room = (app: FastifyInstance, desk: Desk) => void;

const ROOMS: readonly Room[] = [
  pageRoutes,
  journalRoutes,
  publishingRoutes,
  letterRoutes,
  pictureRoutes,
  phoneRoutes,
  weekRoutes,
  healthRoutes,
];

/** Room for the text of one page, several times over. Rooms that take files set their own limit on their routes. */
const MOST_BYTES = 4_000_000;

/**
 * All rooms, the window and the preview behind the guards. A Refused that a room throws is answered with its own sentence, any other error with a general
 * one in Vietnamese; those of the server (500 and up) are logged.
 *
 * @param opened the caller holds the lock of its house
 * @returns the app, listening nowhere yet
 */
export async function createDesk(opened: Omit<Desk, "letters">): Promise<FastifyInstance> {
  const { house, root, now } = opened;
  const desk = { ...opened, letters: lettersOf(house, letterStore(root, process.env), now) };
  const app = Fastify({ bodyLimit: MOST_BYTES, logger: false, forceCloseConnections: true });
  guard(app, () => {
    const address = app.server.address();
    return typeof address === "object" && address ? address.port : 80;
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ error: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).send({ error: sentenceFor(error, status) });
  });
  await app.register(
    async (api) => {
      api.get("/alive", async () => ({ pid: process.pid }));
      for (const room of ROOMS) room(api, desk);
    },
    { prefix: `${DESK_PATH}/api` },
  );
  windowRoutes(app, desk);
  previewRoutes(app, desk);
  return app;
}
