/** Publishing, and giving back: the only two ways in which the desk changes what customers see. One at a time. */

import path from "node:path";
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { renameBetween, withRenames } from "../documents/rename.ts";
import { drafts, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { Refused } from "../drafts/save.ts";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { type Entry, entries, keepState, note, stateAt } from "../journal/journal.ts";
import { putBack, settle, writeContent } from "./pending.ts";
import { type Plan, planOf } from "./plan.ts";
import { type RunStep, StepFailed } from "./run-step.ts";
import { sendRelease, targetOf } from "./target.ts";

export type Stage = "content" | "pictures" | "pages" | "files" | "sending";

/** What a publication is at, for the window that looks on. */
export interface Run {
  what: "publish" | "give-back";
  stage: Stage;
  /** Milliseconds. */
  began: number;
  pages: string[];
  /** Set when it is over. */
  ended: number | null;
  failed: {
    stage: Stage;
    sentence: string;
    problems: Problem[];
    /** What the machine said, for whoever built the site; empty where the sentence says all. */
    said: string;
  } | null;
  /** Milliseconds: it is online, but what is scheduled from here on will not come by itself; null where it will. */
  notAhead: number | null;
}

/** So many publications can be given back: their releases are kept (about 9 MB each, pictures are shared). */
const KEPT = 10;

export interface Publisher {
  current(): Run | null;
  /** Begins; how it goes on is seen by {@link current}. @throws Refused before anything is changed */
  publish(files: string[]): Promise<void>;
  giveBack(): Promise<void>;
  /** The publication that would be given back, or null. */
  last(): Entry | null;
}

/** @param step builds, and switches between releases */
export function publisher(house: House, root: string, now: () => number, step: RunStep): Publisher {
  let run: Run | null = null;
  // A desk that was killed while publishing: content/ goes back, the drafts are still in the tray.
  putBack(house);

  const last = () => lastPublication(entries(house));
  const held = () =>
    publications(entries(house))
      .slice(0, KEPT)
      .flatMap(({ former }) => former ?? []);

  async function begin(what: Run["what"], pages: string[], work: (run: Run) => Promise<void>): Promise<void> {
    if (run && run.ended === null) throw new Refused(409, "Đang đưa lên mạng một lần khác, chờ xong đã.");
    const mine: Run = { what, stage: "content", began: now(), pages, ended: null, failed: null, notAhead: null };
    run = mine;
    try {
      await work(mine);
    } catch (error) {
      putBack(house);
      mine.failed = {
        stage: mine.stage,
        sentence: sentenceOf(error),
        problems: error instanceof StepFailed ? error.problems : [],
        said: error instanceof StepFailed && error.problems.length === 0 ? error.message : "",
      };
      if (!(error instanceof StepFailed || error instanceof Refused)) console.error(error);
    } finally {
      mine.ended = now();
    }
  }

  return {
    current: () => run,
    last,
    async publish(files) {
      const plan = planOf(house, files);
      await begin("publish", files, async (mine) => {
        writeContent(house, plan);
        const { release, former, notAhead } = await step({ build: true, held: held() }, (stage) => {
          mine.stage = stage;
        });
        mine.notAhead = notAhead ?? null;
        mine.stage = "sending";
        await sendRelease(targetOf(house), root, release);
        const pages = plan.changes.map(({ file, before, after, follows }) => ({
          file,
          before: before === null ? null : keepState(house, before),
          after: after === null ? null : keepState(house, after),
          ...(follows && { follows: true as const }),
        }));
        note(house, { what: "published", pages, release, former }, now());
        settleDrafts(house, plan);
        settle(house);
      });
    },
    async giveBack() {
      const publication = last();
      if (!publication?.former) throw new Refused(409, "Không còn bản nào trước đó để trả lại.");
      const { former, pages = [] } = publication;
      await begin(
        "give-back",
        pages.map(({ file }) => file),
        async (mine) => {
          await step({ release: former, held: held() }, () => {});
          mine.stage = "sending";
          await sendRelease(targetOf(house), root, former);
          for (const page of pages) putPageBack(house, page, now());
          note(house, { what: "given-back", pages, release: former, former: publication.release ?? null }, now());
        },
      );
    },
  };
}

/** Publications that stand, the newest first: one that was given back is none any more. */
function publications(all: Entry[]): Entry[] {
  const standing: Entry[] = [];
  let givenBack = 0;
  for (const entry of all) {
    if (entry.what === "given-back") givenBack++;
    else if (entry.what === "published" && givenBack > 0) givenBack--;
    else if (entry.what === "published") standing.push(entry);
  }
  return standing;
}

const lastPublication = (all: Entry[]): Entry | null => publications(all)[0] ?? null;

/** What went online is no draft any more; links in drafts that stay follow what was renamed. */
function settleDrafts(house: House, { changes }: Plan): void {
  const renames = changes.flatMap(({ file, before, after }) =>
    after === null ? [] : (renameBetween(file, before, after) ?? []),
  );
  for (const { file, follows } of changes) if (!follows) removeDraft(house, file);
  for (const draft of drafts(house)) {
    const change = changes.find(({ file }) => file === draft.file);
    if (!change || draft.text === null) continue;
    saveDraft(house, { ...draft, base: change.after, text: withRenames(draft.file, draft.text, renames) });
  }
}

/** The page is again what it was; what was online lies in the tray, or stays in the draft that has been begun since. */
function putPageBack(
  house: House,
  { file, before, after, follows }: NonNullable<Entry["pages"]>[number],
  now: number,
): void {
  const [old, taken] = [before, after].map((hash) => (hash === null ? null : stateAt(house, hash)));
  const present = readIfThere(path.join(house.content, file));
  if (old === undefined || taken === undefined || present !== taken) return;
  if (old === null) removeInside(house.content, file);
  else writeInside(house.content, file, old);
  const begun = drafts(house).find((draft) => draft.file === file);
  if (follows && !begun) return;
  saveDraft(
    house,
    begun ? { ...begun, base: old } : { file, text: taken, base: old, place: "tray", at: new Date(now).toISOString() },
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof StepFailed && error.problems.length > 0) {
    const [first] = error.problems;
    return `Nội dung còn ${error.problems.length} chỗ phải sửa: ${first?.file}, ${first?.field}: ${first?.expected}`;
  }
  return "Máy dựng trang vấp giữa chừng. Thử lại một lần nữa; vẫn vậy thì chép đoạn dưới đây gửi người dựng trang.";
}
