/** Publishing, and giving back: the only two ways in which the desk changes what customers see. One at a time. */
import path from "node:path";
import { type Entry, entries } from "../journal/journal.ts";
import { Refused } from "../server/refused.ts";
import { bringOnline, finishPublication, giveBack, givePagesBack } from "./bring-online.ts";
import { buildComing } from "./build-coming.ts";
import { comingOf } from "./coming.ts";
import { type Failure, failureOf } from "./failure.ts";
import { givingBackIn } from "./giving-back.ts";
import { putBack } from "./pending.ts";
import { planOf } from "./plan.ts";
import { chosenOf, lastPublication } from "./publications.ts";
import { begun, type Run } from "./run.ts";
import { followHours, staysHere, targetOf } from "./target.ts";
import { type Coming, STUCK } from "./wait.ts";
import type { Works } from "./works.ts";

/** Publishing and giving back either refuse at once or begin; {@link Publisher.current} then shows their progress, and how they end. */
export interface Publisher {
  /** What runs, or ran last since the desk was opened. */
  current(): Run | null;
  /**
   * @param files pages of the tray; with none, the site of now is built, which is allowed where what is to come is late or was not built ahead
   * @returns when it is over, failed or not: never rejects
   * @throws Refused before anything is changed: another one runs, or a page cannot go online
   */
  publish(files: string[]): Promise<void>;
  /**
   * Serves the release before the last publication again, and builds ahead of what stands then.
   *
   * @param at when the publication was that is meant, ISO 8601; without it, the last one that stands
   * @returns as {@link publish}
   * @throws as {@link publish}, and Refused where another publication is the last by now
   */
  giveBack(at?: string): Promise<void>;
  /**
   * Builds ahead what has come near since, one moment after the other, until a publication wants to begin. Builds only from what customers see: where
   * content was changed outside of the desk, nothing is built.
   *
   * @returns when it is over, built or not: never rejects
   */
  catchUp(): Promise<void>;
  /** The coming changes of what is online, and for each whether a release waits for it or is just being built. */
  coming(): Promise<Coming[]>;
  /** The publication that would be given back, or null. */
  last(): Entry | null;
}

/** @param works what it builds, sends and notes with */
export function publisher(works: Works): Publisher {
  const { house, root, now, builtFrom } = works;
  let run: Run | null = null;
  /** What is left to do of the last publication, where customers see it and a failing disk did not let it be noted. */
  let finish: (() => void) | null = null;
  /** Building ahead goes on beside what the owner does, and gives way to a publication. */
  let catching: Promise<void> | null = null;

  /** Whether the site is built from what the desk shows. It is not where the desk was opened on another folder, to try something. */
  const isShown = path.relative(builtFrom, house.content) === "";
  const last = () => lastPublication(entries(house));
  const follow = () => followHours(house, root, now());
  const coming = async () => {
    if (isShown) await follow();
    return comingOf(house, root, now());
  };

  /**
   * @throws Refused while a publication runs, and where the site is built from another folder than the one that is shown here (`DESK_CONTENT`); Error of a
   *   disk on which what an earlier publication left still cannot be finished or put back
   */
  function makeReady(): void {
    if (!isShown)
      throw new Refused(
        409,
        `Bàn này đang mở để thử, trên thư mục ${house.content}, còn trang của khách dựng từ ${builtFrom}: chưa đưa gì lên mạng. Tắt bàn, mở lại theo cách thường ngày rồi hãy đưa lên.`,
      );
    if (run && run.ended === null) throw new Refused(409, "Đang đưa lên mạng một lần khác, chờ xong đã.");
    finishNoting();
    putBack(house);
  }

  function finishNoting(): void {
    finish?.();
    finish = null;
  }

  /** Never rejects: nobody waits for it but the window that looks on. */
  async function begin(what: Run["what"], pages: string[], work: (run: Run) => Promise<void>): Promise<void> {
    const mine = begun(what, pages, now());
    run = mine;
    try {
      await catching; // it builds from the content as it stands, which must not change meanwhile
      mine.staysHere = staysHere(targetOf(house));
      await follow(); // otherwise what customers saw until that hour would count as the release before
      await work(mine);
      mine.coming = await coming().catch(nothingKnown); // it is online all the same
    } catch (error) {
      mine.failed = failureOf(error, mine.stage, house);
      if (!mine.isSeen) takeBack(mine.failed);
    } finally {
      mine.ended = now();
    }
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
      const begunBefore = givingBackIn(house);
      if (begunBefore?.formerIsSeen) givePagesBack(works, begunBefore.publication, begunBefore.former);
      const plan = files.length > 0 ? planOf(house, files) : { changes: [], pictures: [] };
      return begin("publish", files, async (mine) => {
        if (files.length === 0 && !(await coming()).some(({ state }) => STUCK.includes(state)))
          throw new Refused(422, "Chưa chọn trang nào để đưa lên mạng.");
        const { release, former } = await bringOnline(works, plan, mine);
        finish = () => finishPublication(works, { ...plan, former }, release);
        finishNoting();
      });
    },
    giveBack(at) {
      makeReady();
      const publication = last();
      if (at !== undefined && publication?.at !== at)
        throw new Refused(
          409,
          "Bản đang trên mạng không còn là bản bàn vừa hiện: ở một cửa sổ khác đã đưa lên hoặc trả lại. Xem lại rồi hãy trả lại.",
        );
      if (!publication?.former) throw new Refused(409, "Không còn bản nào trước đó để trả lại.");
      const { former } = publication;
      return begin("give-back", chosenOf(publication), (mine) => giveBack(works, publication, former, mine));
    },
    async catchUp() {
      if (!isShown || catching || (run && run.ended === null)) return;
      const begunBefore = run;
      const built = async () => {
        if ((await coming()).some(({ state }) => state === "unbuilt"))
          await buildComing(works, false, () => run !== begunBefore);
      };
      catching = built().catch((error: unknown) => console.error(error));
      await catching;
      catching = null;
    },
  };
}

function nothingKnown(error: unknown): Coming[] {
  console.error(error);
  return [];
}
