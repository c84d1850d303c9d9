/** Publishing, and giving back: the only two ways in which the desk changes what customers see. One at a time. */

import type { PicturesMade } from "../../scripts/build/pictures.ts";
import type { Draft } from "../drafts/drafts.ts";
import { leavingOf } from "../drafts/pages.ts";
import type { House } from "../files/house.ts";
import { type Entry, entries, keepState, note, stateAt } from "../journal/journal.ts";
import { Refused } from "../server/refused.ts";
import { comingOf } from "./coming.ts";
import { type Failure, failureOf, type Stage } from "./failure.ts";
import { putBack, settle, writeContent } from "./pending.ts";
import { type Plan, planOf } from "./plan.ts";
import { chosenOf, lastPublication, publications, putPageBack } from "./publications.ts";
import type { RunStep } from "./run-step.ts";
import { settleDrafts, unsettleDrafts } from "./settle-drafts.ts";
import { sendFrom, servedAt, targetOf } from "./target.ts";
import { type Coming, STUCK } from "./wait.ts";

/** A publication, or its giving back, for the window that looks on. */
export interface Run {
  what: "publish" | "give-back";
  stage: Stage;
  /** While pictures are made: how many of those that are missing. */
  pictures: PicturesMade | null;
  /** Milliseconds. */
  began: number;
  /** Those that were chosen: where a link follows them is not counted. */
  pages: string[];
  /** Of a giving back that is over: where each page lies now, "outside" one that was changed outside meanwhile and stays as it is. */
  returned?: { file: string; place: Draft["place"] | "outside" }[];
  /** Set when it is over. */
  ended: number | null;
  failed: Failure | null;
  /** Milliseconds: it is online, but the site of this moment could not be built ahead; null where all was. */
  notAhead: number | null;
  /** Of one that is over: what is to come of all that is online now. */
  coming: Coming[];
  /** Pages that customers saw before, and will see again only at the hour that they have now. */
  withdrawn: string[];
}

/** So many publications can be given back: their releases are kept (about 9 MB each, pictures are shared). */
const KEPT = 10;

/** Both ways refuse at once or begin; how it goes on and fails is seen by {@link Publisher.current}. */
export interface Publisher {
  /** What runs, or ran last since the desk was opened. */
  current(): Run | null;
  /**
   * @param files pages of the tray; none builds the site of now, where that is wanted because something should have come and has not
   * @returns when it is over, failed or not: never rejects
   * @throws Refused before anything is changed: another one runs, or a page cannot go online
   */
  publish(files: string[]): Promise<void>;
  /** Serves the release before the last publication again, and builds ahead of what stands then. @returns and @throws as {@link publish} */
  giveBack(): Promise<void>;
  /**
   * Builds ahead what has come near since, one moment after the other, until a publication wants to begin. Only of what customers see: where content was
   * changed outside of the desk, nothing is built.
   *
   * @returns when it is over, built or not: never rejects
   */
  catchUp(): Promise<void>;
  /** What is to come of what is online, and whether a release waits for it or is just being built. */
  coming(): Promise<Coming[]>;
  /** The publication that would be given back, or null. */
  last(): Entry | null;
}

/**
 * @param root folder of the project
 * @param now milliseconds since 1970
 * @param step builds, and switches between releases
 */
export function publisher(house: House, root: string, now: () => number, step: RunStep): Publisher {
  let run: Run | null = null;
  /** Building ahead goes on beside what the owner does, and gives way to a publication. */
  let catching: Promise<void> | null = null;

  const coming = () => comingOf(house, root, now());
  const last = () => lastPublication(entries(house));
  const held = () =>
    publications(entries(house))
      .slice(0, KEPT)
      .flatMap(({ former }) => former ?? []);

  /** @throws Refused while one runs, @throws what a disk says that still does not let go back what an earlier one left */
  function makeReady(): void {
    if (run && run.ended === null) throw new Refused(409, "Đang đưa lên mạng một lần khác, chờ xong đã.");
    putBack(house);
  }

  /** Never rejects: nobody waits for it but the window that looks on. */
  async function begin(what: Run["what"], pages: string[], work: (run: Run) => Promise<void>): Promise<void> {
    const mine: Run = {
      ...{ what, stage: "content", pictures: null, began: now(), pages, ended: null, failed: null, notAhead: null },
      ...{ coming: [], withdrawn: [] },
    };
    run = mine;
    try {
      await catching; // built of the content as it stands: it must not change under its hands
      await work(mine);
      mine.coming = await coming().catch(nothingKnown); // it is online all the same
    } catch (error) {
      mine.failed = failureOf(error, mine.stage);
      takeBack(mine.failed);
    } finally {
      mine.ended = now();
    }
  }

  /** Where `work` fails, the site is again what `content/` is: else the next build would find its release there already, and note it as the one before itself. */
  async function orServeAgain(former: string | null, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (former !== null) await step({ release: former, held: held() }, () => {}).catch(console.error);
      throw error;
    }
  }

  /** @param changed whether content is taken as it stands, @param enough whether to leave off @returns the moment that could not be built for, or null */
  async function buildComing(changed: boolean, enough: () => boolean): Promise<number | null> {
    let built = false;
    let failed: number | null = null;
    let served = "";
    while (!enough()) {
      const { release, ahead, notAhead } = await step({ ahead: true, changed, held: [] }, () => {});
      served = release;
      failed = notAhead ?? null;
      if (ahead === undefined) break;
      built = true;
    }
    // Only beside what this desk put there: somebody may have brought another version since.
    if (built && (await servedAt(targetOf(house), root)) === served) await sendFrom(house, root, served);
    return failed;
  }

  /** Where the disk does not let `content/` go back (it is full, most likely), it goes back before the next publication, or when the desk is opened. */
  function takeBack(failed: Failure): void {
    try {
      putBack(house);
    } catch (error) {
      console.error(error);
      failed.sentence += " Ổ đĩa chưa cho trả nội dung về như cũ: dọn bớt ổ đĩa, lần đưa lên sau bàn tự trả.";
    }
  }

  return {
    current: () => run,
    async coming() {
      const building = catching !== null;
      const found = await coming();
      return found.map((one) => (building && one.state === "unbuilt" ? { ...one, state: "building" } : one));
    },
    last,
    publish(files) {
      makeReady();
      const plan = files.length > 0 ? planOf(house, files) : { changes: [], pictures: [] };
      return begin("publish", files, async (mine) => {
        if (files.length === 0 && !(await coming()).some(({ state }) => STUCK.includes(state)))
          throw new Refused(422, "Chưa chọn trang nào để đưa lên mạng.");
        mine.withdrawn = withdrawnBy(plan, now());
        writeContent(house, plan);
        const { release, former, notAhead } = await step({ build: true, held: held() }, (stage, made) => {
          mine.stage = stage;
          mine.pictures = made ?? null;
        });
        mine.notAhead = notAhead ?? null;
        mine.stage = "sending";
        await orServeAgain(former, async () => {
          await sendFrom(house, root, release);
          const pages = plan.changes.map(({ file, before, after, follows }) => ({
            file,
            before: before === null ? null : keepState(house, before),
            after: after === null ? null : keepState(house, after),
            ...(follows && { follows: true as const }),
          }));
          // Only what is to come was built: what can be given back is what it was.
          if (files.length === 0 && former === release) return;
          // One that was served already was left by a desk killed at this: what came before it is not known any more.
          note(house, { what: "published", pages, release, former: former === release ? null : former }, now());
        });
        // In this order: a desk that is killed in between has written words twice rather than not at all.
        settle(house);
        settleDrafts(house, plan);
      });
    },
    giveBack() {
      makeReady();
      const publication = last();
      if (!publication?.former) throw new Refused(409, "Không còn bản nào trước đó để trả lại.");
      const { former, pages = [] } = publication;
      return begin("give-back", chosenOf(publication), async (mine) => {
        const { former: served } = await step({ release: former, held: held() }, () => {});
        mine.stage = "sending";
        await orServeAgain(served, () => sendFrom(house, root, former));
        mine.returned = pages.flatMap((page) => {
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
        note(house, { what: "given-back", pages, release: former, former: publication.release ?? null }, now());
        // What waited was built ahead of what is gone. Customers see the former version already: what fails here is told, and fails nothing.
        mine.notAhead = await buildComing(true, () => false).catch((error: unknown) => {
          console.error(error);
          return null;
        });
      });
    },
    async catchUp() {
      if (catching || (run && run.ended === null)) return;
      const begun = run;
      const built = async () => {
        if ((await coming()).some(({ state }) => state === "unbuilt")) await buildComing(false, () => run !== begun);
      };
      catching = built().catch((error: unknown) => console.error(error));
      await catching;
      catching = null;
    },
  };
}

/** @returns files of articles that leave the site with this publication, until an hour to come */
function withdrawnBy({ changes }: Plan, now: number): string[] {
  return changes.flatMap(({ file, before, after }) => (leavingOf(file, before, after, now) === "until" ? file : []));
}

function nothingKnown(error: unknown): Coming[] {
  console.error(error);
  return [];
}
