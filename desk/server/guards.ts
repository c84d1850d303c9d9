/**
 * Who may talk to the desk: a browser on this machine that shows the desk's own pages. Another site in the owner's browser can send requests to 127.0.0.1,
 * too; it is recognised by `Host` (a name that was pointed here), `Origin` and `Sec-Fetch-Site`, and by a header that no form can set. Programs of another
 * user of this machine can write any header; they are recognised by their connection (same-user.ts).
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DESK_PATH, OWN_HEADER } from "../paths.ts";
import { isOwn } from "./same-user.ts";

const NAMES = ["127.0.0.1", "localhost", "[::1]"];

/** The desk's own pages: everything from the desk itself, style attributes (a preview is scaled, a gauge moves), pictures that are being cut. */
const DESK_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The page beside the form: no script runs in it, and only the desk may show it. */
const PREVIEW_POLICY =
  "default-src 'none'; script-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-src 'none'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** @param port the port the desk listens on; read at each request, because the system may assign it */
export function guard(app: FastifyInstance, port: () => number): void {
  app.addHook("onRequest", async (request, reply) => {
    const ours = request.url === DESK_PATH || request.url.startsWith(`${DESK_PATH}/`);
    reply.headers({
      "Content-Security-Policy": ours ? DESK_POLICY : PREVIEW_POLICY,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    const reason = refusal(request, port());
    if (reason) return reply.code(403).send({ error: reason });
  });
}

function refusal(request: FastifyRequest, port: number): string | null {
  if (!isOwn(request.raw.socket)) return "Bàn làm việc này do người dùng khác của máy mở, chỉ người ấy vào được.";
  const hosts = NAMES.map((name) => `${name}:${port}`);
  if (!hosts.includes(request.headers.host ?? ""))
    return "Bàn làm việc chỉ mở được trên chính máy này, bằng địa chỉ 127.0.0.1.";
  const site = request.headers["sec-fetch-site"];
  const reads = request.method === "GET" || request.method === "HEAD";
  // "none": typed or opened from a bookmark. A link from elsewhere may open the desk, but nothing else.
  const opensDesk =
    reads && request.headers["sec-fetch-mode"] === "navigate" && request.headers["sec-fetch-dest"] === "document";
  if (site && site !== "same-origin" && site !== "none" && !opensDesk)
    return "Yêu cầu này đến từ một trang khác, bàn làm việc không nhận.";
  if (reads) return null;
  const { origin } = request.headers;
  if (origin && !hosts.some((host) => origin === `http://${host}`))
    return "Yêu cầu này đến từ một trang khác, bàn làm việc không nhận.";
  return request.headers[OWN_HEADER] === "1" ? null : "Yêu cầu này không đến từ bàn làm việc.";
}
