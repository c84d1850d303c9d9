/** The calls of the specification (§7) for data, made by the browser. */
import { slugOf } from "../../contract/slug.ts";
import type { ArticleCard, ArticleLink, BlogRecord, CategoryCard, CategoryRecord } from "../content/types.ts";
import { NEWS_IN_SIDEBAR } from "../limits.ts";

/** Addresses of the two files that the specification names. */
export const CATEGORIES_FILE = "/data/categories.json";
export const BLOGS_FILE = "/data/blogs.json";

/** A request for a data file; `read` gets the parsed JSON and answers null where it is not of the file's shape. */
export interface DataFile<Records> {
  address: string;
  read: (json: unknown) => Records | null;
  /** The records that an answer of 404 stands for; without, a 404 is a failure. */
  missing?: Records;
}

/** All categories, with their texts. */
export const categoriesFile: DataFile<CategoryRecord[]> = {
  address: CATEGORIES_FILE,
  read: (json) => listOf(json, "categories", ["title", "imageUrl", "content"]) as CategoryRecord[] | null,
};

/** All articles, with their texts. */
export const blogsFile: DataFile<BlogRecord[]> = {
  address: BLOGS_FILE,
  read: (json) => listOf(json, "blogs", ["title", "image", "description", "date", "content"]) as BlogRecord[] | null,
};

/** Requests made before the screen that wants their answers has been drawn, by address. */
const ahead = new Map<string, Promise<Response>>();

/**
 * Requests a file for a screen that is about to be drawn: by the time the screen asks for the file, the answer may have come.
 *
 * @param leaving aborted when the visitor turns elsewhere before that screen is drawn: a later request must get a newer answer
 */
export function askAhead({ address }: DataFile<unknown>, leaving: AbortSignal): void {
  const answer = fetch(address, { signal: leaving });
  answer.catch(() => {}); // the screen reports the failure
  ahead.set(address, answer);
  leaving.addEventListener("abort", () => {
    if (ahead.get(address) === answer) ahead.delete(address);
  });
}

/** @returns the request made ahead for this address, once */
function madeAhead(address: string): Promise<Response> | undefined {
  const answer = ahead.get(address);
  ahead.delete(address);
  return answer;
}

/**
 * @param knownTags states of the file that need not be sent (contract/entity-tag.ts)
 * @returns what the file holds, or null when it is in one of the known states
 * @throws when the file does not come, is no JSON or has another shape; the abort of `signal` included
 */
export async function fetchDataFile<Records>(
  file: DataFile<Records>,
  signal: AbortSignal,
  knownTags?: string,
): Promise<Records | null> {
  const headers: HeadersInit = knownTags ? { "If-None-Match": knownTags } : {};
  const response = await (madeAhead(file.address) ?? fetch(file.address, { signal, headers }));
  if (response.status === 304) return null;
  if (response.status === 404 && file.missing) return file.missing;
  if (!response.ok) throw new Error(`${file.address} answered ${response.status}`);
  const records = file.read(await response.json());
  if (!records) throw new Error(`${file.address} does not have the expected shape`);
  return records;
}

/** What lists of categories show: their texts are left to their own pages. */
export function withoutTexts(records: CategoryRecord[]): CategoryCard[] {
  return records.map(({ title, imageUrl }) => ({ title, imageUrl }));
}

/** An article without its text. */
export function cardOf({ id, title, description, date, image }: BlogRecord): ArticleCard {
  return { id, title, slug: slugOf(title), description, date, image };
}

/** The first articles of the file, which is sorted newest first. */
export function newest(records: BlogRecord[]): ArticleCard[] {
  return records.slice(0, NEWS_IN_SIDEBAR).map(cardOf);
}

/** An article as the column beside a screen shows it: a prerendered page is smaller without the other fields. */
export function linkOf({ id, title, slug, image }: ArticleCard): ArticleLink {
  return { id, title, slug, image };
}

function listOf(json: unknown, key: string, fields: string[]): unknown[] | null {
  const list = typeof json === "object" && json !== null ? (json as Record<string, unknown>)[key] : null;
  if (!Array.isArray(list)) return null;
  return list.every((entry) => hasFields(entry, fields)) ? list : null;
}

/** Whether a piece of JSON is an object with these texts. */
export function hasFields(json: unknown, fields: string[]): boolean {
  return fields.every((field) => typeof (json as Record<string, unknown> | null | undefined)?.[field] === "string");
}
