/**
 * What a publication and its giving back do, one step after the other. They throw the error that stopped them, and their caller puts `content/` back where
 * customers do not see the change yet. A desk may be killed between any two steps: their order is such that nothing the owner wrote is lost then.
 */
import { isDeepStrictEqual } from "node:util";
import { leavingOf } from "../drafts/pages.ts";
import type { House } from "../files/house.ts";
import { type Entry, entries, keepState, note, stateAt } from "../journal/journal.ts";
import { buildComing } from "./build-coming.ts";
import { forgetGivingBack, givingBackIn, noteGivingBack } from "./giving-back.ts";
import { type Pending, settle, writeContent } from "./pending.ts";
import type { Change, Plan } from "./plan.ts";
import { publications, putPageBack } from "./publications.ts";
import type { Run } from "./run.ts";
import { settleDrafts, unsettleDrafts } from "./settle-drafts.ts";
import { sendFrom, servedAt } from "./target.ts";
import type { Works } from "./works.ts";

/** How many publications can be given back: their releases are kept (about 9 MB each, pictures are shared). */
const KEPT = 10;

/** Releases that must stay, for publications that may be given back. */
export const held = (house: House): string[] =>
  publications(entries(house))
    .slice(0, KEPT)
    .flatMap(({ former }) => former ?? []);

/**
 * The first part of a publication: the plan is written into `content/`, built and sent. {@link finishPublication} is the second.
 *
 * @param run gets the progress
 * @returns the release that customers see now, and the one that was served before
 */
export async function bringOnline(
  works: Works,
  plan: Plan,
  run: Run,
): Promise<{ release: string; former: string | null }> {
  const { house, root, now, step } = works;
  run.withdrawn = withdrawnBy(plan, now());
  const before = await servedAt({ kind: "here" }, root);
  writeContent(house, plan, before);
  const { release, former, notAhead } = await orServeAgain(works, before, () =>
    step({ build: true, held: held(house) }, (stage, made) => {
      run.stage = stage;
      run.pictures = made ?? null;
    }),
  );
  run.notAhead = notAhead ?? null;
  run.stage = "sending";
  await orServeAgain(works, former, () => sendFrom(house, root, release));
  run.isSeen = true;
  return { release, former };
}

/**
 * Notes a publication that customers see in the journal, and clears its drafts away. May be called again after a try that a failing disk or a kill broke off,
 * and goes on in this order: what the owner wrote is then there twice, online and as a draft, rather than not at all.
 */
export function finishPublication(works: Works, { former, ...plan }: Pending, release: string): void {
  notePublished(works, plan, release, former);
  settle(works.house);
  settleDrafts(works.house, plan);
}

function notePublished({ house, now }: Works, { changes }: Plan, release: string, former: string | null): void {
  const pages = changes.map((change) => keptChange(house, change, now()));
  // Only what is to come was built, so the publication that can be given back stays the same.
  if (pages.length === 0 && former === release) return;
  const [last] = entries(house).filter(({ what }) => what === "published" || what === "given-back");
  // The try before was broken off after this line: a second one would be given back for the first.
  if (last?.what === "published" && last.release === release && isSameChange(last.pages, pages)) return;
  // A release that was served already was left by a desk that was killed at this point: the release before it is not known any more.
  note(house, { what: "published", pages, release, former: former === release ? null : former }, now());
}

/** The way back: the release before is served again, and every page of the publication is what it was. @param run gets the progress */
export async function giveBack(works: Works, publication: Entry, former: string, run: Run): Promise<void> {
  const { house, root, step } = works;
  // True after a try that broke off at a page: customers see the former version since then.
  const formerIsSeen = givingBackIn(house)?.formerIsSeen ?? false;
  run.isSeen = formerIsSeen;
  noteGivingBack(house, { at: publication.at, formerIsSeen });
  const { former: served } = await step({ release: former, held: held(house) }, () => {});
  run.stage = "sending";
  await orServeAgain(works, served, () => sendFrom(house, root, former));
  run.isSeen = true;
  noteGivingBack(house, { at: publication.at, formerIsSeen: true });
  run.returned = givePagesBack(works, publication, former);
  // The waiting releases were built from content that is gone. Customers see the former version already: a failure here is told, and fails nothing else.
  run.notAhead = await buildComing(works, true, () => false).catch((error: unknown) => {
    console.error(error);
    return null;
  });
}

/**
 * Gives every page back what it was, once customers see the former version, and notes it in the journal. After a break it goes on where it was.
 *
 * @returns where the pages lie now
 */
export function givePagesBack(
  { house, now }: Works,
  { release: published, pages = [] }: Entry,
  former: string,
): NonNullable<Run["returned"]> {
  const returned = pages.flatMap((page) => {
    const place = putPageBack(house, page, now());
    return page.follows ? [] : { file: page.file, place };
  });
  unsettleDrafts(
    house,
    pages.map(({ before, after, ...page }) => ({
      ...page,
      before: stateAt(house, before),
      after: stateAt(house, after),
    })),
  );
  note(house, { what: "given-back", pages, release: former, former: published ?? null }, now());
  forgetGivingBack(house);
  return returned;
}

/**
 * Where `work` fails, serves the former release again, as `content/` goes back, too. Otherwise customers would see what the desk shows as not online, and the
 * next build would find its release served already, and note it as its own predecessor.
 */
async function orServeAgain<Result>(
  { house, root, step }: Works,
  former: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (former !== null && (await servedAt({ kind: "here" }, root)) !== former)
      await step({ release: former, held: held(house) }, () => {}).catch(console.error);
    throw error;
  }
}

function isSameChange(noted: Entry["pages"] = [], pages: typeof noted): boolean {
  const states = (of: typeof noted) => of.map(({ file, before, after }) => [file, before, after]);
  return isDeepStrictEqual(states(noted), states(pages));
}

/** A change as the journal holds it: its states by their hashes. */
function keptChange(
  house: House,
  { file, before, after, leadsTo, follows }: Change,
  now: number,
): NonNullable<Entry["pages"]>[number] {
  return {
    file,
    before: before === null ? null : keepState(house, before),
    after: after === null ? null : keepState(house, after),
    ...(leadsTo && { leadsTo }),
    ...(follows && { follows: true }),
    ...(leavingOf(file, before, after, now) && { left: true }),
  };
}

/** @returns files of articles that leave the site with this publication, until an hour to come */
function withdrawnBy({ changes }: Plan, now: number): string[] {
  return changes.flatMap(({ file, before, after }) => (leavingOf(file, before, after, now) === "until" ? file : []));
}
