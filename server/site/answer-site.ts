/**
 * Answers requests for the site's pages and files straight on Node's own response object: routing, hooks and the reply
 * object of a framework would cost more than the whole answer (docs/decisions/0006-server.md has the measurements).
 */
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { OWN_ANSWER_HEADERS } from "../headers.ts";
import { preferredEncodings } from "./encoding.ts";
import type { Site, SiteFile, StoredForm } from "./site.ts";

/** Answers one request completely. */
export type AnswerSite = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * @param currentSite gives the table to answer from; called once per request, so that a new build takes over between two requests
 * @param warn told when a file was changed or removed under the running server
 */
export function siteAnswerer(currentSite: () => Site, warn: (sentence: string) => void): AnswerSite {
  return (request, response) => {
    const site = currentSite();
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plainAnswer(request, response, 405, "Method Not Allowed", { Allow: "GET, HEAD" });
    }
    const [path, query] = parted(request.url ?? "/");
    const file = site.files.get(path);
    if (file) return sendFile(request, response, file, warn);
    const moved = newAddress(site, path);
    if (moved !== undefined) {
      return plainAnswer(request, response, 301, "Moved Permanently", { Location: moved + query });
    }
    const unknown = notFoundFile(site, path);
    if (unknown) sendFile(request, response, unknown, warn);
    else plainAnswer(request, response, 404, "Not Found", {});
  };
}

/** Path and query (with its question mark) of a request target. */
function parted(target: string): [path: string, query: string] {
  const mark = target.indexOf("?");
  return mark === -1 ? [target, ""] : [target.slice(0, mark), target.slice(mark)];
}

function newAddress(site: Site, path: string): string | undefined {
  const former = site.redirects.get(path);
  if (former !== undefined) return former;
  const plain = plainAddress(path);
  if (plain === path) return undefined;
  // Looked up, never echoed: "//other.example/" must not become a way to another site.
  return site.files.get(plain)?.page ? plain : site.redirects.get(plain);
}

/** What programs that find links in messages wrongly take along: the end of a sentence after a word; closing brackets and quotes after a word or a slash. */
const SENTENCE_END = /(?:(?<=[a-z0-9])[.,;:!?…\s]|(?<=[a-z0-9]\/?|^\/)[)\]}"'”’»])[.,;:!?…)\]}"'”’»\s]*$/;

/**
 * Addresses are printed and typed in capitals, put together with a slash too many, encoded by whoever passes them on, and found in a message with the end of
 * its sentence behind them. The site's own addresses are lower-case letters, digits, hyphens and single slashes, without a slash at the end.
 */
function plainAddress(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(SENTENCE_END, "")
    .replace(/(.)\/$/, "$1");
}

/** @returns the path decoded, or as it is where its encoding is wrong */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function notFoundFile(site: Site, path: string): SiteFile | undefined {
  const [, parent = "/"] = /^(.*\/)[^/]+\/?$/.exec(path) ?? [];
  return site.notFound.get(parent) ?? site.notFound.get("/");
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  warn: (sentence: string) => void,
): void {
  const form = chosenForm(file, request.headers["accept-encoding"]);
  const tags = request.headers["if-none-match"];
  if (tags !== undefined && file.status === 200 && namesTag(tags, form.etag)) {
    response.writeHead(304, form.unchangedHeaders).end();
  } else if (request.method === "HEAD") {
    response.writeHead(file.status, form.headers).end();
  } else if (form.bytes) {
    response.writeHead(file.status, form.headers).end(form.bytes);
  } else {
    void sendFromDisk(request, response, file.status, form, warn);
  }
}

function chosenForm(file: SiteFile, accepted: string | undefined): StoredForm {
  for (const encoding of preferredEncodings(accepted)) {
    const form = file.forms[encoding];
    if (form) return form;
  }
  return file.forms.identity;
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2). */
function namesTag(tags: string, etag: string): boolean {
  return tags === etag || tags === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Files up to this size (bytes), most pictures among them, are read in one piece: twice as fast as a stream, and not too much memory for a slow reader. */
const READ_WHOLE = 128 * 1024;

async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  form: StoredForm,
  warn: (sentence: string) => void,
): Promise<void> {
  let refusal: NodeJS.ErrnoException | undefined;
  const handle = await open(form.path).catch((error: NodeJS.ErrnoException) => {
    refusal = error;
  });
  try {
    const now = await handle?.stat();
    if (!handle || now?.size !== form.size || now.mtimeMs !== form.changed) {
      warn(troubleWith(form.path, refusal));
      return plainAnswer(request, response, 503, "Service Unavailable", { "Retry-After": "5" });
    }
    if (form.size <= READ_WHOLE) {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.allocUnsafe(form.size) });
      if (bytesRead !== form.size) throw new Error(`${form.path} ended early`);
      response.writeHead(status, form.headers).end(buffer);
      return;
    }
    response.writeHead(status, form.headers);
    await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch {
    // The client went away in the middle, or the disk failed: the cut connection tells the client either way.
    response.destroy();
  } finally {
    await handle?.close();
  }
}

/** @param refusal the system's error when it did not open the file; undefined where another file is in its place */
function troubleWith(path: string, refusal: NodeJS.ErrnoException | undefined): string {
  // Too many open files, or a missing permission: a new build would change nothing.
  if (refusal && refusal.code !== "ENOENT") return `a file of the site cannot be read: ${refusal.message}`;
  return `${path} was changed or removed while it is being served. Build the site anew: remove build/current, then npm run build; on a server hoang-gia-update.`;
}

function plainAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string>,
): void {
  const body = `${sentence}\n`;
  response.writeHead(status, {
    ...OWN_ANSWER_HEADERS,
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
