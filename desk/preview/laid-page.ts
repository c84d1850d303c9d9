/** The text that is laid for one page: as it is written where that can be shown, otherwise the nearest to it that can. */
import path from "node:path";
import { wrongFields } from "../documents/check.ts";
import { fieldsOrNull, readDocument, UnreadableDocument, writeDocument } from "../documents/document.ts";
import { mended, type Stock } from "../documents/mend.ts";
import { missingPictures, withStandIns } from "../documents/picture-names.ts";
import { type Rename, renameBetween, withFormerAddress, withRenames } from "../documents/rename.ts";
import { lastGoodOf } from "../drafts/last-good.ts";
import type { Page } from "../drafts/pages.ts";
import { type House, readIfThere } from "../files/house.ts";
import { overlayFolder } from "./overlay-folder.ts";

/** What stand-ins are taken from, and the names of the pictures that are there. */
export type Shop = Stock & { there: ReadonlySet<string> };

/** A text and the file it is laid as; none where a page cannot be shown at all. */
type Laid = [file: string, text: string][];

/** Marks that keep a page from customers; the desk shows it all the same. */
const KEPT_BACK = ["draft", "hidden", "retired"];

/**
 * A page as it is being written: what is wrong or missing takes its last good value or a stand-in.
 *
 * @param renames changed addresses of pages: links in the text follow them
 * @param isLookedAt whether the owner looks at the page: then the marks that hide it are left out
 */
export function laid(house: House, page: Page, renames: Rename[], shop: Shop, isLookedAt: boolean): Laid {
  // A page without a draft is laid as it is, unless it is looked at (marks), links in it may change, or it was broken outside.
  const isUntouched = !page.draft && renames.length === 0 && !isLookedAt;
  if (isUntouched && page.text !== null && inOrder(page, page.text, shop.there)) return [[page.file, page.text]];
  const before = lastShown(house, page) ?? knownGood(house, page);
  // Where one of the single files was taken away outside, its last good state is laid: the site has no page at all without it.
  if (page.text === null) return page.kind.many || before === null ? [] : [[page.file, before]];
  const lastGood = before ?? (page.online || null);
  try {
    if (page.trouble !== null) throw new UnreadableDocument(page.trouble, 1);
    const moved = withRenames(page.file, page.text, renames);
    const { fields } = readDocument(moved, page.file);
    const open = withStandIns(isLookedAt ? withoutMarks(fields) : fields, shop.there, shop.pictureOf("landscape"));
    const fit = mended(page.kind, open, lastGood === null ? null : fieldsOrNull(lastGood, page.file), shop);
    if (fit) return [[page.file, writeDocument(moved, page.file, { fields: ownAddress(page, fit), body: null })]];
  } catch {
    // Broken outside, or in the middle of being typed: the last good state is laid instead.
  }
  return lastGood === null ? [] : [[page.file, lastGood]];
}

/** The page as customers see it, whatever is being written. */
export const asOnline = (page: Page): Page => ({ ...page, draft: null, text: page.online });

/** The text that the site would be built from: its mistakes are for the site's check to report. */
export function asItStands(page: Page, renames: Rename[]): Laid {
  if (page.text === null) return [];
  const moved = fieldsOrNull(page.text, page.file) ? withRenames(page.file, page.text, renames) : page.text;
  return [[page.file, moved]];
}

/** @returns the change of address between what customers see and the laid draft of a page; null where there is none */
export function renameOf(house: House, page: Page, shop: Shop): Rename | null {
  if (page.text === null || !page.draft) return null;
  const [[, text] = []] = laid(house, page, [], shop, false);
  return text === undefined ? null : renameBetween(page.file, page.online, text);
}

/** For each place: the text with which a page was shown before pages to be published were laid instead. It still counts as the last one shown. */
const shownBefore = new Map<string, string>();

/** @param before the text at that place until now @param instead whether pages to be published are laid now: then `before` is remembered */
export function rememberShown(place: string, before: string | null, instead: boolean): void {
  if (!instead) shownBefore.delete(place);
  else if (before !== null && !shownBefore.has(place)) shownBefore.set(place, before);
}

/** @returns the last state of a page that was shown and had no mistake, or null */
function lastShown(house: House, { file, kind }: Page): string | null {
  const place = path.join(overlayFolder(house), file);
  const text = shownBefore.get(place) ?? readIfThere(place);
  const fields = text === null ? null : fieldsOrNull(text, file);
  return fields && wrongFields(kind, fields).length === 0 ? text : null;
}

/** Gives the fields the former addresses that go with the laid title: the written title may be another, which cannot stand yet. */
function ownAddress(page: Page, fit: Record<string, unknown>): Record<string, unknown> {
  const online = page.draft && page.online !== null ? fieldsOrNull(page.online, page.file) : null;
  return withFormerAddress(page.kind, online, fit);
}

/** By file: the last text without a mistake, with its fields. */
const orderly = new Map<string, { text: string; fields: Record<string, unknown> }>();

function inOrder({ file, kind, trouble }: Page, text: string, there: ReadonlySet<string>): boolean {
  if (trouble !== null) return false;
  const known = orderly.get(file);
  if (known?.text === text) return missingPictures(known.fields, there).length === 0;
  const fields = fieldsOrNull(text, file);
  if (fields === null || wrongFields(kind, fields).length > 0) return false;
  orderly.set(file, { text, fields });
  return missingPictures(fields, there).length === 0;
}

/** The last good state of a page that is broken and was never laid here before; looked for once for each text. */
function knownGood(house: House, { file, kind, online, text, trouble }: Page): string | null {
  const broken = text === null ? !kind.many : trouble !== null || fieldsOrNull(text, file) === null;
  if (!broken) return null;
  const key = `${house.desk} ${file} ${online}`;
  if (!searched.has(key)) searched.set(key, lastGoodOf(house, file, kind)?.text ?? null);
  return searched.get(key) ?? null;
}

const searched = new Map<string, string | null>();

function withoutMarks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_BACK.includes(name)));
}
