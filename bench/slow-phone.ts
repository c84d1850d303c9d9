/**
 * Benchmark 10: the first view on a cheap phone on slow 4G, as it really comes and not as a simulation works it out: Chromium with a processor four times
 * slower behind a slow line (instruments/slow-line.ts), TLS and HTTP/2 before the server. It also tells what no simulation does: whether the site's fonts were
 * there in time.
 */
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../scripts/browser.ts";
import { startServer } from "../scripts/site-server.ts";
import { type Screen, screens } from "../tests/screens.ts";
import { measuringChromium, PHONE_SLOWDOWN, slowDown } from "./instruments/browser.ts";
import type { Effort } from "./instruments/effort.ts";
import type { Result } from "./instruments/report.ts";
import { startSecureFront, TAKES_ANY_CERTIFICATE } from "./instruments/secure-front.ts";
import { builtSiteCopy } from "./instruments/site-copy.ts";
import { openSlowLine } from "./instruments/slow-line.ts";
import { median } from "./instruments/statistics.ts";

/** Loads of each screen, each in a browser of its own. */
const RUNS = 9;
/** The window of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Families of app/styles/tokens.css. */
const FACES = ["Phudu", "Be Vietnam Pro"];
/** Milliseconds after the page has loaded within which the largest thing of its first view is painted; the search waits for half a second of that. */
const QUIET = 1500;

/** What one load took, in milliseconds from the beginning of the navigation. */
interface FirstView {
  FCP: number;
  LCP: number;
  fonts: number;
  /** Whether every face was there in time; one that was not is used from the next page on. */
  ownLetters: boolean;
}

/** Every kind of screen. */
export async function benchSlowPhone({ quick }: Effort): Promise<Result> {
  const runs = quick ? 1 : RUNS;
  const copy = await builtSiteCopy();
  const executablePath = measuringChromium();
  await using server = await startServer(copy.site);
  await using front = await startSecureFront(server.origin);
  await using line = await openSlowLine(Number(new URL(front.origin).port));
  const rows = [];
  for (const screen of quick ? screens().slice(0, 1) : screens()) {
    const views: FirstView[] = [];
    for (let run = 0; run < runs; run++) views.push(await firstView(screen, line.port, executablePath));
    const of = (value: (view: FirstView) => number) => Math.round(median(views.map(value)));
    const own = views.filter(({ ownLetters }) => ownLetters).length;
    rows.push([screen.name, of(({ FCP }) => FCP), of(({ LCP }) => LCP), of(({ fonts }) => fonts), `${own} of ${runs}`]);
    console.log(`  ${rows.at(-1)?.join(", ")}`);
  }
  return {
    name: "slow-phone",
    parts: [
      `Medians of ${runs} loads, each of an empty cache: milliseconds until the first paint, the largest, and the last of the fonts; and in how many loads the first paint had the site's letters.`,
      [["screen", "FCP ms", "LCP ms", "fonts ms", "own letters"], ...rows],
    ],
  };
}

async function firstView({ address }: Screen, port: number, executablePath: string): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, TAKES_ANY_CERTIFICATE] });
  try {
    const page = await browser.newPage(PHONE);
    await slowDown(page, PHONE_SLOWDOWN);
    await page.goto(`https://127.0.0.1:${port}${address}`);
    await page.waitForTimeout(QUIET);
    return await page.evaluate(readView, FACES);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. A face that came late is not used for text written later either, so words set in it now are as wide as without it. */
async function readView(faces: string[]): Promise<FirstView> {
  const largest = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
  const probe = document.body.appendChild(document.createElement("span"));
  Object.assign(probe.style, { position: "absolute", whiteSpace: "nowrap" });
  probe.textContent = "Mẫu chữ in khổ lớn";
  const widthIn = (families: string) => {
    probe.style.font = `700 100px ${families}`;
    return probe.getBoundingClientRect().width;
  };
  const ownLetters = faces.every((face) => widthIn(`"${face}", monospace`) !== widthIn("monospace"));
  probe.remove();
  const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
  return {
    FCP: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    LCP: largest,
    fonts: Math.max(...fonts.map((font) => (font as PerformanceResourceTiming).responseEnd)),
    ownLetters,
  };
}
