/** What stands before the server where a site is online: TLS and HTTP/2 on one connection, with a certificate made for the moment. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type OutgoingHttpHeaders, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A front that answers; a browser must be told to take its certificate ({@link TAKES_ANY_CERTIFICATE}). */
export interface SecureFront extends AsyncDisposable {
  /** e.g. `https://127.0.0.1:34567` */
  origin: string;
}

/** For Chromium's command line: the front's certificate is of its own making. */
export const TAKES_ANY_CERTIFICATE = "--ignore-certificate-errors";

/** Headers that HTTP/2 no longer has (RFC 9113, 8.2.2). */
const OF_ONE_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/**
 * @param origin of the server behind it
 * @throws Error when the machine has no `openssl` to make the certificate with
 */
export async function startSecureFront(origin: string): Promise<SecureFront> {
  const front = createSecureServer(await certificate(), (asked, answer) => pass(asked, answer, origin));
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  return {
    origin: `https://127.0.0.1:${(front.address() as AddressInfo).port}`, // it listens on a port, so the address is no path
    [Symbol.asyncDispose]: async () => {
      front.close();
    },
  };
}

function pass(asked: Http2ServerRequest, answer: Http2ServerResponse, origin: string): void {
  const named = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
  const behind = request(`${origin}${asked.url}`, {
    method: asked.method,
    headers: Object.fromEntries(named) as OutgoingHttpHeaders, // names and values as they came
  });
  behind.on("response", (its) => {
    const headers = Object.entries(its.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name));
    answer.writeHead(its.statusCode ?? 502, Object.fromEntries(headers) as OutgoingHttpHeaders);
    its.pipe(answer.stream);
  });
  behind.on("error", () => answer.stream.destroy());
  asked.pipe(behind);
}

async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), "in-an-hoang-gia-front-"));
  const file = (name: string) => path.join(folder, name);
  const make = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const { status, stderr, error } = spawnSync(
    "openssl",
    [...make, "-subj", "/CN=127.0.0.1", "-keyout", file("key"), "-out", file("cert")],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`);
  const made = { key: await readFile(file("key")), cert: await readFile(file("cert")) };
  await rm(folder, { recursive: true });
  return made;
}
