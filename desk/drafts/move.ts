/** The ways a page takes between the desk, the tray and the site. */
import { fieldsOrNull, writeDocument } from "../documents/document.ts";
import { withGained } from "../documents/gained.ts";
import { kindOf } from "../documents/kinds.ts";
import { type House, hashOf } from "../files/house.ts";
import { entries, keepSaved, keepState, note, stateAt } from "../journal/journal.ts";
import { Refused } from "../server/refused.ts";
import { draftOf, removeDraft, saveDraft } from "./drafts.ts";
import { allPages, known, type Page, pageAt } from "./pages.ts";
import { layDown, savePage } from "./save.ts";
import { freeNumber } from "./start-page.ts";

/**
 * Puts a page from the desk into the tray, or back.
 *
 * @throws Refused when there is nothing to put
 */
export function movePage(house: House, file: string, place: "desk" | "tray", now: number): Page {
  const draft = draftOf(house, file);
  if (!draft) throw new Refused(409, "Trang này chưa có gì mới để cho vào khay.");
  if (draft.text !== null) keepSaved(house, file, draft.text, now);
  saveDraft(house, { ...draft, place, at: new Date(now).toISOString() });
  return known(house, file);
}

/**
 * Discards the draft of a page, which is then again what customers see. What was written stays in the journal.
 *
 * @returns the hash under which the journal keeps the discarded text; null where there was none, e.g. for a page that was to leave the site
 */
export function letGo(house: House, file: string, now: number): string | null {
  const draft = draftOf(house, file);
  if (!draft) return null;
  if (draft.text !== null) keepSaved(house, file, draft.text, now);
  note(house, { what: "removed", file, hash: draft.base === null ? null : keepState(house, draft.base) }, now);
  removeDraft(house, file);
  return draft.text === null ? null : hashOf(draft.text);
}

/**
 * Restores a former state, after the journal has kept the present one. A page that was discarded or taken down is then on the desk again, and customers
 * do not see it. Fields that its kind has gained since that state keep their present values. A page that is not online gets exactly the former state,
 * which may have been unfinished, except for a number that another article has got since.
 *
 * @returns the page, and the places that keep their present values
 * @throws Refused when the state is gone, or there never was such a page
 */
export function restore(house: House, file: string, hash: string, now: number): { page: Page; kept: string[] } {
  const page = pageAt(house, file) ?? goneAt(house, file) ?? known(house, file);
  const former = stateAt(house, hash);
  if (former === null) throw new Refused(404, "Bản này đã được dọn khỏi nhật ký.");
  if (page.text !== null) keepSaved(house, file, page.text, now);
  const present = page.online === null ? null : (page.text ?? page.online);
  const { text, kept } =
    present === null
      ? { text: withOwnNumber(house, page, former, now), kept: [] }
      : withGained(page.kind, file, former, present);
  layDown(house, page, text, now);
  note(house, { what: "restored", file, hash: keepState(house, text) }, now);
  return { page: known(house, file), kept };
}

/** No box of the form shows the number of an article, so nobody could change one that is taken. */
function withOwnNumber(house: House, { file, kind }: Page, text: string, now: number): string {
  const fields = kind.name === "articles" ? fieldsOrNull(text, file) : null;
  if (!fields) return text;
  const others = allPages(house).filter((page) => page.kind === kind && page.file !== file);
  const isTaken = others.some((page) => fieldsOrNull(page.text ?? page.online ?? "", page.file)?.id === fields.id);
  if (!isTaken) return text;
  return writeDocument(text, file, { fields: { ...fields, id: freeNumber(house, others, now) }, body: null });
}

/** @returns a page that only the journal still knows, or null */
function goneAt(house: House, file: string): Page | null {
  const kind = kindOf(file);
  const was = entries(house).some((entry) => entry.file === file || entry.pages?.some((page) => page.file === file));
  return kind && was
    ? { file, kind, online: null, draft: null, text: null, trouble: null, changedOutside: false }
    : null;
}

/**
 * Takes a page off the site; its address, where it has one of its own, leads elsewhere from then on. The page goes into the tray, like everything that
 * changes what customers see.
 *
 * @param to an address of the site: of a category or the list of them, of an article or the list of news
 * @throws Refused for a page that is not online, one that cannot be read, or one that has to stay
 */
export function retirePage(house: House, file: string, to: string, now: number): Page {
  const page = known(house, file);
  const text = page.text ?? page.online;
  if (page.online === null || text === null)
    throw new Refused(409, "Trang này chưa lên mạng, bấm “Bỏ trang này” là đủ.");
  const fields = page.trouble === null ? fieldsOrNull(text, file) : null;
  if (!fields)
    throw new Refused(
      409,
      "Tệp của trang này đang hỏng nên chưa gỡ được, và chưa có gì thay đổi. Mở lại trang, bấm “Lấy lại bản đọc được” hoặc sửa chỗ hỏng, rồi gỡ.",
    );
  if (page.kind.name === "categories")
    savePage(house, file, { fields: { ...fields, retired: to }, body: null }, now, { certain: true });
  else if (page.kind.name === "articles" && to === page.kind.section)
    savePage(house, file, { fields: { ...fields, hidden: true }, body: null }, now, { certain: true });
  else if (page.kind.name === "articles" || page.kind.withoutPage) {
    keepSaved(house, file, text, now);
    saveDraft(house, {
      file,
      text: null,
      base: page.online,
      ...(!page.kind.withoutPage && { leadsTo: to }),
      place: "tray",
      at: new Date(now).toISOString(),
    });
  } else throw new Refused(409, "Trang này không gỡ được, lúc nào cũng phải có trên mạng.");
  return movePage(house, file, "tray", now);
}

/**
 * Gives pages their places on the site, from 1. Only those whose place changes get a draft. Two pages that change places go online together, so a page
 * that is being written goes into the tray with what is written; a page that is not online takes no other page's place, and stays on the desk.
 *
 * @returns the pages that were being written and lie in the tray now
 * @throws Refused before anything is changed, when one of them does not exist
 */
export function orderPages(house: House, files: readonly string[], now: number): string[] {
  const written: string[] = [];
  const pages = files.map((file) => known(house, file));
  for (const [at, page] of pages.entries()) {
    const { file } = page;
    const fields = fieldsOrNull(page.text ?? "", file);
    if (!fields || fields.order === at + 1) continue;
    savePage(house, file, { fields: { ...fields, order: at + 1 }, body: null }, now, { certain: true });
    const isWritten = page.draft?.place === "desk";
    if (!draftOf(house, file) || (isWritten && page.online === null)) continue;
    movePage(house, file, "tray", now);
    if (isWritten) written.push(file);
  }
  return written;
}
