/**
 * Which addresses each content file has had online: `content/addresses.json`, written by each build just before its pages come online, so that a renamed page
 * is found under its old address without anybody noting it. It lies with the content because it must outlive every build folder and go wherever the
 * content goes: a fresh clone, another machine, the copy that is published (docs/decisions/0013-states-of-content.md).
 *
 * An article with an hour comes online by itself, in a release that was built ahead, and may get another title before the next build: so the build before its
 * hour already records its address (`coming`).
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { CONTENT_FOLDER, type ContentFiles } from "./files/content-files.build.ts";
import type { Section } from "./sections.ts";

/** Name of the record in the content folder. */
export const RECORD_FILE = "addresses.json";

const Slugs = v.record(v.string(), v.array(v.string()));
/** Articles that will come online by themselves, by number. */
const Coming = v.record(v.string(), v.object({ slug: v.string(), from: v.string() }));
const RecordSchema = v.object({
  categories: Slugs,
  articles: Slugs,
  policies: Slugs,
  coming: v.optional(Coming, {}),
});

/** By section and by a file's key (an article's number, otherwise the file's name): the slugs it has had online, oldest first. */
export type AddressRecord = Record<Section, Record<string, string[]>>;

const EMPTY: AddressRecord = { categories: {}, articles: {}, policies: {} };

/** @returns what had been online by a moment @throws where the text is no record */
export function parseRecord(text: string, moment: Date): AddressRecord {
  const { coming, ...record } = v.parse(RecordSchema, JSON.parse(text));
  for (const [key, { slug, from }] of Object.entries(coming))
    if (new Date(from) <= moment) record.articles[key] = withSlug(record.articles[key], slug);
  return record;
}

function withSlug(slugs: string[] = [], slug: string): string[] {
  return slugs.includes(slug) ? slugs : [...slugs, slug];
}

/** The record as the last build left it, with the articles that have come online by themselves until a moment; empty before the first build. */
export function readRecord(files: ContentFiles, moment: Date): AddressRecord {
  const place = path.join(CONTENT_FOLDER, RECORD_FILE);
  if (!existsSync(place)) return EMPTY;
  try {
    return parseRecord(readFileSync(place, "utf8"), moment);
  } catch {
    files.add(
      `content/${RECORD_FILE}`,
      "tệp",
      "máy tự ghi tệp này để giữ địa chỉ cũ, nay không đọc được; hãy lấy lại bản trước, hoặc xóa tệp (sẽ mất địa chỉ cũ)",
    );
    return EMPTY;
  }
}

/** A file that has gone online, or will by itself, and its slug. */
export interface Published {
  section: Section;
  key: string;
  slug: string;
  /** For an article to come: the moment from which it is online. */
  from?: Date;
}

/** Adds what a build puts online, and notes what will come by itself. Writes only what is new, in one step. */
export function recordAddresses(record: AddressRecord, published: Published[]): void {
  const sections: AddressRecord = structuredClone(record);
  const coming: v.InferOutput<typeof Coming> = {};
  for (const { section, key, slug, from } of published) {
    if (from) coming[key] = { slug, from: from.toISOString() };
    else sections[section][key] = withSlug(sections[section][key], slug);
  }
  const place = path.join(CONTENT_FOLDER, RECORD_FILE);
  const next = { ...sections, ...(Object.keys(coming).length > 0 && { coming }) };
  if (existsSync(place) && isDeepStrictEqual(JSON.parse(readFileSync(place, "utf8")), next)) return;
  const sorted = Object.fromEntries(
    Object.entries(next).map(([section, entries]) => [
      section,
      Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))),
    ]),
  );
  writeFileSync(`${place}.new`, `${JSON.stringify(sorted, null, 2)}\n`, { flush: true });
  renameSync(`${place}.new`, place);
}
