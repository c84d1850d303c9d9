/** `content/` with the drafts laid over it, in a folder of its own: what the preview reads. Nobody edits there. */
import { existsSync } from "node:fs";
import path from "node:path";
import { RECORD_FILE } from "../../app/content/address-record.build.ts";
import { slugOf } from "../../contract/slug.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { addressOf, KINDS, type Kind } from "../documents/kinds.ts";
import type { Stock } from "../documents/mend.ts";
import { ownersOf, withoutTakenAddresses } from "../documents/rename.ts";
import { hostedPolicies } from "../drafts/hosted-policies.ts";
import { allPages, type Page } from "../drafts/pages.ts";
import { shapeAt } from "../drafts/picture-shape.ts";
import {
  contentFiles,
  folderInside,
  type House,
  namesIn,
  readIfThere,
  removeInside,
  writeInside,
} from "../files/house.ts";
import { layFiles } from "./laid-files.ts";
import { asItStands, asOnline, laid, rememberShown, renameOf } from "./laid-page.ts";
import { overlayFolder } from "./overlay-folder.ts";

/**
 * Brings the folder up to date with the content and all drafts; writes only what changed.
 *
 * @param shown the page that is looked at: marks that hide it are left out
 * @param chosen pages whose drafts are laid over, as they would be built: any other page lies as it stands in `content/`, broken or not. Without `chosen`,
 * all drafts are laid over
 * @returns whether anything changed
 */
export function layOver(house: House, shown: string | null, chosen?: readonly string[]): boolean {
  const folder = overlayFolder(house);
  const filesChanged = layFiles(house, folder); // first: a page is laid with the pictures that are there
  for (const kind of KINDS) if (kind.many) folderInside(folder, kind.name);
  const recordChanged = layRecord(house, folder);
  const textsChanged = layTexts(house, folder, textsToLay(house, folder, shown, chosen), chosen !== undefined);
  return filesChanged || recordChanged || textsChanged;
}

/** @returns the address of a page as it is laid: under a title that has a mistake the site has no page */
export function laidAddress(house: House, { file, kind }: Page): string {
  const text = readIfThere(path.join(overlayFolder(house), file));
  return addressOf(kind, fieldsOrNull(text ?? "", file) ?? {});
}

/** Lays the record of addresses. A record that cannot be read is laid as an empty file, so that the site's check reports it. */
function layRecord(house: House, folder: string): boolean {
  const recorded = path.join(house.content, RECORD_FILE);
  const record = readIfThere(recorded) ?? (existsSync(recorded) ? "" : null);
  const place = path.join(folder, RECORD_FILE);
  if (record !== null && readIfThere(place) !== record) writeInside(folder, RECORD_FILE, record);
  else if (record === null && existsSync(place)) removeInside(folder, RECORD_FILE);
  else return false;
  return true;
}

/** @returns the text of each page that is to lie there, by its file */
function textsToLay(
  house: House,
  folder: string,
  shown: string | null,
  chosen: readonly string[] | undefined,
): Map<string, string> {
  const isLeft = ({ file }: Page) => chosen !== undefined && !chosen.includes(file);
  const pages = allPages(house).map((page) => (isLeft(page) ? asOnline(page) : page));
  const pictures = namesIn(path.join(folder, "pictures"), ".jpg");
  const shop = { ...stockOf(folder, pictures, pages), there: new Set(pictures) };
  // A title that has a mistake is not laid, so links follow the laid text of a page, not the written one.
  const renames = pages.flatMap((page) => renameOf(house, page, shop) ?? []);
  const wanted = new Map(
    pages.flatMap((page) =>
      isLeft(page) ? asItStands(page, renames) : laid(house, page, renames, shop, page.file === shown),
    ),
  );
  const owners = ownersOf(wanted);
  const written = new Set(pages.flatMap(({ file, draft }) => (draft ? [file] : [])));
  const ownersWritten = new Map([...owners].filter(([, owner]) => written.has(owner)));
  for (const [file, text] of wanted) {
    // As publishing does it. Without `chosen`, a former address in `content/` that another page there has stays, so that this mistake is reported.
    const taken = chosen || written.has(file) ? owners : ownersWritten;
    wanted.set(file, withoutTakenAddresses(file, text, taken));
  }
  // Policies of the hosted form are no pages of the desk: they are laid as they are, so that the site's check reports their mistakes.
  for (const { file, text, trouble } of hostedPolicies(house)) if (trouble === null && text) wanted.set(file, text);
  return wanted;
}

/** @param instead whether pages to be published are laid in place of what the owner looks at @returns whether any text has changed or is gone */
function layTexts(house: House, folder: string, wanted: ReadonlyMap<string, string>, instead: boolean): boolean {
  let changed = false;
  for (const [file, text] of wanted) {
    const place = path.join(folder, file);
    const before = readIfThere(place);
    rememberShown(place, before, instead);
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

/** What a page that is not in order borrows from: pictures of the shop, and its categories as customers see them. */
function stockOf(folder: string, pictures: string[], pages: Page[]): Stock {
  const first = (kind: Kind["name"], name: string) =>
    pages
      .map((page) => page.kind.name === kind && page.online && fieldsOrNull(page.online, page.file)?.[name])
      .find(Boolean);
  const landscape = String(first("categories", "image") ?? "");
  const ofShape = (shape: string) =>
    pictures.find((file) => shapeAt(path.join(folder, "pictures", file)) === shape) ?? pictures[0];
  return {
    pictureOf: (shape) => (shape === "landscape" && landscape) || ofShape(shape) || "",
    sizes: first("categories", "sizes"),
    categories: pages.flatMap((page) =>
      page.kind.name === "categories" && page.online
        ? slugOf(String(fieldsOrNull(page.online, page.file)?.title ?? "")) || []
        : [],
    ),
    now: Date.now(),
  };
}
