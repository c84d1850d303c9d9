/**
 * Benchmark 1, and what 2 and 9 measure with: Lighthouse in its phone setting (Moto G Power, slow 4G simulated), the site as it is, as a shell that renders in
 * the browser, and as online.
 */
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../scripts/browser.ts";
import { startServer } from "../scripts/site-server.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { type Screen, screens } from "../tests/screens.ts";
import { measuringChromium } from "./instruments/browser.ts";
import type { Effort } from "./instruments/effort.ts";
import { installedLighthouse, type Lighthouse } from "./instruments/installed-lighthouse.ts";
import { usesTool } from "./instruments/machine.ts";
import { kilobytes, type Result, type Table } from "./instruments/report.ts";
import { startSecureFront, TAKES_ANY_CERTIFICATE } from "./instruments/secure-front.ts";
import { builtSiteCopy } from "./instruments/site-copy.ts";
import { median } from "./instruments/statistics.ts";

/** Loads of each screen in benchmarks 1, 2 and 9; the medians are shown. */
export const RUNS = 5;

/** How often a load is tried, because Lighthouse now and then loses the start of one (NO_NAVSTART, "Please run Lighthouse again"). */
const ATTEMPTS = 3;

/** The aims of the project: points, milliseconds, and CLS without unit. */
const AIM = { points: 100, LCP: 1200, TBT: 30, CLS: 0 };

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Medians of one screen: points of each category, milliseconds, bytes as sent. */
export interface Measured {
  points: number[];
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  bytes: number;
  /** Audits that cost points, by name. */
  failed: string[];
}

/** What this process has measured, by the site's build folder and whether it was online: the second benchmark does not measure again what the first has. */
const known = new Map<string, Measured[]>();

/** Lighthouse on every kind of screen. */
export async function benchLighthouse({ quick }: Effort): Promise<Result> {
  const runs = quick ? 1 : RUNS;
  const copy = await builtSiteCopy();
  const kinds = quick ? screens().slice(0, 1) : screens();
  const measured = await measureScreens(copy.site, kinds, runs, CATEGORIES);
  const rows = kinds.map((screen, index) => rowOf(screen, measured[index]));
  const head = [
    "screen",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "FCP ms",
    "LCP ms",
    "TBT ms",
    "CLS",
    "sent",
  ];
  const misses = kinds.flatMap((screen, index) => missesOf(screen, measured[index]));
  return {
    name: "lighthouse",
    parts: [
      `Medians of ${runs} loads. Aim: ${AIM.points} points each, LCP ≤ ${AIM.LCP} ms, TBT ≤ ${AIM.TBT} ms, CLS ${AIM.CLS}.`,
      [head, ...rows],
      misses.length > 0 ? misses.map((miss) => `- ${miss}`).join("\n") : "Every aim is met.",
    ],
  };
}

/**
 * @param site build folder to serve
 * @param categories of points, performance first
 * @param online measures behind TLS and HTTP/2, instead of plain HTTP
 * @returns medians, in the order of `kinds`
 */
export async function measureScreens(
  site: string,
  kinds: Screen[],
  runs: number,
  categories: readonly string[],
  online = false,
): Promise<Measured[]> {
  const key = `${site} ${online}`;
  const before = known.get(key);
  if (before) return before;
  const lighthouse = await installedLighthouse();
  const port = await freePort();
  const executablePath = measuringChromium();
  await using server = await startServer(site);
  await using front = online ? await startSecureFront(server.origin) : undefined;
  const { origin } = front ?? server;
  const measured: Measured[] = [];
  for (const { address, name } of kinds) {
    const loads: Measured[] = [];
    for (let run = 0; run < runs; run++)
      loads.push(await measureInNewBrowser(lighthouse, `${origin}${address}`, port, executablePath, categories));
    console.log(`  ${name}: LCP ${loads.map(({ LCP }) => Math.round(LCP)).join(", ")} ms`);
    measured.push(mediansOf(loads));
  }
  known.set(key, measured);
  return measured;
}

/** A browser for each load: nothing is left of the one before. */
async function measureInNewBrowser(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  executablePath: string,
  categories: readonly string[],
): Promise<Measured> {
  for (let attempt = 1; ; attempt++) {
    const browser = await chromium.launch({
      executablePath,
      args: [...BROWSER_FLAGS, TAKES_ANY_CERTIFICATE, `--remote-debugging-port=${port}`],
    });
    try {
      return await measureOnce(lighthouse, url, port, categories);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`  once more: ${error instanceof Error ? error.message : error}`);
    } finally {
      await browser.close();
    }
  }
}

async function measureOnce(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  categories: readonly string[],
): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: [...categories],
    ignoreStatusCode: true, // the page for unknown addresses is a screen like others
    disableFullPageScreenshot: true,
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${lhr?.runtimeError?.message ?? "no result"}`);
  usesTool(`Lighthouse ${lhr.lighthouseVersion}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    points: categories.map((id) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)),
    FCP: value("first-contentful-paint"),
    LCP: value("largest-contentful-paint"),
    TBT: value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    failed,
  };
}

function mediansOf(loads: Measured[]): Measured {
  const of = (value: (load: Measured) => number) => median(loads.map(value));
  return {
    points: loads[0]?.points.map((_, index) => of(({ points }) => points[index] ?? Number.NaN)) ?? [],
    FCP: of(({ FCP }) => FCP),
    LCP: of(({ LCP }) => LCP),
    TBT: of(({ TBT }) => TBT),
    CLS: of(({ CLS }) => CLS),
    bytes: of(({ bytes }) => bytes),
    failed: [...new Set(loads.flatMap(({ failed }) => failed))],
  };
}

function rowOf({ name }: Screen, measured: Measured | undefined): Table[number] {
  if (!measured) return [name];
  const { points, FCP, LCP, TBT, CLS, bytes } = measured;
  return [name, ...points, Math.round(FCP), Math.round(LCP), Math.round(TBT), CLS.toFixed(3), kilobytes(bytes)];
}

function missesOf({ name, unlisted }: Screen, measured: Measured | undefined): string[] {
  if (!measured) return [];
  const { points, LCP, TBT, CLS, failed } = measured;
  const misses = points.flatMap((reached, index) => (reached < AIM.points ? [`${CATEGORIES[index]} ${reached}`] : []));
  if (Math.round(LCP) > AIM.LCP) misses.push(`LCP ${Math.round(LCP)} ms`);
  if (Math.round(TBT) > AIM.TBT) misses.push(`TBT ${Math.round(TBT)} ms`);
  if (CLS > AIM.CLS) misses.push(`CLS ${CLS.toFixed(3)}`);
  if (misses.length === 0) return [];
  const causes = failed.length > 0 ? ` (${failed.join(", ")})` : "";
  return [`${name}: ${misses.join(", ")}${causes}${unlisted ? `; ${unlisted}` : ""}`];
}
