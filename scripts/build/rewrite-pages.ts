/** Changes the rendered pages of a release in one pass over them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** @returns the page changed; throws where the page is not as expected, naming `page`, its path within the site */
export type Rewriting = (html: string, page: string) => string | Promise<string>;

/**
 * @param site public folder of a release
 * @param rewritings applied to each page one after the other
 */
export async function rewritePages(site: string, rewritings: Rewriting[]): Promise<void> {
  for (const page of await readdir(site, { recursive: true })) {
    if (!page.endsWith(".html")) continue;
    const file = path.join(site, page);
    let html = await readFile(file, "utf8");
    for (const rewrite of rewritings) html = await rewrite(html, page);
    await writeFile(file, html);
  }
}
