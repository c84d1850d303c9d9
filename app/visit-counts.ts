/**
 * Counts what a visitor does on each page of the visit and reports it to this site's own server when the page is left (specification §9): numbers only, no
 * cookie, no identifier. Until then the counts are in memory; nothing is kept in the browser. For a visitor who does something on the page, its speed is
 * reported too.
 */
import { LONGEST_PATH, MOST_COUNTED, MOST_PAGES, type VisitKind } from "../contract/visit-kinds.ts";
import { VITALS_PATH } from "../contract/vitals-path.ts";
import type { VitalReport } from "../contract/web-vitals.ts";
import { MOBILE_BREAKPOINT } from "./limits.ts";
import { atNextSign } from "./ui/window/visitor-here.ts";

/**
 * Milliseconds from the first sign of a visitor until speed is measured: the sign is often a click, and the screen it asks for goes first. Lies between the
 * delays that a screen may have (limits.ts).
 */
const OUT_OF_THE_WAY = 750;

type Counts = Partial<Record<VisitKind, number>>;

/** What a click on a link counts as, by how its address begins. */
const LINKS: [beginning: string, kind: VisitKind][] = [
  ["tel:", "call"],
  ["https://zalo.me/", "zalo"],
  ["mailto:", "mail"],
];

const counted: Record<string, Counts> = {};
let reporting = false;
const vitals = new Map<string, VitalReport>();

/** Counts one more on the page in view. What the server would not take is not counted: it would refuse the whole report. */
export function countVisit(kind: VisitKind): void {
  const counts = countsOf(location.pathname);
  counts[kind] = Math.min((counts[kind] ?? 0) + 1, MOST_COUNTED);
}

function countsOf(page: string): Counts {
  if (page.length > LONGEST_PATH) return {};
  counted[page] ??= {};
  return counted[page];
}

/**
 * Begins to count links and to report, the first time it is called. The script that measures speed is fetched after the first sign of a visitor: the browser
 * keeps the measurements until then, and a page that is only loaded does not fetch the script.
 */
export function reportVisits(): void {
  if (reporting) return;
  reporting = true;
  atNextSign(() => setTimeout(beginToMeasure, OUT_OF_THE_WAY));
  addEventListener("click", ({ target }) => {
    // Read as an attribute, because the `href` property of a link in an SVG is no string.
    const address = target instanceof Element && target.closest("a")?.getAttribute("href");
    const kind = address && LINKS.find(([beginning]) => address.startsWith(beginning))?.[1];
    if (kind) countVisit(kind);
  });
  addEventListener("visibilitychange", () => {
    // The last measurements are reported by the library in this same event: let them arrive first.
    if (document.visibilityState === "hidden") queueMicrotask(report);
  });
}

function beginToMeasure(): void {
  import("./speed-report.ts").then(
    ({ measureSpeed }) => measureSpeed((vital) => vitals.set(vital.name, vital)),
    () => {}, // the counts are reported without it
  );
}

function report(): void {
  const phone = matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`).matches;
  // The measurements are those of the page of the full load, wherever the visitor has gone since.
  const [load] = performance.getEntriesByType("navigation");
  const landed = load ? new URL(load.name).pathname : location.pathname;
  if (vitals.size > 0) countsOf(landed);
  const told = Object.entries(counted).slice(0, MOST_PAGES);
  const pages = told.map(([page, counts]) => ({
    page,
    counts,
    phone,
    ...(page === landed && vitals.size > 0 && { vitals: [...vitals.values()] }),
  }));
  // What the browser does not take (too much is under way) is reported the next time.
  if (pages.length === 0 || !navigator.sendBeacon(VITALS_PATH, JSON.stringify(pages))) return;
  for (const { page, vitals: measured } of pages) {
    delete counted[page];
    if (measured) vitals.clear();
  }
}
