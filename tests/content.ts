/** What the tests expect of the site, read from the same content files as the site: titles and counts, never copied words. */
import { collection } from "../app/content/collection.server.ts";

export const { categories, articles, policies, settings } = collection();
