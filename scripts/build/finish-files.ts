/** Finishes the files of a release in one pass over them: pages are rewritten and their inline scripts noted, every text file is compressed. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuiltSite, SITE_FOLDER } from "../../contract/built-site.ts";
import { addressOf } from "../../server/site/public-files.ts";
import { compress, isWorthCompressing } from "./compress.ts";
import { filesIn } from "./files-in.ts";
import { inlineHashesOf, withoutForeignScripts } from "./page/inline-elements.ts";
import { preloadedFonts } from "./page/preloaded-fonts.ts";

/** @returns the page changed; throws where the page is not as expected, naming `page`, its path within the site */
export type Rewriting = (html: string, page: string) => string | Promise<string>;

/** What there is to know of the finished files. */
export interface FinishedFiles {
  pages: number;
  /** Bytes of the text files as sent to a browser that knows brotli. */
  bytes: number;
  inline: BuiltSite["inline"];
  /** Addresses of the fonts that pages ask for first. */
  fonts: ReadonlySet<string>;
}

/** Files of React Router that nobody asks for: its own data files (the site has others, data-files.ts) and the empty shell. */
const LEFT_OUT = /\.data$|^__spa-fallback\.html$/;

/** The page for what does not exist: where it is built, and where static hosts look for it. The server is told by site.json. */
const NOT_FOUND = { page: "404/index.html", ofStaticHosts: "404.html" };

const isPage = (file: string) => file.endsWith(".html");

/** Files worked on at a time: as many as Node's pool has threads. */
const AT_ONCE = 4;

/**
 * @param release its folder
 * @param rewritings applied to each page one after the other
 * @param written texts that the rewritings write beside the pages, by their path within the site; read only when all pages are done
 * @param before folder of the release that is served now: what has not changed is not compressed again
 */
export async function finishFiles(
  release: string,
  rewritings: Rewriting[],
  written: ReadonlySet<string>,
  before: string,
): Promise<FinishedFiles> {
  const site = path.join(release, SITE_FOLDER);
  const former = path.join(before, SITE_FOLDER);
  const fonts = new Set<string>();
  const finished: FinishedFiles = { pages: 0, bytes: 0, inline: {}, fonts };
  const keep = async (file: string, content: Buffer) => {
    const sent = await compress(site, file, content, former);
    finished.bytes += sent; // apart from the await: `+= await` reads the sum first, and loses what others add meanwhile
  };

  const finishPage = async (file: string) => {
    let html = withoutForeignScripts(await readFile(path.join(site, file), "utf8"), file);
    for (const rewrite of rewritings) html = await rewrite(html, file);
    for (const font of preloadedFonts(html)) fonts.add(font);
    const content = Buffer.from(html);
    const copies = file === NOT_FOUND.page ? [file, NOT_FOUND.ofStaticHosts] : [file];
    for (const copy of copies) {
      finished.inline[addressOf(copy.split("/")).address] = inlineHashesOf(html);
      await writeFile(path.join(site, copy), content);
      await keep(copy, content);
    }
    finished.pages++;
  };
  const finish = async (file: string) => {
    if (LEFT_OUT.test(file)) await rm(path.join(site, file));
    else if (isPage(file)) await finishPage(file);
    else if (isWorthCompressing(file)) await keep(file, await readFile(path.join(site, file)));
  };

  await rm(path.join(site, ".vite"), { recursive: true, force: true });
  const files = await filesIn(site);
  // Pages last: they keep this thread busy, while other threads still compress large files.
  await inTurns([...files.filter((file) => !isPage(file)), ...files.filter(isPage)], finish);
  await inTurns([...written], finish);
  return finished;
}

async function inTurns(files: string[], work: (file: string) => Promise<void>): Promise<void> {
  const next = async (): Promise<void> => {
    const file = files.shift();
    if (file === undefined) return;
    await work(file);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
