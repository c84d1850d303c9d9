/** The journal: what happened, what a page was, and back to it. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { compare } from "../documents/compare.ts";
import { placeName } from "../documents/labels.ts";
import { drafts } from "../drafts/drafts.ts";
import { restore } from "../drafts/move.ts";
import { revisionOf } from "../drafts/pages.ts";
import type { WithFile } from "../drafts/routes.ts";
import { behindNames } from "../drafts/stock.ts";
import type { House } from "../files/house.ts";
import type { Desk } from "../server/app.ts";
import { checked } from "../server/refused.ts";
import { APART, type Entry, entries, keepSaved, stateAt } from "./journal.ts";
import { titlesOfGone } from "./last-title.ts";
import { stateBefore } from "./state-before.ts";

/** Most lines that a screen shows; older lines stay in the file. */
const SHOWN = 300;

/** The journal as the window shows it. */
export interface ToldJournal {
  /** Newest first. */
  entries: Entry[];
  /** How many older lines there are, which stay in the file and are not listed. */
  older: number;
  /** The last titles of pages that are neither on the desk nor online any more. */
  titles: Record<string, string>;
}

/** A page after a former state of it was restored. */
export interface Restored {
  revision: string;
  /** Labels of the fields that the former state did not have yet, and that keep their present values. */
  kept: string[];
}

/** Keeps drafts whose last words wait for their minute to be over (journal.ts), under the time of typing. @param from milliseconds since 1970: none older */
function keepWritten(house: House, from: number): void {
  try {
    const written = drafts(house)
      .map(({ file, text, at }) => ({ file, text, at: Date.parse(at) }))
      .filter(({ at }) => at >= from)
      .sort((one, other) => one.at - other.at);
    for (const { file, text, at } of written) if (text !== null) keepSaved(house, file, text, at);
  } catch (error) {
    console.error(error); // a full disk keeps nobody from reading what was kept before
  }
}

const isOf = ({ file, pages = [] }: Entry, asked: string | undefined) =>
  file === asked || pages.some((page) => page.file === asked);

/** Adds the journal: what happened, to one page or to all, what a change was, and the way back to a kept state. */
export function journalRoutes(app: FastifyInstance, { house, now }: Desk): void {
  const keepLately = () => keepWritten(house, now() - 2 * APART);
  app.addHook("onListen", async () => keepWritten(house, 0)); // what a desk that was closed within that minute has left
  const everyMinute = setInterval(keepLately, APART).unref();
  app.addHook("onClose", async () => clearInterval(everyMinute));
  app.get<WithFile>("/journal", async ({ query }): Promise<ToldJournal> => {
    keepLately();
    const all = entries(house);
    const asked = query.file ? all.filter((entry) => isOf(entry, query.file)) : all;
    const shown = asked.slice(0, SHOWN);
    const files = new Set(
      shown.flatMap(({ file, pages = [] }) => [file ?? [], ...pages.map((page) => page.file)].flat()),
    );
    return {
      entries: shown,
      older: asked.length - shown.length,
      titles: titlesOfGone(house, all, [...files]),
    };
  });
  /**
   * What one line of the journal changed in a page: for a publication in what customers see, otherwise against the kept state of the page before it. The line
   * is named by its time and by what happened, because two things may happen to a page in one moment.
   */
  app.get<{ Querystring: { file?: string; at?: string; what?: string } }>(
    "/journal/change",
    async ({ query: { file = "", at = "", what = "" } }) => {
      const behind = behindNames(house);
      const all = entries(house);
      const crossed = all
        .find((entry) => entry.at === at && entry.what === what)
        ?.pages?.find((page) => page.file === file);
      if (crossed) {
        const [before, after] = [stateAt(house, crossed.before), stateAt(house, crossed.after)];
        const [was, is] = what === "given-back" ? [after, before] : [before, after];
        return { places: compare(file, was, is, behind) };
      }
      const own = all.filter((entry) => entry.file === file);
      const index = own.findIndex((entry) => entry.at === at && entry.what === what);
      const state = (hash?: string | null) => (hash ? stateAt(house, hash) : null);
      return {
        places: compare(file, state(stateBefore(own.slice(index + 1), file)), state(own[index]?.hash), behind),
      };
    },
  );
  app.post<WithFile>("/journal/restore", async ({ query, body }): Promise<Restored> => {
    const { hash } = checked(v.strictObject({ hash: v.string() }), body);
    const { page, kept } = restore(house, query.file ?? "", hash, now());
    return { revision: revisionOf(page), kept: kept.map((place) => placeName(page.kind.name, place.split("."))) };
  });
}
