/**
 * A line as slow as slow 4G, in front of a server on this machine: all answers share one line, byte after byte, whatever connection they belong to. A
 * simulation works out from a fast load what a slow one would have been; a browser behind this line really waits, and takes its decisions while it waits.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The line of Lighthouse's phone setting: there and back in 150 ms, 1.6 Mbit/s. */
const HALFWAY_MS = 75;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
/** Bytes of content in a packet, as on most lines. */
const PACKET = 1460;

/** A line that is open. */
export interface SlowLine extends AsyncDisposable {
  /** The port at its near end. */
  port: number;
}

/** @param port of the server at its far end, on this machine */
export async function openSlowLine(port: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const [up, down] = [oneWay(() => 0), oneWay((bytes) => bytes / BYTES_PER_MS)];
  const line = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [from, to, send] of [
      [near, far, up],
      [far, near, down],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on("data", (bytes: Buffer) => {
        for (let at = 0; at < bytes.length; at += PACKET) send(to, bytes.subarray(at, at + PACKET));
      });
      // A browser that closes its window breaks off the connections under way.
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
    }
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    port: (line.address() as AddressInfo).port, // it listens on a port, so the address is no path
    [Symbol.asyncDispose]: async () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * @param lasts gives the milliseconds that so many bytes hold the line
 * @returns the function that sends a packet; packets arrive in the order in which they are given
 */
function oneWay(lasts: (bytes: number) => number): (to: Socket, packet: Buffer) => void {
  const underWay: { to: Socket; packet: Buffer; due: number }[] = [];
  let free = 0;
  const wait = (due: number) => setTimeout(deliver, Math.max(0, due - performance.now()));
  const deliver = () => {
    while (underWay[0] && underWay[0].due <= performance.now()) {
      const { to, packet } = underWay.shift() as (typeof underWay)[number];
      if (to.writable) to.write(packet);
    }
    const [next] = underWay;
    if (next) wait(next.due);
  };
  return (to, packet) => {
    free = Math.max(free, performance.now()) + lasts(packet.length);
    underWay.push({ to, packet, due: free + HALFWAY_MS });
    if (underWay.length === 1) wait(free + HALFWAY_MS);
  };
}
