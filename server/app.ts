/**
 * The whole server without a process: no port is opened, no file or clock is touched that was not handed in.
 *
 * The order of handling: `createHttpServer` (limits of a connection) → addresses of the server's own interfaces go to
 * Fastify → all others are answered from the table of the built site.
 */
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { createHttpServer, refuseConnection } from "./connections.ts";
import { type ContactDependencies, contactRoute } from "./contact/route.ts";
import type { MailState } from "./delivery/relay-state.ts";
import { rateLimit } from "./guard/rate-limit.ts";
import { OWN_ANSWER_HEADERS } from "./headers.ts";
import { healthRoutes } from "./health/route.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Settings } from "./settings.ts";
import { siteAnswerer } from "./site/answer-site.ts";
import type { Site } from "./site/site.ts";
import { visitsRoute } from "./visits/route.ts";
import type { VisitTally } from "./visits/tally.ts";
import { vitalsTally } from "./vitals/tally.ts";

/**
 * Reports of visits from one address in a minute. A tab sends one whenever it is hidden or left (docs/decisions/0019-visits.md), and visitors on mobile data share
 * an address with many others: this leaves room for dozens of them, and little to somebody who makes reports up.
 */
const REPORTS_PER_MINUTE = 120;

const OWN_ADDRESS = /^\/(?:api\/|(?:healthz|readyz|metrics)(?:$|\?))/;

/** What the server is made of. */
export interface AppDependencies extends Pick<ContactDependencies, "sendNow" | "stored" | "now"> {
  settings: Pick<Settings, "rateLimitPerMinute" | "trustProxy" | "siteOrigin" | "mail">;
  /** The table of the site to answer from, which may be another one at each request (site/followed-site.ts). */
  site: () => Site;
  outbox: Outbox;
  /** Whether the relay or the mailbox takes mail. */
  mail: () => MailState;
  /** Which addresses of `MAIL_TO` the relay refuses, counted from 1. */
  refused: () => number[];
  /** Where visits are counted; whoever runs the app brings them to the store. */
  visits: VisitTally;
  /** Fastify's option of this name; false logs nothing. The app's own `log` is made from it. */
  logger: FastifyServerOptions["logger"];
}

/** An app whose `server` is ready to listen (listening.ts), or to be closed again. */
export async function createApp({
  settings,
  site,
  outbox,
  mail,
  refused,
  visits,
  logger,
  sendNow,
  stored,
  now,
}: AppDependencies): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof settings.trustProxy === "number" ? nearestProxies(settings.trustProxy) : settings.trustProxy,
    // While the server shuts down, requests already under way are still answered, so that their messages are kept.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    // An address that cannot be decoded never reaches the hooks below.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.headers(OWN_ANSWER_HEADERS).code(400).type("text/plain; charset=utf-8").send("Bad Request\n");
    },
    serverFactory: (handleByFastify) =>
      createHttpServer((request, response) => {
        request.url = originForm(request.url ?? "/");
        if (OWN_ADDRESS.test(request.url)) handleByFastify(request, response);
        else answerSite(request, response);
      }),
  };
  const app = Fastify(options);
  const answerSite = siteAnswerer(site, (sentence) => app.log.warn(sentence));

  answerWithPolicy(app);
  const vitals = vitalsTally();
  await app.register(healthRoutes, {
    outbox,
    vitals,
    delivery: settings.mail.smtpUrl === undefined ? "mailbox" : "relay",
    mail,
    refused,
    now,
  });
  await app.register(contactRoute, {
    outbox,
    sendNow,
    stored,
    now,
    siteOrigin: settings.siteOrigin,
    limit: rateLimit(settings.rateLimitPerMinute),
    site,
  });
  await app.register(visitsRoute, {
    vitals,
    visits,
    site,
    siteOrigin: settings.siteOrigin,
    limit: rateLimit(REPORTS_PER_MINUTE),
    now,
  });
  await app.ready();
  return app;
}

/** Gives every answer of Fastify the headers of the policy. Refusals and errors get one line of plain text that reveals nothing about the program. */
function answerWithPolicy(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(OWN_ANSWER_HEADERS);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error, "a request failed");
    reply
      .code(status)
      .type("text/plain; charset=utf-8")
      .send(status === 500 ? "Internal Server Error\n" : `${error.message}\n`);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const allowed = app.supportedMethods.filter((method) => app.hasRoute({ method, url: path }));
    reply.type("text/plain; charset=utf-8");
    if (allowed.length === 0) return reply.code(404).send("Not Found\n");
    return reply.code(405).header("Allow", allowed.join(", ")).send("Method Not Allowed\n");
  });
}

/** Cuts scheme and host off a request target: a full URL is as valid as a path (RFC 9112 §3.2.2), and a proxy may send one. */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
}

/** Trusts the nearest `count` proxies, counted from this server outwards, to say which address came before them. */
function nearestProxies(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}
