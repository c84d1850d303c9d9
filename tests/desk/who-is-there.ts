/**
 * Loaded into the desk of the tests (`node --import`): when the tests ask, it answers once no browser is connected to the desk any more. A closed page
 * still sends what was typed last, possibly after the test that closed it has ended.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";

/** Connections of browsers, and those without a request yet: a connection's first request says whether it comes from a browser (`User-Agent`). */
const connected = new Set<Socket>();
let asked = false;

function answer(): void {
  if (!asked || connected.size > 0) return;
  asked = false;
  process.send?.("nobody");
}

function leave(socket: Socket): void {
  connected.delete(socket);
  answer();
}

// The desk passes its flags, this `--import` among them, on to the processes that it starts: those receive messages of another kind.
if (process.argv[1]?.endsWith(path.join("desk", "main.ts"))) {
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket }; // as Node documents this channel
    connected.add(socket);
    socket.once("close", () => leave(socket));
  });
  subscribe("http.server.request.start", (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket }; // as Node documents this channel
    if (!request.headers["user-agent"]?.startsWith("Mozilla/")) leave(socket);
  });
  process.on("message", () => {
    asked = true;
    answer();
  });
  // The channel to the tests must not keep a desk alive that is asked to end.
  process.channel?.unref();
}
