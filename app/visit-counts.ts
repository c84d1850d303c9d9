/**
 * What was done on which page of this visit, told to this site's own server when the page is left (specification §9): numbers only, no cookie, no
 * identifier; until then in memory, nothing is kept in the browser. How fast the page was joins it, for who does something there.
 */
import { LONGEST_PATH, MOST_COUNTED, MOST_PAGES, type VisitKind } from "../contract/visit-kinds.ts";
import { VITALS_PATH } from "../contract/vitals-path.ts";
import type { VitalReport } from "../contract/web-vitals.ts";
import { MOBILE_BREAKPOINT } from "./limits.ts";
import { atNextSign } from "./ui/window/visitor-here.ts";

/** Milliseconds: the first sign is often a click, and the screen it asks for goes before the measuring; between the delays a screen may have (limits.ts). */
const OUT_OF_THE_WAY = 750;

type Counts = Partial<Record<VisitKind, number>>;

/** What touching a link means. */
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
 * Begins to count links and to report, the first time it is called. What measures the speed comes behind the first sign of a visitor: the browser has kept until
 * then what there was to measure, and a page that is only loaded fetches nothing for it.
 */
export function reportVisits(): void {
  if (reporting) return;
  reporting = true;
  atNextSign(() => setTimeout(beginToMeasure, OUT_OF_THE_WAY));
  addEventListener("click", ({ target }) => {
    // As it is written: the href of a link in a drawing is no text.
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
    () => {}, // what was done is told all the same
  );
}

function report(): void {
  const phone = matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`).matches;
  // Measured was the page of the full load, wherever the visitor has gone since.
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
  // What is not taken (too much is under way) is told the next time.
  if (pages.length === 0 || !navigator.sendBeacon(VITALS_PATH, JSON.stringify(pages))) return;
  for (const { page, vitals: measured } of pages) {
    delete counted[page];
    if (measured) vitals.clear();
  }
}
