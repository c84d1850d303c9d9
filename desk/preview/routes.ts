/** The site as it will be, on the desk's own port: its pages for the frame beside the form, its styles, fonts and pictures. */
import type { FastifyInstance } from "fastify";
import { DESK_PATH } from "../paths.ts";
import type { Desk } from "../server/app.ts";
import { PreviewRests } from "./preview.ts";

/** The headers of the process's answers that a browser needs. */
const PASSED_ON = ["content-type"];

/** Adds every address that no other room has: a page, a style, a font or a picture of the preview; 503 while it rests. */
export function previewRoutes(app: FastifyInstance, { preview }: Desk): void {
  app.get("/*", async (request, reply) => {
    // Somebody has typed the desk's address without its path.
    if (request.headers["sec-fetch-dest"] === "document") return reply.redirect(`${DESK_PATH}/`);
    // What begins with two strokes is a path here, and not another machine's name.
    const { pathname } = new URL(`http://preview${request.url}`);
    try {
      if (/\.[a-z0-9]+$|^\/@|^\/node_modules\//.test(pathname)) {
        const answer = await fetch(`${await preview.files()}${request.url}`, {
          headers: { accept: request.headers.accept ?? "*/*" },
        });
        for (const name of PASSED_ON) reply.header(name, answer.headers.get(name) ?? "application/octet-stream");
        return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      }
      const { status, html } = await preview.see(null, decodeURI(pathname));
      return reply.code(status).type("text/html; charset=utf-8").send(html);
    } catch (error) {
      if (!(error instanceof PreviewRests)) throw error;
      return reply.code(503).type("text/plain; charset=utf-8").send("Phần xem trước đang nghỉ.");
    }
  });
}
