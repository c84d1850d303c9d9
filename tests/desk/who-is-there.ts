/**
 * Loaded into the desk of the tests (`node --import`): asked by the tests, answers once no browser is connected to it any more. A page that is closed
 * sends what was typed last on its own, later than the test that closed it ends.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";

/** Connections that are a browser's, or may become one: those of other programs say who they are with their first question. */
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

// The desk hands its flags on to the processes it starts: those have other messages to hear.
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
  // What listens to the tests must not keep a desk alive that is asked to end.
  process.channel?.unref();
}
