/**
 * Which addresses each content file has had online: `content/addresses.json`, written by each finished build, so that a renamed page is found under
 * its old address without anybody noting it. It lies with the content because it must outlive every build folder and go wherever the
 * content goes: a fresh clone, another machine, the copy that is published (docs/decisions/0013-states-of-content.md).
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { CONTENT_FOLDER, type ContentFiles } from "./files/content-files.build.ts";
import type { Section } from "./sections.ts";

/** Name of the record in the content folder. */
export const RECORD_FILE = "addresses.json";

const Slugs = v.record(v.string(), v.array(v.string()));
const RecordSchema = v.object({ categories: Slugs, articles: Slugs, policies: Slugs });

/** By section and by who it is (an article's number, else the file's name): its slugs, in the order in which they came. */
export type AddressRecord = Record<Section, Record<string, string[]>>;

const EMPTY: AddressRecord = { categories: {}, articles: {}, policies: {} };

/** @throws where the text is no record */
export function parseRecord(text: string): AddressRecord {
  return v.parse(RecordSchema, JSON.parse(text));
}

/** The record as the last build left it; empty before the first. */
export function readRecord(files: ContentFiles): AddressRecord {
  const place = path.join(CONTENT_FOLDER, RECORD_FILE);
  if (!existsSync(place)) return EMPTY;
  try {
    return parseRecord(readFileSync(place, "utf8"));
  } catch {
    files.add(
      `content/${RECORD_FILE}`,
      "tệp",
      "máy tự ghi tệp này để giữ địa chỉ cũ, nay không đọc được; hãy lấy lại bản trước, hoặc xóa tệp (sẽ mất địa chỉ cũ)",
    );
    return EMPTY;
  }
}

/** A file that has gone online, and its slug. */
export interface Published {
  section: Section;
  key: string;
  slug: string;
}

/** Adds what a build has put online. Writes only what is new, in one step. */
export function recordAddresses(record: AddressRecord, published: Published[]): void {
  const sections: AddressRecord = structuredClone(record);
  let changed = false;
  for (const { section, key, slug } of published) {
    const slugs = sections[section][key] ?? [];
    if (slugs.includes(slug)) continue;
    sections[section][key] = [...slugs, slug];
    changed = true;
  }
  if (!changed) return;
  const sorted = Object.fromEntries(
    Object.entries(sections).map(([section, entries]) => [
      section,
      Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))),
    ]),
  );
  const place = path.join(CONTENT_FOLDER, RECORD_FILE);
  writeFileSync(`${place}.new`, `${JSON.stringify(sorted, null, 2)}\n`, { flush: true });
  renameSync(`${place}.new`, place);
}
