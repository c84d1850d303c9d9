/** Starts a page from its title, with the address that follows from it and the fields that the machine can fill in. */
import path from "node:path";
import { parseRecord, RECORD_FILE } from "../../app/content/address-record.build.ts";
import { slugOf } from "../../contract/slug.ts";
import { hanoiDay, hanoiMonth } from "../../contract/time-zone.ts";
import { fieldsOrNull, newDocument } from "../documents/document.ts";
import { fieldAt, formOf } from "../documents/form.ts";
import { type Kind, kindOf } from "../documents/kinds.ts";
import { formerSlugsOf } from "../documents/rename.ts";
import { isDeviceName } from "../files/device-names.ts";
import { type House, readIfThere } from "../files/house.ts";
import { keepSaved } from "../journal/journal.ts";
import { Refused } from "../server/refused.ts";
import { saveDraft } from "./drafts.ts";
import { allPages, known, type Page } from "./pages.ts";
import { titleTooLong } from "./title-length.ts";

/**
 * Starts a page on the desk; customers see nothing of it.
 *
 * @throws Refused when the title makes no address, is too long for its field, or makes an address that another page has or had
 */
export function startPage(house: House, kindName: string, title: string, now: number): Page {
  const kind = kindOf(`${kindName}/x.md`);
  if (!kind) throw new Refused(404, "Không có loại trang này.");
  const slug = slugOf(title);
  if (title.trim() === "") throw new Refused(422, "Chưa gõ tên.");
  if (!slug) throw new Refused(422, "Tên này không tạo được địa chỉ. Đặt tên có chữ hoặc số.");
  // As long as a field of titles takes, and no slug is longer than its title: with a number and `.md` added it is a name that disks take (255 bytes).
  const tooLong = titleTooLong(title, longestTitle(kind));
  if (tooLong) throw new Refused(422, tooLong);
  const pages = allPages(house).filter((page) => page.kind === kind);
  // A file without a page of its own has no address either: two jobs may well have the same title.
  if (!kind.withoutPage) refuseTaken(pages, slug);
  const file = freeFile(kind, slug, pages);
  const text = newDocument(firstFields(house, kind, title.trim(), pages, now), "");
  keepSaved(house, file, text, now);
  saveDraft(house, { file, text, base: null, place: "desk", at: new Date(now).toISOString() });
  return known(house, file);
}

/** @returns most characters of a title of that kind */
export function longestTitle(kind: Kind): number {
  return fieldAt(formOf(kind), ["title"])?.most ?? Number.POSITIVE_INFINITY;
}

/** @throws Refused naming the page that has the address, or had it and is still found by it */
function refuseTaken(pages: Page[], slug: string): void {
  const twin = pages.find((page) => slugOf(titleOf(page)) === slug);
  if (twin) throw new Refused(409, `Đã có “${titleOf(twin)}” ở đúng địa chỉ này. Đặt tên khác đi một chút.`);
  const former = pages.find((page) => formerSlugsOf(fieldsOf(page) ?? {}).includes(slug));
  if (!former) return;
  const why = "Trước đây là địa chỉ của trang ấy, có thể khách còn giữ";
  throw new Refused(409, `Địa chỉ này đang dẫn sang “${titleOf(former)}”. ${why}: đặt tên khác đi một chút.`);
}

/** A page that got another title keeps its file, so the name of a file may be taken where the address is not; Windows takes some for itself. */
function freeFile(kind: Kind, slug: string, pages: Page[]): string {
  const taken = new Set(pages.map(({ file }) => file));
  for (let number = isDeviceName(slug) ? 2 : 1; ; number++) {
    const file = `${kind.name}/${number === 1 ? slug : `${slug}-${number}`}.md`;
    if (!taken.has(file)) return file;
  }
}

/** @param pages the other articles @returns the number for an article: one that none of them has, and none had that was ever online */
export function freeNumber(house: House, pages: readonly Page[], now: number): number {
  return nextOf("id", pages, goneNumbers(house, now));
}

function nextOf(name: string, pages: readonly Page[], others: readonly number[] = []): number {
  const numbers = pages.map((page) => Number(fieldsOf(page)?.[name])).filter(Number.isFinite);
  return Math.max(0, ...numbers, ...others) + 1;
}

const fieldsOf = ({ text, online, file }: Page) => fieldsOrNull(text ?? online ?? "", file);

function titleOf(page: Page): string {
  return String(fieldsOf(page)?.title ?? page.file);
}

/** @returns numbers of articles that were ever online, since a new article would get their addresses with the number; none where the record cannot be read */
function goneNumbers(house: House, now: number): number[] {
  try {
    const { articles } = parseRecord(readIfThere(path.join(house.content, RECORD_FILE)) ?? "", new Date(now));
    return Object.keys(articles).map(Number).filter(Number.isFinite);
  } catch {
    return [];
  }
}

/** What a new page begins with: what the machine knows. The rest is empty, and the form says what is missing. */
function firstFields(house: House, kind: Kind, title: string, pages: Page[], now: number): Record<string, unknown> {
  if (kind.name === "articles") {
    const id = freeNumber(house, pages, now);
    return { id, title, date: hanoiDay(now), description: "", image: "", alt: "", category: "" };
  }
  if (kind.name === "jobs") {
    const size = { width: "", height: "", unit: "m" };
    return {
      title,
      image: "",
      alt: "",
      category: "",
      size,
      material: "",
      place: "",
      month: hanoiMonth(now),
      agreed: false,
    };
  }
  return { title, order: nextOf("order", pages), lead: "", description: "" };
}
