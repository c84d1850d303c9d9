/** Hands out the desk's window: one page for all its screens, and the files that Vite built from desk/ui. */
import { createReadStream, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { DESK_PATH } from "../paths.ts";
import type { Desk } from "./app.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

/** Adds the window's files; every address of the desk that names no file gets the one page. */
export function windowRoutes(app: FastifyInstance, { window }: Desk): void {
  app.get(DESK_PATH, async (_request, reply) => reply.redirect(`${DESK_PATH}/`));
  app.get<{ Params: { "*": string } }>(`${DESK_PATH}/*`, async (request, reply) => {
    const asked = request.params["*"];
    // Only names of existing files are served: no path is made from the request.
    const file = asked && filesOf(window).includes(asked) ? asked : path.extname(asked) ? null : "index.html";
    if (!file || !existsSync(path.join(window, file))) return reply.code(404).send({ error: "Không có trang này." });
    return reply
      .type(TYPES[path.extname(file)] ?? "application/octet-stream")
      .send(createReadStream(path.join(window, file)));
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll(path.sep, "/"));
}
