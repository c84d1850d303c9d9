/** The tray and the way online: what would change, publishing, giving back, and where the site goes. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { BUILD_FOLDER } from "../../contract/built-site.ts";
import { type Wrong, wrongWith } from "../documents/check.ts";
import { compare, type Place } from "../documents/compare.ts";
import { UnreadableDocument } from "../documents/document.ts";
import { placeName } from "../documents/labels.ts";
import { foundInWords, withPageNames } from "../drafts/found.ts";
import { allPages, leavingOf, type Page, type Summary, summaryOf } from "../drafts/pages.ts";
import { behindNames } from "../drafts/stock.ts";
import { titlesOfGone } from "../journal/last-title.ts";
import { problemsSeen } from "../preview/preview.ts";
import type { Desk } from "../server/app.ts";
import { checked } from "../server/refused.ts";
import { chosenOf } from "./publications.ts";
import { publisher } from "./publish.ts";
import type { Run } from "./run.ts";
import { stepRunner } from "./run-step.ts";
import { setTarget, staysHere, type Target, targetOf } from "./target.ts";
import type { Coming } from "./wait.ts";

/** A page that waits, with what customers see and what they would see. */
export interface Waiting {
  summary: Summary;
  /** How customers lose the page with this: for good, or until the hour that it has now; null where they do not lose it. */
  leaves: "for good" | "until" | null;
  places: Place[];
  wrong: Wrong[];
}

/** The answer to the window: what waits, what runs, what could be given back, and where the site goes. */
export interface Tray {
  waiting: Waiting[];
  /** What the site's check would find in other pages once the chosen ones are online: it would stop the publication. */
  beside: { file: string; message: string }[];
  run: Run | null;
  /** The last publication that stands: when (ISO 8601), its chosen pages, the titles of those that are gone, and whether a release before it can be served. */
  last: { at: string; pages: string[]; titles: Record<string, string>; former: boolean } | null;
  /** The site was built before: the next publication will have a release before it. */
  built: boolean;
  target: Target;
  lacks: Lack | null;
}

/**
 * What whoever opens the desk has left unset: `server`: letters come from a server (`DESK_SERVER`), but the site stays on this machine, so that its customers
 * see nothing of it; `address`: the site goes elsewhere, but its pages would not know their own address (`SITE_URL`).
 */
export type Lack = "server" | "address";

/** The coming changes of what is online, and when the last publication was, ISO 8601; null where none of this desk stands. */
export interface ToldComing {
  coming: Coming[];
  last: string | null;
}

/** Milliseconds: each day a further day comes within reach of being built ahead. */
const CATCH_UP_EVERY = 86_400_000;

/**
 * Adds the tray, publishing and giving back; the latter two are refused (409) while one of them is under way. Once the desk listens, and once a day from then
 * on, what has come near is built ahead.
 *
 * @param steps builds and switches; a test gives its own
 */
export function publishingRoutes(app: FastifyInstance, desk: Desk, steps = stepRunner(desk.root)): void {
  const { house, root, now, preview } = desk;
  const site = publisher({ house, root, now, builtFrom: steps.content, step: steps.run });

  /** `left`: pages of the tray that are not to go along. */
  app.get<{ Querystring: { left?: string | string[] } }>("/tray", async ({ query }): Promise<Tray> => {
    const all = allPages(house);
    const pages = all.filter(({ draft }) => draft?.place === "tray");
    const left = [query.left ?? []].flat();
    const chosen = pages.map(({ file }) => file).filter((file) => !left.includes(file));
    const problems = chosen.length > 0 ? await problemsSeen(preview, chosen) : [];
    const inPage = (page: string): Wrong[] =>
      problems
        .filter(({ file }) => file === `content/${page}`)
        .map(({ field, expected }) => ({ path: field, message: withPageNames(house, expected) }));
    const besides = problems.filter(({ file }) => !chosen.some((page) => file === `content/${page}`));
    const behind = behindNames(house, all);
    const waiting = pages.map((page) => ({
      summary: summaryOf(page, now()),
      leaves: leavingOf(page.file, page.online, page.text, now()),
      places: compare(page.file, page.online, page.text, behind),
      wrong: [...wrongIn(page), ...(left.includes(page.file) ? [] : inPage(page.file))],
    }));
    // Somebody is about to press the button, which is not there while something has to be mended (desk/ui/publish/publish.tsx).
    const broken = waiting.some(
      ({ summary, wrong }) => chosen.includes(summary.file) && (wrong.length > 0 || summary.changedOutside),
    );
    if (chosen.length > 0 && besides.length === 0 && !broken) steps.expect();
    const last = site.last();
    return {
      waiting,
      beside: besides.map((problem) => {
        const { field, expected } = foundInWords(house, problem);
        return { file: problem.file, message: `${field}: ${expected}` };
      }),
      run: site.current(),
      last: last && {
        at: last.at,
        pages: chosenOf(last),
        titles: titlesOfGone(house, [last], chosenOf(last)),
        former: Boolean(last.former),
      },
      built: existsSync(path.join(root, BUILD_FOLDER)),
      target: targetOf(house),
      lacks: lackOf(targetOf(house)),
    };
  });
  app.get("/coming", async (): Promise<ToldComing> => ({ coming: await site.coming(), last: site.last()?.at ?? null }));
  app.addHook("onListen", async () => void site.catchUp());
  const daily = setInterval(() => void site.catchUp(), CATCH_UP_EVERY).unref();
  app.addHook("onClose", async () => clearInterval(daily));
  app.get("/run", async () => ({ run: site.current() }));
  app.post("/publish", async ({ body }, reply) => {
    const { files } = checked(v.strictObject({ files: v.array(v.string()) }), body);
    void site.publish(files); // throws a refusal before anything begins, and so answers with it
    return reply.code(202).send({ run: site.current() });
  });
  app.post("/give-back", async ({ body }, reply) => {
    // The window names what it shows: another one may have published since.
    const { at } = checked(v.strictObject({ at: v.string() }), body);
    void site.giveBack(at); // refuses as above
    return reply.code(202).send({ run: site.current() });
  });
  app.put("/target", async ({ body }) => setTarget(house, body));
}

function lackOf(target: Target): Lack | null {
  if (staysHere(target)) return "server";
  return target.kind === "here" || process.env.SITE_URL?.trim() ? null : "address";
}

function wrongIn({ kind, file, text }: Page): Wrong[] {
  if (text === null) return [];
  try {
    // A row of the tray has no box beside which the sentence could stand, so the sentence names the place.
    return wrongWith(kind, text, file).map(({ path, message }) => ({
      path,
      message: path ? `${placeName(kind.name, path.split("."))}: ${message}` : message,
    }));
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return [{ path: "", message: error.message }];
  }
}
