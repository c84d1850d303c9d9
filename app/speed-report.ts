/**
 * Reports what was done on which page, and how fast it was, to this site's own server (specification §9): numbers only, no cookie, no identifier.
 * Loaded when the page has come to rest, and sent when it is left, in one request.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { VisitKind } from "../contract/visit-kinds.ts";
import { VITALS_PATH } from "../contract/vitals-path.ts";
import { MOBILE_BREAKPOINT } from "./limits.ts";
import { countVisit, takeVisits } from "./visit-counts.ts";

type Vital = Pick<Metric, "name" | "value" | "rating">;

/** What touching a link means. */
const LINKS: [beginning: string, kind: VisitKind][] = [
  ["tel:", "call"],
  ["https://zalo.me/", "zalo"],
  ["mailto:", "mail"],
];

/** Starts measuring; call once. */
export function reportSpeed(): void {
  const vitals = new Map<string, Vital>();
  const keep = ({ name, value, rating }: Metric) => vitals.set(name, { name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  addEventListener("click", ({ target }) => {
    // As it is written: the href of a link in a drawing is no text.
    const address = target instanceof Element && target.closest("a")?.getAttribute("href");
    const kind = address && LINKS.find(([beginning]) => address.startsWith(beginning))?.[1];
    if (kind) countVisit(kind);
  });
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    // The last measurements are reported by the library in this same event: let them arrive first.
    queueMicrotask(() => report([...vitals.values()]) && vitals.clear());
  });
}

/** @returns whether there was anything to report */
function report(vitals: Vital[]): boolean {
  const phone = matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`).matches;
  // Measured was the page of the full load, wherever the visitor has gone since.
  const [load] = performance.getEntriesByType("navigation");
  const landed = load ? new URL(load.name).pathname : location.pathname;
  const counts = takeVisits();
  if (vitals.length > 0) counts[landed] ??= {};
  const pages = Object.entries(counts).map(([page, counts]) => ({
    page,
    counts,
    phone,
    ...(page === landed && vitals.length > 0 && { vitals }),
  }));
  return pages.length > 0 && navigator.sendBeacon(VITALS_PATH, JSON.stringify(pages.slice(0, 20)));
}
