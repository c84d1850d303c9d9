/** Counts the measurements of visitors' browsers, in memory: how fast the site is where it is used. */
import type { VitalReport } from "../../contract/web-vitals.ts";

/** How many of the latest values of each measurement are kept; the percentiles are calculated from these. */
const KEPT = 1_000;

/** One measurement, summed up. Values in milliseconds, CLS without unit. */
export interface VitalSummary {
  name: VitalReport["name"];
  ratings: Record<VitalReport["rating"], number>;
  percentiles: { p50: number; p75: number; p95: number };
}

/** The running count. */
export interface VitalsTally {
  add(report: VitalReport): void;
  /** One for each measurement reported since the start. */
  summaries(): VitalSummary[];
}

interface Measured {
  ratings: VitalSummary["ratings"];
  values: number[];
  /** Where the next value goes: the oldest makes room. */
  next: number;
}

/** A tally with nothing in it. */
export function vitalsTally(): VitalsTally {
  const measurements = new Map<VitalReport["name"], Measured>();
  return {
    add({ name, value, rating }) {
      const measured = measurements.get(name) ?? {
        ratings: { good: 0, "needs-improvement": 0, poor: 0 },
        values: [],
        next: 0,
      };
      measurements.set(name, measured);
      measured.ratings[rating]++;
      measured.values[measured.next] = value;
      measured.next = (measured.next + 1) % KEPT;
    },
    summaries: () =>
      [...measurements].map(([name, { ratings, values }]) => {
        const sorted = values.toSorted((one, other) => one - other);
        const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
        return { name, ratings, percentiles: { p50: at(0.5), p75: at(0.75), p95: at(0.95) } };
      }),
  };
}
