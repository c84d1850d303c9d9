/** The journal: what happened, what a page was, and back to it. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { revisionOf } from "../drafts/pages.ts";
import { checked, type WithFile } from "../drafts/routes.ts";
import { Refused, restore } from "../drafts/save.ts";
import type { Desk } from "../server/app.ts";
import { entries, entriesOf, stateAt } from "./journal.ts";

/** So many lines a screen shows; older ones stay in the file. */
const SHOWN = 300;

export function journalRoutes(app: FastifyInstance, { house, now }: Desk): void {
  app.get<WithFile>("/journal", async ({ query }) => ({
    entries: (query.file ? entriesOf(house, query.file) : entries(house)).slice(0, SHOWN),
  }));
  app.get<{ Querystring: { hash?: string } }>("/journal/state", async ({ query }) => {
    const text = stateAt(house, query.hash ?? "");
    if (text === null) throw new Refused(404, "Bản này đã được dọn khỏi nhật ký.");
    return { text };
  });
  app.post<WithFile>("/journal/restore", async ({ query, body }) => {
    const { hash } = checked(v.strictObject({ hash: v.string() }), body);
    return { revision: revisionOf(restore(house, query.file ?? "", hash, now())) };
  });
}
