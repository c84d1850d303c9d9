/** What the site's check finds, in the words of the desk: pages by their titles, fields by the labels of their boxes. */
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { SECTIONS } from "../../app/content/sections.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { addressOf, kindOf } from "../documents/kinds.ts";
import { placeName, TEXT_PLACE } from "../documents/labels.ts";
import type { House } from "../files/house.ts";
import { allPages, pageAt, summaryOf } from "./pages.ts";

/** A page of the content as the check names it in its sentences. */
const FILE = /content\/((?:[a-z]+\/)?[a-z0-9-]+\.(?:md|yml))/g;

/** The check's sentence on a missing category: its slug, then those of the existing categories, one of which a file has to name. */
const NO_CATEGORY = /không có danh mục "([^"]*)"; chọn một trong: [a-z0-9, -]+/g;

/** The check's sentence on a link to an address that no page has. */
const NO_PAGE = /đường dẫn "([^"]*)" không dẫn đến trang nào/g;

/** What the check calls the text of a file; on the desk it is {@link TEXT_PLACE}. */
const BODY = "nội dung";

/** @returns a sentence of the check with pages by the titles that the desk lists; a file that is no page keeps its name, and what the desk knows no better its address */
export function withPageNames(house: House, sentence: string): string {
  return sentence
    .replaceAll(FILE, (name, file: string) => {
      const page = kindOf(file) && pageAt(house, file);
      return page ? `“${summaryOf(page, 0).title}”` : name;
    })
    .replaceAll(NO_CATEGORY, (_, slug: string) => {
      const category = ownerOf(house, `${SECTIONS.categories}/${slug}`);
      if (category && category.waits !== null)
        return `danh mục “${category.title}” chưa lên mạng: đưa lên cùng, hoặc chọn danh mục khác`;
      return `không có danh mục ${category ? `“${category.title}” nữa` : `"${slug}"`}; chọn danh mục khác`;
    })
    .replaceAll(NO_PAGE, (told, link: string) => {
      const page = ownerOf(house, link.replace(/\/?(?:[?#].*)?$/, ""));
      if (!page || page.waits === null) return told;
      const what = page.waits === "page" ? "trang ấy" : "tên mới ấy";
      return `đường dẫn sang “${page.title}”: ${what} chưa lên mạng, đưa lên cùng hoặc bỏ đường dẫn`;
    });
}

/** @returns the page that has an address as it is written, and what of it still waits to be published there: all of it, its new title, or nothing */
function ownerOf(house: House, address: string): { title: string; waits: "page" | "title" | null } | null {
  for (const page of allPages(house)) {
    const { file, kind, online, text } = page;
    const { title, address: own } = summaryOf(page, 0);
    if (!kind.many || kind.withoutPage || own !== address) continue;
    const isThere = online !== null && addressOf(kind, fieldsOrNull(online, file) ?? {}) === address;
    return { title, waits: isThere || text === null ? null : online === null ? "page" : "title" };
  }
  return null;
}

/** @returns the problem as it is told on the desk: page, box and sentence */
export function foundInWords(house: House, { file, field, expected }: Problem): Problem {
  const kind = kindOf(file.replace(/^content\//, ""));
  const place = field === BODY ? TEXT_PLACE : kind ? placeName(kind.name, field.split(".")) : field;
  return { file: withPageNames(house, file), field: place, expected: withPageNames(house, expected) };
}
