/**
 * The HTTP server under the app: how long a client may take, how many clients there may be, and what is answered to bytes that are no HTTP. Node and Fastify set
 * no limit for most of this, or a generous one.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { OWN_ANSWER_HEADERS } from "./headers.ts";

/** Milliseconds. A phone on a weak connection sends the largest form (64 KiB) in far less than the request's time. */
export const LIMITS = {
  /** From the first byte of a request to its last. */
  requestTimeout: 15_000,
  /** For the head alone; also the time of a connection that says nothing. */
  headersTimeout: 10_000,
  /** How often both times are checked; Node's own 30 s would let a slow client stay four times as long. */
  connectionsCheckingInterval: 1_000,
  /** Between two requests of one connection. */
  keepAliveTimeout: 10_000,
  /** A connection on which nothing moves for so long, in either direction, is cut: it reads too slowly or is gone. */
  stalledAfter: 30_000,
};

/**
 * An idle connection costs about 10 KB, and one that sends almost a whole form and then waits some 75: this many take at most 150 MB. 4,000 of the latter had a
 * server that is held to 400 MB (deploy/small-server/hoang-gia.service) killed within twenty seconds.
 */
const MOST_CONNECTIONS = 2_000;

/** Requests one connection may send before the first of them is answered. Browsers and proxies send one, programs that measure servers up to 16. */
const MOST_AHEAD = 16;

/**
 * @param answer called for each request, once those before it on its connection are answered
 * @returns a server that does not listen yet
 */
export function createHttpServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  limits = LIMITS,
): Server {
  // Node itself would refuse requests without a host, or with an unknown `Expect`, but without the headers of the policy: they are refused below instead.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    // While the server shuts down, each connection is closed after the answer it waits for.
    if (!server.listening) response.shouldKeepAlive = false;
    inTurn(request.socket, response, () => {
      if (request.headers.host === undefined && request.httpVersion === "1.1") refuse(response, 400);
      else answer(request, response);
    });
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) =>
    inTurn(request.socket, response, () => refuse(response, 417)),
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(limits.stalledAfter);
  return server;
}

/** Refuses a request and closes its connection: whatever was sent behind it is not read. */
function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...OWN_ANSWER_HEADERS, Connection: "close", "Content-Length": 0 }).end();
}

/** For each connection, the answers it still waits for; finished ones are dropped when its next request comes. */
const waitedFor = new WeakMap<Socket, ServerResponse[]>();

/**
 * Answers the requests of a connection one at a time: Node would begin all of them at once and keep in memory what the client does not read. 600 connections
 * that ask twenty times for one script and read nothing take 100 MB; with all answers begun at once they took 844.
 */
function inTurn(socket: Socket, response: ServerResponse, begin: () => void): void {
  const before = (waitedFor.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished);
  if (before.length >= MOST_AHEAD) {
    socket.destroy();
    return;
  }
  waitedFor.set(socket, [...before, response]);
  const last = before.at(-1);
  if (last === undefined) begin();
  else last.once("close", () => socket.destroyed || begin());
}

const STATUS_OF_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers a client whose bytes are no request, or came too slowly, and closes the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_ERROR[error.code ?? ""] ?? 400;
  const headers = Object.entries(OWN_ANSWER_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  // Destroyed once the answer is sent: otherwise a client that goes on sending would hold the half-open socket.
  socket.end(head, () => socket.destroy());
}
