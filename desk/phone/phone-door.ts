/**
 * The phone's way in: a second listener, on the Wi-Fi, that is there only while the dialog with its QR code is open. It shows one page and takes what that
 * page sends; the address holds a word made for this one time, and belongs to the first phone that opens it.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { MOST_PICTURE_BYTES } from "../../app/content/pictures.ts";
import { codeOf } from "../files/disk.ts";
import { tooLarge } from "../pictures/limits.ts";
import { sentenceFor } from "../server/fault-words.ts";
import { Refused } from "../server/refused.ts";

/** Milliseconds: the longest that the door stays open, and how long it does after the window last asked. */
const LONGEST = 30 * 60_000;
const UNASKED = 15_000;

/** Milliseconds within which a connection has to ask for something: ten guests of the Wi-Fi that connect and stay silent keep the owner's phone out so long. */
const SILENT = 5_000;

/** Said to any phone but the first. */
const TAKEN = "Mã này đã có điện thoại khác dùng. Trên máy tính, đóng hộp rồi mở lại để có mã mới.";

/** What a phone finds behind the door. */
export interface PhoneRoom {
  /** The one page, made anew each time it is asked for. */
  page: () => Promise<string>;
  /** Content security policy of the page. */
  policy: string;
  /** Takes a file that the page sends; what it throws goes back to the phone as a sentence. Without `take` the page only shows. */
  take?: (bytes: Uint8Array, name: string) => Promise<void>;
}

/** An open door. */
export interface PhoneDoor {
  /** What the QR code says. */
  address: string;
  /** Whether a phone has come in. */
  taken(): boolean;
  /** Called again and again while the window's dialog is open. */
  keepOpen(): void;
  close(): Promise<void>;
}

/**
 * @param host address of this machine in the Wi-Fi; see {@link wifiAddress}
 * @param closed called once when the door is shut, for whatever reason
 * @param silent milliseconds after which a connection that asks nothing is closed
 * @throws Refused (409) where the host is no address of this machine
 */
export async function openPhoneDoor(
  host: string,
  { page, policy, take }: PhoneRoom,
  closed: () => void,
  silent = SILENT,
): Promise<PhoneDoor> {
  const word = randomBytes(16).toString("base64url");
  /** Cookie of the one phone; null until it has come. */
  let phone: string | null = null;
  const server = createServer(
    { headersTimeout: silent, connectionsCheckingInterval: silent / 5 },
    (request, response) => {
      void answer(request, response).catch((error: unknown) => {
        if (request.errored || response.destroyed) return response.destroy(); // the phone broke off
        if (error instanceof Refused) return say(response, error.status, error.message);
        console.error(error);
        say(response, 500, `Máy tính chưa làm được. ${sentenceFor(error, 500)}`);
      });
    },
  );
  // A request that is not complete by then is not waited for.
  server.requestTimeout = 120_000;
  server.maxConnections = 10;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { port } = server.address() as AddressInfo;
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "no-referrer");
    // Some scanners add a query of their own.
    const [, given = "", rest = ""] = (request.url ?? "").replace(/\?.*$/, "").split("/");
    if (request.headers.host !== `${host}:${port}` || !same(given, word)) {
      // Otherwise ten guests who ask again and again, or send a byte now and then, would keep the owner's phone out.
      response.shouldKeepAlive = false;
      return say(response, 404, "Không có trang này.");
    }
    if (request.method === "GET" && rest === "") {
      if (phone !== null && !fromPhone(request)) return say(response, 403, TAKEN);
      const made = await page();
      // A phone that broke off while it waited has no page, and opens the code again: the code is still free for it.
      if (response.destroyed) return;
      if (phone === null) {
        phone = randomBytes(16).toString("base64url");
        response.setHeader("Set-Cookie", `phone=${phone}; HttpOnly; SameSite=Strict; Path=/${word}`);
      } else if (!fromPhone(request)) return say(response, 403, TAKEN);
      response.setHeader("Content-Security-Policy", policy);
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(made);
      return;
    }
    if (request.method !== "POST" || rest !== "anh" || !take) return say(response, 404, "Không có trang này.");
    if (!fromPhone(request) || request.headers.origin !== `http://${host}:${port}`)
      return say(response, 403, "Mở lại bằng mã trên máy tính.");
    await take(await bodyOf(request), nameOf(request));
    say(response, 200, "Đã sang máy tính.");
  }

  const fromPhone = (request: IncomingMessage) =>
    phone !== null && same(/(?:^|; )phone=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "", phone);

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(NO_ADDRESS_HERE.includes(codeOf(error)) ? notHere(host) : error));
    server.listen(0, host, resolve);
  });
  let asked = Date.now();
  let shut: Promise<void> | undefined;
  const close = () => {
    shut ??= new Promise((resolve) => {
      clearInterval(watch);
      server.close(() => resolve());
      server.closeAllConnections();
      closed();
    });
    return shut;
  };
  const opened = Date.now();
  const watch = setInterval(() => {
    // A clock that was set back by more counts as well: the door would stay open until that hour came again.
    const since = (moment: number) => Math.abs(Date.now() - moment);
    if (since(asked) > UNASKED || since(opened) > LONGEST) void close();
  }, 1000).unref();
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/${word}`,
    taken: () => phone !== null,
    keepOpen: () => {
      asked = Date.now();
    },
    close,
  };
}

/** What a system says of an address that none of its networks has, and of a name that leads to none. */
const NO_ADDRESS_HERE = ["EADDRNOTAVAIL", "ENOTFOUND"];

/** Only an address that was set by hand can be another machine's, or a former one of this machine: the others were just read from it. */
const notHere = (host: string) =>
  new Refused(
    409,
    `DESK_PHONE_HOST ghi ${host}, nhưng máy này giờ không có địa chỉ ấy, nên điện thoại không tìm thấy. Nhờ người dựng trang bỏ DESK_PHONE_HOST đi, hoặc ghi địa chỉ Wi-Fi hiện nay của máy, rồi mở lại bàn.`,
  );

/** Networks of virtual machines, by the names that VirtualBox, VMware, libvirt and macOS give them. Many number from 192.168, as houses do. */
const OF_VIRTUAL_MACHINES = /virtualbox|^vbox|vmware|^vmnet|^virbr|^bridge\d/i;

/**
 * @param env `DESK_PHONE_HOST` names the address where a machine has several and the first is the wrong one
 * @param networks of this machine, by their names
 * @returns IPv4 address of this machine in the house; undefined when it is in no network
 */
export function wifiAddress(env: NodeJS.ProcessEnv, networks = networkInterfaces()): string | undefined {
  if (env.DESK_PHONE_HOST) return env.DESK_PHONE_HOST;
  const found = (virtual: boolean) =>
    Object.entries(networks)
      .filter(([name]) => OF_VIRTUAL_MACHINES.test(name) === virtual)
      .flatMap(([, addresses]) => addresses ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => address);
  return inHouse(found(false)) ?? inHouse(found(true));
}

/** Most houses number from 192.168; virtual machines and containers mostly from 172. */
const inHouse = (addresses: readonly string[]) =>
  addresses.find((address) => address.startsWith("192.168.")) ??
  addresses.find((address) => address.startsWith("10.")) ??
  addresses[0];

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(sentence);
}

function nameOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(String(request.headers["x-name"] ?? "")).slice(0, 200) || "Ảnh từ điện thoại";
  } catch {
    return "Ảnh từ điện thoại";
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const told = Number(request.headers["content-length"] ?? 0);
  if (told > MOST_PICTURE_BYTES) throw new Refused(413, tooLarge(told));
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_PICTURE_BYTES) throw new Refused(413, tooLarge(length));
    parts.push(part);
  }
  return Buffer.concat(parts);
}
