import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { after, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { createHttpServer, LIMITS, refuseConnection } from "./connections.ts";
import { get, rawRequest } from "./fixtures/raw-request.ts";
import { endConnections, listen } from "./listening.ts";

// The same server with far less patience, so that the tests see the end of it; a second for a request, because this machine may stall between connection and request.
const SHORT = {
  requestTimeout: 1_200,
  headersTimeout: 1_000,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 200,
  stalledAfter: 1_400,
};
const LARGE = Buffer.alloc(64 * 1024 ** 2);

const server = createHttpServer((request, response) => {
  request.resume();
  request.on("end", () => response.end(request.url === "/large" ? LARGE : "ok"));
}, SHORT);
server.on("clientError", refuseConnection);
const { port } = await listen(server, 0, "127.0.0.1");
after(() => endConnections(server, 0));

test("a request of HTTP/1.0, as programs that watch a server still send, need not name a host", async () => {
  assert.equal((await rawRequest(port, "GET / HTTP/1.0\r\n\r\n")).status, 200);
});

test("what a connection asks for ahead is answered in its order, one at a time; one that asks without end is cut", {
  timeout: 20_000,
}, async (t) => {
  const begun: ServerResponse[] = [];
  // `stalledAfter: 0`, so that only the limit of requests can cut a connection here.
  const slow = createHttpServer((_request, response) => void begun.push(response), { ...LIMITS, stalledAfter: 0 });
  const { port } = await listen(slow, 0, "127.0.0.1");
  t.after(() => endConnections(slow, 0));
  function ask(count: number): Socket {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(count - 1) + get("/"));
    return socket;
  }
  const said = closed(ask(3));
  for (let count = 1; count <= 3; count++) {
    while (begun.length < count) await setImmediate(undefined, { signal: t.signal });
    assert.equal(begun.length, count);
    begun.at(-1)?.end(`answer ${count}`);
  }
  assert.deepEqual((await said).match(/answer \d/g), ["answer 1", "answer 2", "answer 3"]);
  assert.equal(await closed(ask(100)), "");
  assert.equal(begun.length, 4, "the first of the hundred");
});

test("while the server ends, a connection that still asks is let go with its answer", async (t) => {
  const begun: ServerResponse[] = [];
  const ending = createHttpServer((_request, response) => void begun.push(response));
  const { port } = await listen(ending, 0, "127.0.0.1");
  const socket = connect(port, "127.0.0.1");
  t.after(() => socket.destroy());
  const said = closed(socket);
  socket.write("GET /first HTTP/1.1\r\nHost: a\r\n\r\n");
  while (begun.length < 1) await setImmediate(undefined, { signal: t.signal });
  const ended = endConnections(ending, 60_000);
  begun[0]?.end("first");
  socket.write("GET /last HTTP/1.1\r\nHost: a\r\n\r\n");
  while (begun.length < 2) await setImmediate(undefined, { signal: t.signal });
  begun[1]?.end("last");
  assert.deepEqual((await said).match(/Connection: [a-z-]+|first|last/g), [
    "Connection: keep-alive",
    "first",
    "Connection: close",
    "last",
  ]);
  await ended;
});

/** Resolves with what the server said, once the server has closed the connection. */
function closed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    socket.on("data", (chunk) => (said += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(said));
  });
}

/** Sends a byte every few milliseconds until the connection ends. */
function drip(socket: Socket, start: string, byte: string): void {
  socket.write(start);
  const timer = setInterval(() => socket.write(byte), 10);
  socket.on("close", () => clearInterval(timer));
}

test("the limits in service are those of the decision", () => {
  assert.deepEqual(LIMITS, {
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 10_000,
    stalledAfter: 30_000,
  });
  assert.equal(server.maxConnections, 2_000);
});

test("slow and silent clients are cut while others are served", async () => {
  const silent = connect(port, "127.0.0.1");
  const head = connect(port, "127.0.0.1");
  drip(head, "GET / HTTP/1.1\r\nHost: a\r\n", "X");
  const body = connect(port, "127.0.0.1");
  drip(body, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n", "x");
  const idle = connect(port, "127.0.0.1");
  idle.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const ends = [silent, head, body, idle].map(closed);

  assert.equal((await rawRequest(port, get("/"))).body, "ok");
  const [ofSilent, ofHead, ofBody, ofIdle] = await Promise.all(ends);
  for (const said of [ofSilent, ofHead, ofBody]) {
    assert.match(said ?? "", /^HTTP\/1\.1 408 /);
    assert.match(said ?? "", /Content-Security-Policy: default-src 'none'/);
  }
  assert.match(ofIdle ?? "", /^HTTP\/1\.1 200 /);
});

test("a client that stops reading is cut", async () => {
  const reader = connect(port, "127.0.0.1");
  reader.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
  reader.pause();
  const [connection] = await new Promise<[Socket]>((resolve) =>
    server.once("connection", (...args: [Socket]) => resolve(args)),
  );
  await new Promise((resolve) => connection.once("close", resolve));
  reader.destroy();
});

test("what is no HTTP is refused with all headers", async () => {
  for (const [bytes, status] of [
    ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    ["GET / HTTP/1.1\r\nHost: a\r\nHo st: b\r\n\r\n", 400],
    ["POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await rawRequest(port, bytes);
    assert.equal(answer.status, status, bytes.slice(0, 40));
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  }
});
