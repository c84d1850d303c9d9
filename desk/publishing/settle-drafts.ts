/** What becomes of drafts once a publication is online: a draft that went online is removed, whatever else was written stays. */
import path from "node:path";
import { readDocument, UnreadableDocument, writeDocument } from "../documents/document.ts";
import { kindOf } from "../documents/kinds.ts";
import { type Rename, renameBetween, withFormerAddress, withRenames } from "../documents/rename.ts";
import { draftOf, drafts, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { type House, hashOf, readIfThere } from "../files/house.ts";
import type { Entry } from "../journal/journal.ts";
import type { Plan } from "./plan.ts";

/**
 * Words that were typed while their page went online stay as a draft on top of it, on the desk: nobody called them finished. Links and categories
 * in every draft follow what was renamed.
 */
export function settleDrafts(house: House, { changes }: Plan): void {
  const renames = changes.flatMap(({ file, before, after }) =>
    after === null ? [] : (renameBetween(file, before, after) ?? []),
  );
  for (const draft of drafts(house)) {
    const change = changes.find(({ file }) => file === draft.file);
    const chosen = change?.follows === false;
    if (chosen && draft.text === change.written) {
      removeDraft(house, draft.file);
      continue;
    }
    const base = change ? change.after : draft.base;
    const text = draft.text === null ? null : followed(draft.file, draft.text, base, renames);
    if (text === draft.text && base === draft.base && !chosen) continue;
    saveDraft(house, { ...draft, base, text, place: chosen && text !== null ? "desk" : draft.place });
  }
}

/**
 * For a desk that was killed while it settled drafts: removes those that say what is online with the last publication. They would wait in the tray, and be
 * refused there as changed from outside.
 */
export function removeSettled(house: House, published: Entry | null): void {
  for (const { file, after, follows } of published?.pages ?? []) {
    const draft = follows ? null : draftOf(house, file);
    const online = readIfThere(path.join(house.content, file));
    const isOnline = after === (online === null ? null : hashOf(online));
    if (isOnline && draft?.text === online && draft.base !== online) removeDraft(house, file);
  }
}

/**
 * For a giving back: links and categories in drafts follow the addresses that pages have again. Drafts of the pages that were given back stay as they are.
 *
 * @param pages of the publication, with their texts before and after it
 */
export function unsettleDrafts(
  house: House,
  pages: { file: string; before: string | null; after: string | null; follows?: true }[],
): void {
  const renames = pages.flatMap(({ file, before, after }) =>
    before === null ? [] : (renameBetween(file, after, before) ?? []),
  );
  for (const draft of drafts(house)) {
    if (draft.text === null || pages.some(({ file, follows }) => file === draft.file && !follows)) continue;
    const text = followed(draft.file, draft.text, draft.base, renames);
    if (text !== draft.text) saveDraft(house, { ...draft, text });
  }
}

/** Gives words what they do not know yet: the links that a publication changed in their page, and former addresses that it added. */
function followed(file: string, text: string, base: string | null, renames: Rename[]): string {
  return ifReadable(text, () => {
    const moved = withRenames(file, text, renames);
    const kind = kindOf(file);
    if (!kind || base === null) return moved;
    const { fields } = readDocument(moved, file);
    return writeDocument(moved, file, {
      fields: withFormerAddress(kind, readDocument(base, file).fields, fields),
      body: null,
    });
  });
}

/** What cannot be taken apart stays letter for letter. */
function ifReadable(text: string, change: () => string): string {
  try {
    return change();
  } catch (error) {
    if (error instanceof UnreadableDocument) return text;
    throw error;
  }
}
