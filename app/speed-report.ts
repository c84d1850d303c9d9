/** How fast the page was, for the report of visits (visit-counts.ts): a file of its own, so that its library is fetched with it and not with every page. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalReport } from "../contract/web-vitals.ts";

/** @param keep called with each measurement, and again when it changes */
export function measureSpeed(keep: (vital: VitalReport) => void): void {
  const measured = ({ name, value, rating }: Metric) => keep({ name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(measured);
}
