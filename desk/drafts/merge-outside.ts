/** A page that was changed outside the desk while it had a draft here: shows what either side changed, and merges both. */
import { bothFieldWords } from "../documents/compare.ts";
import { UnreadableDocument } from "../documents/document.ts";
import { bothTextWords } from "../documents/text-words.ts";
import { wordsOf } from "../documents/words-of.ts";
import type { House } from "../files/house.ts";
import { keepSaved, keepState, note } from "../journal/journal.ts";
import { Refused } from "../server/refused.ts";
import { saveDraft } from "./drafts.ts";
import { type Choices, type Difference, differences, merge } from "./merge.ts";
import type { Page } from "./pages.ts";
import { behindNames } from "./stock.ts";

/** A difference as the window shows it. */
export interface ToldDifference extends Difference {
  /** Both sides as a person reads them. */
  words: Record<"mine" | "theirs", string>;
}

/**
 * @returns what either side changed, place by place; nothing for a page that is to go, is gone outside, or was begun on both sides
 * @throws Refused where one of the texts cannot be read
 */
export function outsideDifferences(house: House, { file, kind, draft, online, text }: Page): ToldDifference[] {
  const base = draft?.base ?? null;
  if (base === null || online === null || text === null) return [];
  const behind = behindNames(house);
  return readable(() => differences(file, base, text, online)).map((one) => {
    const [mine, theirs] =
      one.place === "text"
        ? bothTextWords(String(one.mine), String(one.theirs), behind.drawings)
        : bothFieldWords(kind, one.place.split("."), one.mine, one.theirs, behind);
    return { ...one, words: { mine: mine || EMPTY, theirs: theirs || EMPTY } };
  });
}

const EMPTY = wordsOf("");

/**
 * Makes the file that stands in `content/` now the base of the draft, and merges both. The journal keeps both sides as they were, whichever was chosen.
 *
 * @throws Refused where the file is no longer there, or one of the texts cannot be read
 */
export function mergeOutside(house: House, page: Page, choices: Choices, now: number): void {
  const { file, draft, online, text } = page;
  if (!draft || online === null) throw new Refused(409, "Không còn gì để ghép: bản ngoài đã được bỏ đi.");
  const { base } = draft;
  const together = text === null || base === null ? text : readable(() => merge(file, base, text, online, choices));
  if (text !== null) keepSaved(house, file, text, now);
  note(house, { what: "outside", file, hash: keepState(house, online) }, now);
  saveDraft(house, { ...draft, text: together, base: online, at: new Date(now).toISOString(), by: undefined });
  note(house, { what: "merged", file, hash: together === null ? null : keepState(house, together) }, now);
}

function readable<Put>(together: () => Put): Put {
  try {
    return together();
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    throw new Refused(
      409,
      `Chưa ghép được: có một bản chưa đọc được. ${error.message} Sửa tệp ở ngoài cho đúng, hoặc bấm “Bỏ thay đổi” rồi lấy lại chữ của mình ở nhật ký.`,
    );
  }
}
