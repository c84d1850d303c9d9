/** Where a server listens and what reaches it there: a port of its own, or a socket that a service manager holds for it; and how it stops. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Hosts that mean every address of the machine: a server can listen on them, but they are no address for a client. */
const EVERY_ADDRESS = ["0.0.0.0", "::"];

/**
 * @param host at which a server listens, as {@link listen} takes it
 * @param itself name for the machine where the server listens on every address
 * @returns where the machine itself reaches that server, e.g. `http://127.0.0.1:3000`
 */
export function ownOrigin(host: string | undefined, port: number, itself = "127.0.0.1"): string {
  const name = host === undefined || EVERY_ADDRESS.includes(host) ? itself : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * @param port 0: any free one
 * @param host undefined: every address of the machine, IPv6 where it has that
 * @returns the port and address that were taken
 */
export function listen(server: Server, port: number, host?: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // The address of a server that listens on a port is an object, never the path of a socket file.
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const HANDED_SOCKET = 3;

/**
 * The listening socket that a service manager holds for this process, so that a restart refuses nobody: clients that come meanwhile wait in it.
 *
 * @param environment variables as in `process.env`; `LISTEN_PID` and `LISTEN_FDS` are systemd's, meant for the process of that number alone
 * @returns its descriptor; undefined where there is none. Of several sockets the last one, as in deploy/small-server/port.sh: whoever adds a port by
 *   `systemctl edit` and forgets the empty `ListenStream=` before it gets the old socket handed over as well
 */
export function handedSocket(environment: Record<string, string | undefined>, pid: number): number | undefined {
  const handed = Number(environment.LISTEN_FDS);
  return environment.LISTEN_PID === String(pid) && handed >= 1 ? HANDED_SOCKET + handed - 1 : undefined;
}

/** How many may wait in it, as in deploy/small-server/hoang-gia.socket: Node would set its own 511, which the socket keeps while the next server starts. */
const WAITING_AT_MOST = 4096;

/** @param fd a socket that listens already @returns its port and address */
export function listenOnHanded(server: Server, fd: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // The socket listens on a port (deploy/small-server/hoang-gia.socket), so its address is an object.
    server.listen({ fd }, WAITING_AT_MOST, () => resolve(server.address() as AddressInfo));
  });
}

/** Takes no more connections, lets requests under way end for `patience` milliseconds, then cuts them. */
export async function endConnections(server: Server, patience: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
}
