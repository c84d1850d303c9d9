/** Saving what was typed. */
import { fieldsOrNull, writeDocument } from "../documents/document.ts";
import { withFormerAddress } from "../documents/rename.ts";
import { withoutChangedSamples } from "../documents/samples.ts";
import type { House } from "../files/house.ts";
import { keepAside, keepBegun, keepSaved, keepTyped } from "../journal/journal.ts";
import { stillOnline } from "../publishing/pending.ts";
import { removeDraft, saveDraft, type Writer } from "./drafts.ts";
import { known, type Page } from "./pages.ts";

/** What a window sends: fields and text of a form, or a whole file that is edited as text. */
export type Edit = { fields: Record<string, unknown>; body: string | null } | { text: string };

/**
 * Saves a page on the desk. Text that is again what customers see leaves no draft behind.
 *
 * @param certain whether the journal keeps the state however soon it follows the one before (saved by hand, window closed)
 * @param by the window that wrote it
 * @returns the page as it stands now
 * @throws Refused for a page that does not exist
 */
export function savePage(
  house: House,
  file: string,
  edit: Edit,
  now: number,
  { certain = false, by }: { certain?: boolean; by?: Writer } = {},
): Page {
  const page = known(house, file);
  const before = page.text ?? page.online ?? "";
  const text = written(page, edit);
  if (text === before && page.text !== null && page.trouble === null) {
    if (certain && page.draft) keepSaved(house, file, text, now);
    return page;
  }
  if (!page.draft && page.text !== null) keepBegun(house, file, page.text, now - 1);
  if (certain) keepSaved(house, file, text, now);
  else keepTyped(house, file, text, now);
  layDown(house, page, text, now, by);
  return known(house, file);
}

/**
 * Keeps what a window typed on a page that was changed elsewhere: it is not saved over the other words, but lies in the journal, where the owner
 * finds it.
 *
 * @param certain whether it is kept however soon it follows the one before (the window closed, or goes on with the other words)
 * @throws Refused for a page that does not exist
 */
export function setAside(house: House, file: string, edit: Edit, now: number, certain: boolean): void {
  keepAside(house, file, written(known(house, file), edit), now, certain);
}

/** @returns the whole file as a window wants it */
function written(page: Page, edit: Edit): string {
  if ("text" in edit) return edit.text.normalize("NFC");
  return writeDocument(page.text ?? page.online ?? "", page.file, withAddress(page, edit));
}

/** @returns whether the window wrote the present state itself, and did not send this edit before it */
export function follows({ draft }: Page, by: Writer | undefined): boolean {
  return by !== undefined && draft?.by?.window === by.window && by.turn >= draft.by.turn;
}

function withAddress(page: Page, edit: { fields: Record<string, unknown>; body: string | null }) {
  const base = page.draft ? page.draft.base : page.online;
  const online = base === null ? null : fieldsOrNull(base, page.file);
  const fields = withFormerAddress(page.kind, online, edit.fields);
  return { ...edit, fields: page.kind.name === "settings" && online ? withoutChangedSamples(online, fields) : fields };
}

/** Makes `text` the draft of a page; text that is again what customers see leaves no draft behind. */
export function layDown(house: House, page: Page, text: string, now: number, by?: Writer): void {
  const base = page.draft ? page.draft.base : page.online;
  // While the page goes online, the text that customers still see is a change, because they will soon see the other one.
  if (text === page.online && base === page.online && stillOnline(house, page.file) === undefined) {
    removeDraft(house, page.file);
    return;
  }
  saveDraft(house, {
    file: page.file,
    text,
    base,
    place: page.draft?.place ?? "desk",
    at: new Date(now).toISOString(),
    by,
  });
}
