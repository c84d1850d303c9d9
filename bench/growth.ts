/** Benchmark 4: how the build and a visit change as the number of articles grows. */
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { SITE_FOLDER } from "../contract/built-site.ts";
import { BROWSER_FLAGS, findOrInstallChromium } from "../scripts/browser.ts";
import { startServer } from "../scripts/site-server.ts";
import type { Effort } from "./instruments/effort.ts";
import { memoryOf } from "./instruments/machine.ts";
import { makeArticles, ORIGINALS } from "./instruments/made-up-content.ts";
import { type PageWeight, PHONE, weighPage } from "./instruments/page-weight.ts";
import { kilobytes, megabytes, type Result } from "./instruments/report.ts";
import { buildCopy, copySite } from "./instruments/site-copy.ts";
import { type SearchTime, timeSearch } from "./instruments/time-search.ts";
import { weighVisit } from "./instruments/visit-weight.ts";

/** Numbers of articles. The last takes long: only with `--all`. */
const SIZES = [ORIGINALS, 100, 1_000];
const LARGEST = 10_000;

/** Pages that a visitor of a large site may open, by name. */
const PAGES = {
  home: "/",
  "news list": "/tin-tuc",
  category: "/danh-muc-in/in-standee",
  article: "",
  search: "/tim-kiem?q=standee",
} as const;

interface Size {
  articles: number;
  seconds: number;
  peakMemory: number;
  serverMemory: number;
  /** Bytes of blogs.json: as it is, and as sent. */
  blogs: [plain: number, sent: number];
  sitemap: number;
  search: SearchTime;
  weights: Record<keyof typeof PAGES, PageWeight>;
  /** Bytes of data files of a visit inside the site. */
  visit: number;
}

/** Build, memory, data files, a search, and the visitor's download at each size. */
export async function benchGrowth({ quick, all }: Effort): Promise<Result> {
  const numbers = quick ? SIZES.slice(0, 2) : all ? [...SIZES, LARGEST] : SIZES;
  const executablePath = findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const sizes: Size[] = [];
  try {
    for (const articles of numbers) sizes.push(await measure(articles, browser));
  } finally {
    await browser.close();
  }
  const seen = Object.keys(PAGES) as (keyof typeof PAGES)[];
  return {
    name: "growth",
    parts: [
      `Made-up articles beside the ${ORIGINALS} originals; words in another order, so that they compress like real ones. The build is the whole of it, ` +
        `compression included; memory of its processes added up.${all ? "" : ` ${LARGEST.toLocaleString("en")} articles: npm run bench -- growth --all.`}`,
      [
        [
          "articles",
          "build s",
          "build memory",
          "server memory",
          "blogs.json",
          "as sent",
          "sitemap.xml as sent",
          "search ready ms",
          "a search ms",
        ],
        ...sizes.map((size) => [
          size.articles,
          size.seconds.toFixed(1),
          megabytes(size.peakMemory),
          megabytes(size.serverMemory),
          kilobytes(size.blogs[0]),
          kilobytes(size.blogs[1]),
          kilobytes(size.sitemap),
          size.search.index.toFixed(1),
          size.search.search.toFixed(2),
        ]),
      ],
      "What a visitor downloads to see a page: HTML, CSS, script and fonts as sent; in brackets what comes in the background.",
      [
        ["articles", ...seen],
        ...sizes.map(({ articles, weights }) => [
          articles,
          ...seen.map((name) => `${kilobytes(toSee(weights[name]))} (${kilobytes(weights[name].data)})`),
        ]),
      ],
      "Data files of a visit inside the site (home, news, two pages of the list, an article, back):",
      [["articles", "data files"], ...sizes.map(({ articles, visit }) => [articles, kilobytes(visit)])],
      "HTML alone, and the scripts:",
      [
        ["articles", ...seen],
        ...sizes.map(({ articles, weights }) => [
          articles,
          ...seen.map((name) => `${kilobytes(weights[name].html)} + ${kilobytes(weights[name].script)}`),
        ]),
      ],
    ],
  };
}

/** The part of the file that is read here (specification §7). */
type BlogsFile = { blogs: { title: string; description: string }[] };

const toSee = ({ html, css, script, fonts }: PageWeight) => html + css + script + fonts;

async function measure(articles: number, browser: Browser): Promise<Size> {
  const copy = await copySite(`growth-${articles}`, (content) => makeArticles(content, articles));
  console.log(`  ${articles} articles: building…`);
  const { seconds, peakMemory } = await buildCopy(copy);
  const file = (name: string) => path.join(copy.site, SITE_FOLDER, name);
  const size = async (name: string) => (await stat(file(name))).size;
  const sent = async (name: string) => size(existsSync(file(`${name}.br`)) ? `${name}.br` : name);
  const { blogs } = JSON.parse(await readFile(file("data/blogs.json"), "utf8")) as BlogsFile;
  await using server = await startServer(copy.site);
  const newest = await articleAddress(copy.site);
  const weights = {} as Size["weights"]; // filled for every name below
  for (const [name, address] of Object.entries({ ...PAGES, article: newest })) {
    const context = await browser.newContext(PHONE);
    weights[name as keyof typeof PAGES] = await weighPage(await context.newPage(), server.origin + address);
    await context.close();
  }
  const context = await browser.newContext(PHONE);
  const visit = await weighVisit(await context.newPage(), server.origin);
  await context.close();
  return {
    articles: blogs.length,
    seconds,
    peakMemory,
    serverMemory: memoryOf(server.pid, "VmRSS"),
    blogs: [await size("data/blogs.json"), await sent("data/blogs.json")],
    sitemap: await sent("sitemap.xml"),
    search: timeSearch(blogs),
    weights,
    visit,
  };
}

/** The first article of the list page: the same whatever the number. */
async function articleAddress(site: string): Promise<string> {
  const list = await readFile(path.join(site, SITE_FOLDER, "tin-tuc/index.html"), "utf8");
  const [, address] = /href="(\/tin-tuc\/(?!trang\/)[a-z0-9-]+)"/.exec(list) ?? [];
  if (!address) throw new Error("The list page links to no article.");
  return address;
}
