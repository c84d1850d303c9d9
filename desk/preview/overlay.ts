/** `content/` with the drafts laid over it, in a folder of its own: what the preview reads. Nobody edits there. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { RECORD_FILE } from "../../app/content/address-record.build.ts";
import type { PICTURE_SHAPES } from "../../app/content/pictures.ts";
import { slugOf } from "../../contract/slug.ts";
import { wrongFields } from "../documents/check.ts";
import { fieldsOrNull, readDocument, UnreadableDocument, writeDocument } from "../documents/document.ts";
import { KINDS, type Kind } from "../documents/kinds.ts";
import { mended, type Stock } from "../documents/mend.ts";
import { missingPictures, withStandIns } from "../documents/picture-names.ts";
import {
  ownersOf,
  type Rename,
  renameBetween,
  withFormerAddress,
  withoutTakenAddresses,
  withRenames,
} from "../documents/rename.ts";
import { hostedPolicies } from "../drafts/hosted-policies.ts";
import { lastGoodOf } from "../drafts/last-good.ts";
import { allPages, type Page } from "../drafts/pages.ts";
import {
  bringInside,
  contentFiles,
  folderInside,
  type House,
  namesIn,
  readIfThere,
  removeInside,
  writeInside,
} from "../files/house.ts";
import { newPictures } from "../pictures/picture-files.ts";

/** Folder of the laid-over content. */
export const overlayFolder = (house: House): string => path.join(house.desk, "preview", "content");

/** What stand-ins are taken from, and the pictures that can be laid. */
type Shop = Stock & { there: ReadonlySet<string> };

/** Marks that keep a page from customers; the desk shows it all the same. */
const KEPT_BACK = ["draft", "hidden", "retired"];

/**
 * Brings the folder up to date with the content and all drafts; writes only what changed.
 *
 * @param shown the page that is looked at: marks that hide it are left out
 * @param chosen pages whose drafts are laid over, as they would be built: any other lies as it stands in `content/`, broken or not. Without it all
 * @returns whether anything changed
 */
export function layOver(house: House, shown: string | null, chosen?: readonly string[]): boolean {
  const folder = overlayFolder(house);
  const drawings = path.join(house.content, "drawings");
  let changed = bringFiles(drawings, folder, "drawings");
  changed = takeGone(folder, "drawings", [drawings]) || changed;
  const online = path.join(house.content, "pictures");
  changed = bringFiles(online, folder, "pictures") || changed;
  changed = bringFiles(newPictures(house), folder, "pictures", online) || changed;
  changed = takeGone(folder, "pictures", [online, newPictures(house)]) || changed;
  for (const kind of KINDS) if (kind.many) folderInside(folder, kind.name);
  const isLeft = ({ file }: Page) => chosen !== undefined && !chosen.includes(file);
  const pages = allPages(house).map((page) => (isLeft(page) ? asOnline(page) : page));
  const pictures = namesIn(path.join(folder, "pictures"), ".jpg");
  const stock = stockOf(pictures, pages);
  const there = new Set(pictures);
  const shop = { ...stock, there };
  // A title that cannot stand yet is not laid, so links follow what is laid of a page, not what is written on it.
  const renames = pages.flatMap((page) => renameOf(house, page, shop) ?? []);
  // One that is there and cannot be read is laid here empty: the site's check tells of it.
  const recorded = path.join(house.content, RECORD_FILE);
  const record = readIfThere(recorded) ?? (existsSync(recorded) ? "" : null);
  if (record !== null && readIfThere(path.join(folder, RECORD_FILE)) !== record) {
    writeInside(folder, RECORD_FILE, record);
    changed = true;
  } else if (record === null && existsSync(path.join(folder, RECORD_FILE))) {
    removeInside(folder, RECORD_FILE);
    changed = true;
  }
  const wanted = new Map(
    pages.flatMap((page) =>
      isLeft(page) ? asItStands(page, renames) : laid(house, page, renames, shop, page.file === shown),
    ),
  );
  const owners = ownersOf(wanted);
  const written = new Set(pages.flatMap(({ file, draft }) => (draft ? [file] : [])));
  const ownersWritten = new Map([...owners].filter(([, owner]) => written.has(owner)));
  for (const [file, text] of wanted) {
    // As publishing does it; what somebody noted wrongly in `content/` is told all the same.
    const taken = chosen || written.has(file) ? owners : ownersWritten;
    wanted.set(file, withoutTakenAddresses(file, text, taken));
  }
  // What stands in them for another policy is no page of the desk: as it is, so that the site's check tells of it.
  for (const { file, text, trouble } of hostedPolicies(house)) if (trouble === null && text) wanted.set(file, text);
  for (const [file, text] of wanted) {
    const place = path.join(folder, file);
    const before = readIfThere(place);
    if (!chosen) shownBefore.delete(place);
    else if (before !== null && !shownBefore.has(place)) shownBefore.set(place, before);
    if (before === text) continue;
    writeInside(folder, file, text);
    changed = true;
  }
  const laidOver = { ...house, content: folder };
  for (const file of [...contentFiles(laidOver), ...hostedPolicies(laidOver).map(({ file }) => file)]) {
    if (wanted.has(file) || !existsSync(path.join(folder, file))) continue;
    removeInside(folder, file);
    changed = true;
  }
  return changed;
}

/** As customers see it, whatever is being written. */
const asOnline = (page: Page): Page => ({ ...page, draft: null, text: page.online });

/** What the site is built of: what is wrong with it is for the site's check to tell. */
function asItStands(page: Page, renames: Rename[]): [file: string, text: string][] {
  if (page.text === null) return [];
  const moved = fieldsOrNull(page.text, page.file) ? withRenames(page.file, page.text, renames) : page.text;
  return [[page.file, moved]];
}

/** What a page was shown with when the pages to be published were laid in its place, by that place: it is gone on from there. */
const shownBefore = new Map<string, string>();

/** @returns the last state of a page that was shown and held, or null */
function lastShown(house: House, { file, kind }: Page): string | null {
  const place = path.join(overlayFolder(house), file);
  const text = shownBefore.get(place) ?? readIfThere(place);
  const fields = text === null ? null : fieldsOrNull(text, file);
  return fields && wrongFields(kind, fields).length === 0 ? text : null;
}

function renameOf(house: House, page: Page, shop: Shop): Rename | null {
  if (page.text === null || !page.draft) return null;
  const [[, text] = []] = laid(house, page, [], shop, false);
  try {
    return text === undefined ? null : renameBetween(page.file, page.online, text);
  } catch {
    return null; // a page that customers cannot read has no title
  }
}

function laid(
  house: House,
  page: Page,
  renames: Rename[],
  stock: Shop,
  shown: boolean,
): [file: string, text: string][] {
  // Nobody wrote on it: it stands as it is, unless it is looked at (marks), a link in it moves, or it was broken outside.
  const isUntouched = !page.draft && renames.length === 0 && !shown;
  if (isUntouched && page.text !== null && inOrder(page, page.text, stock.there)) return [[page.file, page.text]];
  const before = lastShown(house, page) ?? knownGood(house, page);
  // One of the single files that was taken away outside: the site has no page at all without it.
  if (page.text === null) return page.kind.many || before === null ? [] : [[page.file, before]];
  const lastGood = before ?? (page.online || null);
  try {
    if (page.trouble !== null) throw new UnreadableDocument(page.trouble, 1);
    const moved = withRenames(page.file, page.text, renames);
    const { fields } = readDocument(moved, page.file);
    const open = withStandIns(shown ? withoutMarks(fields) : fields, stock.there, stock.pictureOf("landscape"));
    const fit = mended(page.kind, open, lastGood === null ? null : fieldsOrNull(lastGood, page.file), stock);
    if (fit) return [[page.file, writeDocument(moved, page.file, { fields: ownAddress(page, fit), body: null })]];
  } catch {
    // Broken outside, or in the middle of being typed: the last state that could be read stays beside it.
  }
  return lastGood === null ? [] : [[page.file, lastGood]];
}

/** The former addresses that go with the title that is laid: those of a title that was not taken are not its own. */
function ownAddress(page: Page, fit: Record<string, unknown>): Record<string, unknown> {
  const online = page.draft && page.online !== null ? fieldsOrNull(page.online, page.file) : null;
  return withFormerAddress(page.kind, online, fit);
}

/** Texts that held when they were looked at last, by file, with their fields. */
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

/** Of a page that is broken and was never laid here before: its last good state; looked for once for each text. */
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

function stockOf(pictures: string[], pages: Page[]): Stock {
  const first = (kind: Kind["name"], name: string) =>
    pages
      .flatMap((page) =>
        page.kind.name === kind && page.online ? String(fieldsOrNull(page.online, page.file)?.[name] ?? "") : [],
      )
      .find(Boolean);
  const byShape: Record<keyof typeof PICTURE_SHAPES, string | undefined> = {
    landscape: first("categories", "image"),
    banner: pictures.find((file) => /^hero-\d+-[a-z]+\.jpg$/.test(file)),
    phone: pictures.find((file) => file.endsWith("-phone.jpg")),
    standee: pictures.find((file) => file.startsWith("standee-")),
  };
  return {
    pictureOf: (shape) => byShape[shape as keyof typeof PICTURE_SHAPES] ?? pictures[0] ?? "",
    categories: pages.flatMap((page) =>
      page.kind.name === "categories" && page.online
        ? slugOf(String(fieldsOrNull(page.online, page.file)?.title ?? "")) || []
        : [],
    ),
    now: Date.now(),
  };
}

/** Size and time of the file that stands laid here, by its place: one that was replaced under its name is brought again. */
const brought = new Map<string, string>();

/**
 * Brings what is not there yet, or another by now.
 *
 * @param folder where it is laid, and the folder in it
 * @param before folder whose files of the same name go before these
 * @returns whether anything came
 */
function bringFiles(from: string, folder: string, to: "drawings" | "pictures", before?: string): boolean {
  if (!existsSync(from)) return false;
  folderInside(folder, to);
  let came = false;
  for (const file of readdirSync(from)) {
    if (file.endsWith(".new") || (before !== undefined && existsSync(path.join(before, file)))) continue;
    const name = path.join(to, file);
    const [source, place] = [path.join(from, file), path.join(folder, name)];
    const about = statSync(source, { throwIfNoEntry: false });
    // A folder, or a link to nothing: no picture, whatever it is called.
    if (!about?.isFile()) {
      came = existsSync(place) || came;
      removeInside(folder, name);
      continue;
    }
    const { size, mtimeMs } = about;
    const state = `${source} ${size} ${mtimeMs}`;
    if (brought.get(place) === state && existsSync(place)) continue;
    bringInside(folder, name, source);
    brought.set(place, state);
    came = true;
  }
  return came;
}

/** Takes away what none of the sources holds any more. @returns whether anything went */
function takeGone(folder: string, from: "drawings" | "pictures", sources: readonly string[]): boolean {
  const there = new Set(sources.flatMap((source) => namesIn(source, "")));
  const gone = namesIn(path.join(folder, from), "").filter((file) => !there.has(file));
  for (const file of gone) removeInside(folder, path.join(from, file));
  return gone.length > 0;
}
