/**
 * What the build knew of a category. All of them are a part of their own: a full load has those of its category in the page, and only the way from
 * one screen to another asks for it.
 */
import type { CategoryFacts } from "../content/types.ts";
import { CHUNK_TIMEOUT } from "../limits.ts";

/** @returns null for an address that is no category's, and where the part does not come: the screen then shows what the data file has */
export async function categoryFactsAt(slug: string): Promise<CategoryFacts | null> {
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(CHUNK_TIMEOUT).onabort = () => reject(new Error("The facts of the categories did not come."));
  });
  try {
    const { categoryFacts } = await Promise.race([import("virtual:content/categories"), late]);
    return categoryFacts[slug] ?? null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
