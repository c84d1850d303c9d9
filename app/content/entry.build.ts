/** A page of its own, made of its file: its key and slug, and its text as HTML. */
import path from "node:path";
import { slugOf } from "../../contract/slug.ts";
import type { Addresses } from "./addresses.build.ts";
import type { ContentFile, ContentFiles } from "./files/content-files.build.ts";
import { pictureAddress, pictureExists, shapeOf, UnusablePicture } from "./pictures.build.ts";
import type { PictureShape } from "./pictures.ts";
import type { TradeSize } from "./schema/category.build.ts";
import { drawingOf } from "./text/drawings.build.ts";
import type { RenderedMarkdown, renderMarkdown } from "./text/markdown.build.ts";

/** What every entry with an address of its own has. */
export interface Entry {
  /** Name of its file, without its ending: it stays when the title, and with it the address, changes. */
  fileName: string;
  slug: string;
  /** HTML, sanitised. */
  content: string;
  headings: RenderedMarkdown["headings"];
}

/** The key of a file in the record of addresses: an article's number, otherwise the file's name. */
export function keyOf({ file, fields: { id } }: ContentFile<{ id?: number }>): string {
  return id === undefined ? path.basename(file) : String(id);
}

/**
 * Draws the text of a page; what is wrong in it is reported to `files`, with its line.
 *
 * @param render draws Markdown as HTML
 * @param follow says where a link inside the site leads
 */
export function entryOf<Fields extends { title: string; sizes?: TradeSize[] }>(
  files: ContentFiles,
  { file, fields, body, bodyLine }: ContentFile<Fields>,
  render: typeof renderMarkdown,
  follow: Addresses["follow"],
): Fields & Entry {
  const { html, headings, problems } = render(body, {
    pictureOf: (name) => (pictureExists(name) ? { address: pictureAddress(name), shape: shapeOrNull(name) } : null),
    drawingOf,
    sizes: fields.sizes ?? [],
    follow,
  });
  for (const { line, reason } of problems)
    files.add(file, "nội dung", reason, line === undefined ? undefined : line + bodyLine - 1);
  if (html === "")
    files.add(file, "nội dung", "chưa có chữ nào dưới phần đầu; chưa viết xong thì để là bản nháp", bodyLine);
  return { ...fields, fileName: path.parse(file).name, slug: slugOf(fields.title), content: html, headings };
}

/** @returns null for a picture of no shape and for one that cannot be read: both are reported at the picture itself (checks.build.ts) */
function shapeOrNull(picture: string): PictureShape | null {
  try {
    return shapeOf(picture)?.shape ?? null;
  } catch (error) {
    if (error instanceof UnusablePicture) return null;
    throw error;
  }
}
