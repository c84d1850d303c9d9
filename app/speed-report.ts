/**
 * Reports how fast the page was, to this site's own server (specification §9): numbers only, no cookie, no identifier.
 * Loaded when the page has come to rest, and sent when it is left, in one request.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { VITALS_PATH } from "../contract/vitals-path.ts";

type Report = Pick<Metric, "name" | "value" | "rating">;

/** Starts measuring; call once. */
export function reportSpeed(): void {
  const reports = new Map<string, Report>();
  const keep = ({ name, value, rating }: Metric) => reports.set(name, { name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || reports.size === 0) return;
    // The last measurements are reported by the library in this same event: let them arrive first.
    queueMicrotask(() => {
      navigator.sendBeacon(VITALS_PATH, JSON.stringify([...reports.values()]));
      reports.clear();
    });
  });
}
