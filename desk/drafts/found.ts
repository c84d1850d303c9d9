/** What the site's check finds, in the words of the desk: pages by their titles, fields by the labels of their boxes. */
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { SECTIONS } from "../../app/content/sections.ts";
import { kindOf } from "../documents/kinds.ts";
import { placeName, TEXT_PLACE } from "../documents/labels.ts";
import type { House } from "../files/house.ts";
import { allPages, pageAt, summaryOf } from "./pages.ts";

/** A page of the content as the check names it in its sentences. */
const FILE = /content\/((?:[a-z]+\/)?[a-z0-9-]+\.(?:md|yml))/g;

/** The check's sentence on a missing category: its slug, then those of the existing categories, one of which a file has to name. */
const NO_CATEGORY = /không có danh mục "([^"]*)"; chọn một trong: [a-z0-9, -]+/g;

/** What the check calls the text of a file; on the desk it is {@link TEXT_PLACE}. */
const BODY = "nội dung";

/** @returns a sentence of the check with pages by the titles that the desk lists; a file that is no page keeps its name, and a missing category its slug */
export function withPageNames(house: House, sentence: string): string {
  return sentence
    .replaceAll(FILE, (name, file: string) => {
      const page = kindOf(file) && pageAt(house, file);
      return page ? `“${summaryOf(page, 0).title}”` : name;
    })
    .replaceAll(NO_CATEGORY, (_, slug: string) => {
      const title = categoryAt(house, `${SECTIONS.categories}/${slug}`);
      return `không có danh mục ${title ? `“${title}” nữa` : `"${slug}"`}; chọn danh mục khác`;
    });
}

function categoryAt(house: House, address: string): string | undefined {
  const summaries = allPages(house).map((page) => summaryOf(page, 0));
  return summaries.find((one) => one.kind === "categories" && one.address === address)?.title;
}

/** @returns the problem as it is told on the desk: page, box and sentence */
export function foundInWords(house: House, { file, field, expected }: Problem): Problem {
  const kind = kindOf(file.replace(/^content\//, ""));
  const place = field === BODY ? TEXT_PLACE : kind ? placeName(kind.name, field.split(".")) : field;
  return { file: withPageNames(house, file), field: place, expected: withPageNames(house, expected) };
}
