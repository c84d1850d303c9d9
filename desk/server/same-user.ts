/**
 * Whose program asks: every user of a machine reaches 127.0.0.1, and the desk shows customers' letters and puts pages online. Linux tells which user holds
 * each connection (proc_net(5), the columns `st` and `uid`); Windows and macOS tell only an administrator, so there the desk is for machines of one person
 * (desk/README.md).
 */
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";

/** Where Linux lists the connections of this machine; a browser may reach an IPv4 address by an IPv6 socket. */
const LISTS = ["/proc/net/tcp", "/proc/net/tcp6"];

/** State of a connection that both ends hold. A connection that its program has closed is listed as root's. */
const ESTABLISHED = "01";
const ROOT = 0;

/** The answer for each connection, which never changes hands. */
const found = new WeakMap<Socket, boolean>();

/** @param socket of a connection to this process @returns false where another user of this machine holds its other end; true where the system does not tell */
export function isOwn(socket: Socket): boolean {
  const { remotePort, localPort } = socket;
  const own = process.getuid?.();
  if (own === undefined || remotePort === undefined || localPort === undefined) return true;
  const known = found.get(socket);
  if (known !== undefined) return known;
  const lists = listsOfSystem();
  const answer = lists === null || isHeldBy(own, lists, remotePort, localPort);
  found.set(socket, answer);
  return answer;
}

function listsOfSystem(): string | null {
  try {
    return LISTS.map((file) => readFileSync(file, "utf8")).join("\n");
  } catch {
    return null;
  }
}

/**
 * @param user number of the user who may ask, besides root
 * @param lists as the system writes them
 * @param from, to ports of the connection, from the other end to this one
 */
export function isHeldBy(user: number, lists: string, from: number, to: number): boolean {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, "0");
  const ends = new RegExp(`^\\s*\\d+: \\w+:${hex(from)} \\w+:${hex(to)} (\\w\\w) \\S+ \\S+ \\S+ +(\\d+) `, "m");
  const [, state, holder] = ends.exec(lists) ?? [];
  // No row, hence no user of this system: in WSL, connections of browsers on Windows are not listed.
  if (holder === undefined) return true;
  return Number(holder) === user || (Number(holder) === ROOT && state === ESTABLISHED);
}
