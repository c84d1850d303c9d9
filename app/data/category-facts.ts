/**
 * What the build knew of a category. The facts of all categories are one separate script: a full load has those of its category in the page, and only
 * navigation from one screen to another requests the script.
 */
import { chunkInTime } from "../chunk-in-time.ts";
import type { CategoryFacts } from "../content/types.ts";

/** @returns null for an address that is no category's, and where the script does not come: the screen then shows what the data file has */
export async function categoryFactsAt(slug: string): Promise<CategoryFacts | null> {
  try {
    const { categoryFacts } = await chunkInTime(
      import("virtual:content/categories"),
      () => new Error("The facts of the categories did not come."),
    );
    return categoryFacts[slug] ?? null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
