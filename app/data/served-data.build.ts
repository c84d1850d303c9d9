/** Everything that is served under `/data/`. */
import { blogsFile, categoriesFile } from "./data-files.build.ts";
import { BLOGS_FILE, CATEGORIES_FILE } from "./data-files.ts";
import { excerpts } from "./excerpts.build.ts";

/** What each file holds, by address: made when it is asked for, since there may be thousands. */
export function servedData(): Map<string, () => unknown> {
  return new Map([[CATEGORIES_FILE, categoriesFile], [BLOGS_FILE, blogsFile], ...excerpts()]);
}
