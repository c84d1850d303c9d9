/** The calls of the specification (§7) for data, made by the browser. */
import { slugOf } from "../../contract/slug.ts";
import type { ArticleCard, BlogRecord, CategoryRecord } from "./types.ts";

export const CATEGORIES_FILE = "/data/categories.json";
export const BLOGS_FILE = "/data/blogs.json";

/** A request for a data file; `read` gets the parsed JSON and answers null where it is not of the file's shape. */
export interface DataFile<Records> {
  address: string;
  read: (json: unknown) => Records | null;
}

export const categoriesFile: DataFile<CategoryRecord[]> = {
  address: CATEGORIES_FILE,
  read: (json) => listOf(json, "categories", ["title", "imageUrl", "content"]) as CategoryRecord[] | null,
};

export const blogsFile: DataFile<BlogRecord[]> = {
  address: BLOGS_FILE,
  read: (json) => listOf(json, "blogs", ["title", "image", "description", "date", "content"]) as BlogRecord[] | null,
};

/**
 * @returns what the file holds
 * @throws when the file does not come, is no JSON or has another shape; the abort of `signal` included
 */
export async function fetchDataFile<Records>(file: DataFile<Records>, signal: AbortSignal): Promise<Records> {
  const response = await fetch(file.address, { signal });
  if (!response.ok) throw new Error(`${file.address} answered ${response.status}`);
  const records = file.read(await response.json());
  if (!records) throw new Error(`${file.address} does not have the expected shape`);
  return records;
}

/** An article without its text. */
export function cardOf({ id, title, description, date, image }: BlogRecord): ArticleCard {
  return { id, title, slug: slugOf(title), description, date, image };
}

function listOf(json: unknown, key: string, fields: string[]): unknown[] | null {
  const list = typeof json === "object" && json !== null ? (json as Record<string, unknown>)[key] : null;
  if (!Array.isArray(list)) return null;
  return list.every((entry) => fields.every((field) => typeof entry?.[field] === "string")) ? list : null;
}
